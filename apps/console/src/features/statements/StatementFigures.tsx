import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import type { Statement } from './statements.queries.ts';

/** What a statement comes to, and what of it is invoiced, paid and still open. */
export function StatementFigures({ statement }: { statement: Statement }) {
  const { totalFee, orderFee, refundFee, adjustFee, invoicedFee, paidFee, unpaidFee, pendingFee, overdueDays } =
    statement;
  const isAdjusted = refundFee !== 0 || adjustFee !== 0;
  return (
    <FigureStrip>
      <Figure name="应收合计" fen={totalFee} note={isAdjusted ? '收货、退款与调整之和' : '收货之和'} />
      <Figure name="收货" fen={orderFee} />
      <Figure name="退款" fen={refundFee} />
      <Figure name="调整与结转" fen={adjustFee} />
      <Figure name="已开票" fen={invoicedFee} />
      <Figure name="已收" fen={paidFee} />
      <Figure
        name="未收"
        fen={unpaidFee}
        isLate={overdueDays > 0}
        note={pendingFee > 0 ? '其中有付款待确认' : undefined}
      />
    </FigureStrip>
  );
}
