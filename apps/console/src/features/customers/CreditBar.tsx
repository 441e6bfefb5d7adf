import { fenText } from '@jicai/ui/display/format-fen.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import type { CustomerRow } from './customers.queries.ts';
import styles from './CreditBar.module.css';

type Credit = NonNullable<CustomerRow['credit']>;

/** How much of a credit is used and held, as a bar with its figures; small in a row of a list. */
export function CreditBar({ credit, isSmall = false }: { credit: Credit; isSmall?: boolean }) {
  const total = credit.limitFee + credit.tempFee;
  const share = (fee: number) => `${total > 0 ? Math.min(100, Math.max(0, (fee / total) * 100)) : 0}%`;
  const words = `已用 ${fenText(credit.usedFee)}，冻结 ${fenText(credit.frozenFee)}，可用 ${fenText(credit.availFee)}`;
  return (
    <span className={cx(styles.credit, isSmall && styles.small)}>
      <span className="sr">{words}</span>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.used} style={{ width: share(credit.usedFee) }} />
        <i className={styles.frozen} style={{ width: share(credit.frozenFee) }} />
      </span>
      {isSmall ? (
        <small>
          {fenText(credit.usedFee + credit.frozenFee)} / {fenText(total)}
        </small>
      ) : (
        <span className={styles.figures} aria-hidden="true">
          <span>
            <i className={styles.used} />
            已用 {fenText(credit.usedFee)}
          </span>
          <span>
            <i className={styles.frozen} />
            冻结 {fenText(credit.frozenFee)}
          </span>
          <span>
            <i className={styles.left} />
            可用 {fenText(credit.availFee)}
          </span>
        </span>
      )}
    </span>
  );
}
