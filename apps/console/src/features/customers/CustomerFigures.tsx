import { Price } from '@jicai/ui/display/Price.tsx';
import cells from '../../parts/cells.module.css';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import strip from '../../parts/FigureStrip.module.css';
import { CreditBar } from './CreditBar.tsx';
import type { Customer } from './customers.queries.ts';

/** What a customer buys, may owe and is late with, in one strip. */
export function CustomerFigures({ customer }: { customer: Customer }) {
  const { credit, monthFee, monthOrderCount, openOrderCount, paid } = customer;
  const releasedNote = credit?.releasedUntil && `放行至 ${credit.releasedUntil.slice(5, 16)}`;
  return (
    <FigureStrip>
      <Figure name="本月采购" fen={monthFee} note={`${monthOrderCount} 单，履约中 ${openOrderCount} 单`} />
      <div className={strip.wide}>
        <dt>
          授信
          {credit && (
            <span>
              总额 <Price tone="plain" fen={credit.limitFee + credit.tempFee} />
            </span>
          )}
        </dt>
        <dd>{credit ? <CreditBar credit={credit} /> : <span className={cells.none}>未授信</span>}</dd>
      </div>
      <Figure
        name="逾期"
        fen={credit?.overdueFee ?? 0}
        isLate={credit !== undefined && credit.overdueFee > 0}
        note={releasedNote || '付清后自动恢复账期'}
      />
      <Figure
        name="平均回款"
        count={paid ? `${paid.days} 天` : <span className={cells.none}>—</span>}
        note={paid ? `${customer.termText}，近 ${paid.statementCount} 期` : customer.termText}
      />
    </FigureStrip>
  );
}
