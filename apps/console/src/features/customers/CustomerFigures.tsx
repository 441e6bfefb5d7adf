import { Price } from '@jicai/ui/display/Price.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { CreditBar } from './CreditBar.tsx';
import type { Customer } from './customers.queries.ts';
import styles from './CustomerFigures.module.css';

/** What a customer buys, may owe and is late with, in one strip. */
export function CustomerFigures({
  customer: { credit, monthFee, monthOrderCount, openOrderCount },
}: {
  customer: Customer;
}) {
  return (
    <dl className={styles.strip}>
      <div>
        <dt>本月采购</dt>
        <dd>
          <Price tone="plain" fen={monthFee} className={styles.figure} />
          <small>{monthOrderCount} 单</small>
        </dd>
      </div>
      <div className={styles.wide}>
        <dt>
          授信
          {credit && (
            <span>
              总额 <Price tone="plain" fen={credit.limitFee + credit.tempFee} />
            </span>
          )}
        </dt>
        <dd>{credit ? <CreditBar credit={credit} /> : <span className={styles.none}>未授信</span>}</dd>
      </div>
      <div>
        <dt>逾期</dt>
        <dd>
          <Price
            tone="plain"
            fen={credit?.overdueFee ?? 0}
            className={cx(styles.figure, credit && credit.overdueFee > 0 && styles.late)}
          />
          <small>{credit?.releasedUntil ? `放行至 ${credit.releasedUntil.slice(5, 16)}` : '付清后自动恢复账期'}</small>
        </dd>
      </div>
      <div>
        <dt>履约中订单</dt>
        <dd>
          <b className={styles.figure}>{openOrderCount}</b>
          <small>待发货与待收货</small>
        </dd>
      </div>
    </dl>
  );
}
