import type { SettlePreview } from '@jicai/contract/checkout.ts';
import { taxInFen } from '@jicai/domain/money.ts';
import { Card } from '@jicai/ui/Card.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import styles from './MoneyRail.module.css';

/** What the order costs, as the server computed it. */
export function MoneyRail({ preview }: { preview: SettlePreview }) {
  const lines = preview.groups.flatMap(({ items }) => items);
  // An estimate for display, line by line as on the order.
  const taxFen = lines.reduce((sum, line) => sum + taxInFen(line.payFee, line.taxRate), 0);
  return (
    <Card title="金额" size="sm">
      <dl className={styles.sums}>
        <dt>
          商品金额{' '}
          <small>
            {lines.length} 种 {preview.totalQty} 件
          </small>
        </dt>
        <dd>
          <Price fen={preview.goodsFee} tone="plain" className={styles.quiet} />
        </dd>
        {preview.discountFee > 0 && (
          <>
            <dt>优惠</dt>
            <dd>
              <Price fen={-preview.discountFee} tone="plain" />
            </dd>
          </>
        )}
        <dt>运费</dt>
        <dd>
          {preview.freightFee === 0 ? (
            '免运费'
          ) : (
            <Price fen={preview.freightFee} tone="plain" className={styles.quiet} />
          )}
        </dd>
      </dl>
      <div className={styles.total}>
        <b>应付合计</b>
        <Price fen={preview.payFee} className={styles.big} />
      </div>
      <p className={styles.tax}>
        含税价，税额估算 <Price fen={taxFen} tone="plain" className={styles.small} />
      </p>
    </Card>
  );
}
