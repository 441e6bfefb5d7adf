import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import type { Version } from './studio.queries.ts';

/** What may be done with a version, each after a question. */
export function useVersionActs(onChanged: () => Promise<void>) {
  const restoreOnce = useWriteOnce((versionId: string, requestId) =>
    post('/api/OpsStudio/Restore', { data: { versionId, requestId } }),
  );
  const restore = useMutation({
    mutationFn: restoreOnce,
    onSuccess: () => toast.ok('已放进草稿，发布后生效'),
    onSettled: () => void onChanged(),
  });
  const cancelOnce = useWriteOnce((versionId: string, requestId) =>
    post('/api/OpsStudio/CancelPlan', { data: { versionId, requestId } }),
  );
  const cancel = useMutation({
    mutationFn: cancelOnce,
    onSuccess: () => toast.ok('已取消'),
    onSettled: () => void onChanged(),
  });
  return {
    isBusy: restore.isPending || cancel.isPending,
    async restore({ versionId, versionNo }: Version) {
      const title = `用版本 ${versionNo} 替换草稿？`;
      const text = '现在的草稿会丢失；线上页面在发布之前不变。';
      if (await confirm({ title, text, okText: '替换草稿' })) restore.mutate(versionId);
    },
    async cancel({ versionId, versionNo, state, endTime }: Version) {
      const isWaiting = state === 'planned';
      const title = isWaiting ? `取消版本 ${versionNo} 的定时发布？` : `版本 ${versionNo} 到期后不再换回？`;
      const text = isWaiting
        ? '到时间不会上线；以后可以恢复成草稿再发布。'
        : `${minuteTime(endTime)} 之后继续使用这个版本。`;
      if (await confirm({ title, text, okText: isWaiting ? '取消定时' : '不再换回' })) cancel.mutate(versionId);
    },
  };
}
