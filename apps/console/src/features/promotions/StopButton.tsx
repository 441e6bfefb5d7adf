import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type Promotion, refreshPromotions } from './promotions.queries.ts';

/** Stops a promotion, or lets it go on; orders that were placed keep what they have. */
export function StopButton({ promotion }: { promotion: Promotion }) {
  const { promotionId, promotionTitle, promotionState, changedMs } = promotion;
  const isStopped = promotionState === 'stopped';
  const once = useWriteOnce((stop: boolean, requestId) =>
    post('/api/OpsPromotion/SetState', { data: { promotionId, isStopped: stop, changedMs, requestId } }),
  );
  const change = useMutation({
    mutationFn: once,
    onSuccess: () => toast.ok(isStopped ? '已启用' : '已停用'),
    onSettled: () => void refreshPromotions(),
  });
  if (promotionState === 'over') return null;
  const act = isStopped ? '启用' : '停用';
  const ask = async () => {
    const text = isStopped ? '从现在起下单的买家又能享受。' : '已经下的订单不变，之后下单不再优惠。';
    if (await confirm({ title: `${act} ${promotionTitle}？`, text, okText: act })) change.mutate(!isStopped);
  };
  return (
    <Button
      look="text"
      size="sm"
      disabled={change.isPending}
      aria-label={`${act} ${promotionTitle}`}
      onClick={() => void ask()}
    >
      {act}
    </Button>
  );
}
