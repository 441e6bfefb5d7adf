import type { PayPart } from '@jicai/domain/statements/statement-money.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import styles from './PayDialog.module.css';
import { balanceQuery, refreshStatements } from './statements.queries.ts';

/** What the balance can pay of these statements at once; nothing where it is empty. */
export function BalancePayment({
  spread,
  dueFen,
  onPaid,
}: {
  spread: (payFen: number) => { parts: PayPart[] };
  dueFen: number;
  onPaid: () => void;
}) {
  const { data: balanceFen = 0 } = useQuery(balanceQuery());
  const payFen = Math.min(balanceFen, dueFen);
  const send = useWriteOnce((parts: readonly PayPart[], requestId) =>
    post('/api/FinCheck/PayByBalance', {
      data: { allocations: parts.map(({ statementId, feeFen }) => ({ checkId: statementId, fee: feeFen })), requestId },
    }),
  );
  if (payFen === 0) return null;
  async function pay() {
    await send(spread(payFen).parts);
    await refreshStatements();
    toast.ok(`已用余额支付 ${fenText(payFen)}`);
    onPaid();
  }
  return (
    <p className={styles.balance}>
      <span>
        余额 <Price fen={balanceFen} tone="plain" />
      </span>
      <Button onClick={() => void pay()}>用余额支付 {fenText(payFen)}</Button>
    </p>
  );
}
