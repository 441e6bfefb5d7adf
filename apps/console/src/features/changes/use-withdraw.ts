import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Change, refreshChanges } from './changes.queries.ts';

/** 撤回, after a question; only by who asked for the change. */
export function useWithdraw({ changeId, version, subjectName }: Change) {
  const write = useWriteOnce((_: void, requestId) =>
    post('/api/OpsChange/Withdraw', { data: { changeId, version, requestId } }),
  );
  const mutation = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: () => toast.ok('变更已撤回'),
    onSettled: () => void refreshChanges(),
  });
  return {
    isBusy: mutation.isPending,
    async withdraw() {
      const title = `撤回 ${subjectName} 的变更？`;
      if (await confirm({ title, text: '撤回后可以重新提交。', okText: '撤回' })) mutation.mutate();
    },
  };
}
