import type { BodyOf } from '@jicai/contract/index.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { FootBar } from '../../parts/FootBar.tsx';
import { refreshSettlements, type Settlement } from './settlements.queries.ts';

export type Claim = Omit<BodyOf<'/api/OpsOwnSettle/Dispute'>['data']['items'][number], 'lineId'>;
/** What the supplier marked as wrong, by row. */
export type Claims = Readonly<Record<string, Claim>>;

/** At the foot of the page while rows are marked as wrong: the way to hand them in, or to let them be. */
export function ClaimsBar({
  sheet: { settleId, version },
  claims,
  onDone,
}: {
  sheet: Settlement;
  claims: Claims;
  onDone: () => void;
}) {
  const items = Object.entries(claims).map(([lineId, claim]) => ({ lineId, ...claim }));
  const send = useWriteOnce((sent: typeof items, requestId) =>
    post('/api/OpsOwnSettle/Dispute', { data: { settleId, version, items: sent, requestId } }),
  );
  const dispute = useMutation({
    mutationFn: send,
    onSuccess() {
      toast.ok('异议已提交，等商城答复');
      onDone();
    },
    onSettled: () => void refreshSettlements(),
  });
  if (items.length === 0) return null;
  return (
    <FootBar label="异议" title={`${items.length} 行有异议`} note="提交后商城逐行答复，其余行不用改动">
      <Button onClick={onDone}>放弃</Button>
      <Button look="fill" isBusy={dispute.isPending} onClick={() => dispute.mutate(items)}>
        提交异议
      </Button>
    </FootBar>
  );
}
