import { actText } from '@jicai/domain/goods/goods-acts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actAtOnce, ActDialog, type RunKind } from './ActDialog.tsx';
import { type Act, filterPreviewQuery, type GoodsFilter, refreshGoods } from './goods.queries.ts';
import { PreviewRows } from './RunPreview.tsx';

interface Target {
  filter: GoodsFilter;
  /** The filter in words. */
  filterText: string;
  /** How many goods it holds, as the list counts them. */
  countText: string;
}

/** An act on all goods of a filter: what it is, how many there are and what it makes of the newest, then it begins. */
export function FilterRunDialog({
  target,
  opened,
  onClose,
}: {
  target: Target;
  opened: RunKind;
  onClose: (isDone: boolean) => void;
}) {
  const [act, setAct] = useState<Act | undefined>(actAtOnce(opened));
  if (!act) return <ActDialog kind={opened} count={target.countText} onClose={() => onClose(false)} onAct={setAct} />;
  return <FilterPreview target={target} act={act} onClose={onClose} />;
}

function FilterPreview({
  target: { filter, filterText },
  act,
  onClose,
}: {
  target: Target;
  act: Act;
  onClose: (isDone: boolean) => void;
}) {
  const query = useQuery(filterPreviewQuery(filter, act));
  const totalCount = query.data?.totalCount ?? 0;
  const begin = useWriteOnce(async (count: number, requestId) => {
    const data = { filter, filterText, act, totalCount: count, requestId };
    return (await post('/api/OpsGoods/ApplyFilterRun', { data })).resultData;
  });
  const run = useMutation({
    mutationFn: begin,
    meta: { isInline: true },
    onSuccess() {
      toast.ok('已开始修改，进度和撤销在修改记录');
      onClose(true);
    },
    onError: () => void query.refetch(),
    onSettled: () => void refreshGoods(),
  });
  return (
    <Dialog
      title={`预览：${actText(act)}`}
      width={720}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>取消</Button>
          <Button look="fill" isBusy={run.isPending} disabled={totalCount === 0} onClick={() => run.mutate(totalCount)}>
            修改 {totalCount.toLocaleString('zh-CN')} 个商品
          </Button>
        </>
      }
    >
      {run.error && <Notice tone="danger">{run.error.message}</Notice>}
      <QueryState query={query} skeleton={<LoadingBlock height={240} />}>
        {({ samples }) => (
          <>
            <Notice tone="info">
              {filterText}：共 {totalCount.toLocaleString('zh-CN')} 个商品
              {samples.length < totalCount && `，下面是最新的 ${samples.length} 个`}
              。在后台进行，不能改的会跳过并计数，完成后可整次撤销。
            </Notice>
            <PreviewRows rows={samples} act={act} />
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
