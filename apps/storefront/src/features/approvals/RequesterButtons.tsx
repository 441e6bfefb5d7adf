import type { Audit } from '@jicai/contract/approvals/approvals.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useApprovalTerms } from '../../app/use-approval-terms.ts';
import { useDecision } from './use-decision.ts';
import { withdrawText } from './withdraw-text.ts';

/** 催办 and 撤回 of who asked, as far as he may now; nothing for anybody else. */
export function RequesterButtons({ audit, onWithdrawn }: { audit: Audit; onWithdrawn?: () => void }) {
  const { decide, isBusy } = useDecision();
  const { withinDays } = useApprovalTerms();
  const { actions, tradeNo, version } = audit;
  const withdraw = async () => {
    const text = withdrawText({ orderCount: audit.orders.length, payFee: audit.payFee, withinDays });
    const isSure = await confirm({ title: '撤回这个申请？', text, okText: '撤回申请', cancelText: '先不撤回' });
    if (isSure && (await decide({ verb: 'Withdraw', tradeNo, version }))) onWithdrawn?.();
  };
  return (
    <>
      <RemindButton audit={audit} />
      {actions.includes('withdraw') && (
        <Button isBusy={isBusy} onClick={() => void withdraw()}>
          撤回申请
        </Button>
      )}
    </>
  );
}

/** While it may not be pressed again it says from when. */
function RemindButton({ audit: { actions, disabledReasons, tradeNo } }: { audit: Audit }) {
  const { decide, isBusy } = useDecision();
  const reason = disabledReasons['remind'];
  if (reason)
    return (
      <Button aria-disabled title={reason} armed={false} onClick={() => toast.info(reason)}>
        已催办
      </Button>
    );
  if (!actions.includes('remind')) return null;
  return (
    <Button isBusy={isBusy} onClick={() => void decide({ verb: 'Remind', tradeNo })}>
      催办
    </Button>
  );
}
