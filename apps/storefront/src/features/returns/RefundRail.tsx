import type { ResultOf } from '@jicai/contract/index.ts';
import { invoiceEffectText } from '@jicai/domain/return-rules.ts';
import { Card } from '@jicai/ui/Card.tsx';
import { Price } from '@jicai/ui/Price.tsx';
import type { sumUp } from './apply-form.ts';
import styles from './RefundRail.module.css';

/** What the request gives back, explained before it is sent: goods, the discount's share, freight, way and invoice. */
export function RefundRail({
  sums,
  returnType,
  withFreight,
  info,
}: {
  sums: ReturnType<typeof sumUp>;
  returnType: number;
  /** The seller is at fault. */
  withFreight: boolean;
  info: ResultOf<'/api/ShopReturn/GetApplyInfo'>;
}) {
  if (returnType === 2) {
    return (
      <Card title="换货说明" size="sm">
        <p className={styles.text}>
          换货不涉及退款。商家收到退回的 {sums.qty} 件商品后发出换货商品；缺货时您可以改为退货退款。
        </p>
      </Card>
    );
  }
  const isLess = sums.askedFen < sums.maxFen;
  return (
    <Card title="退款说明" size="sm">
      <dl className={styles.sums}>
        <dt>
          商品金额{' '}
          <small>
            {sums.count} 种 {sums.qty} 件
          </small>
        </dt>
        <dd>
          <Price fen={sums.goodsFen} tone="plain" className={styles.quiet} />
        </dd>
        {sums.discountFen > 0 && (
          <>
            <dt>优惠分摊</dt>
            <dd>
              <Price fen={-sums.discountFen} tone="plain" className={styles.quiet} />
            </dd>
          </>
        )}
        <dt>
          运费 <small>{withFreight ? '商家责任' : '非商家责任不退'}</small>
        </dt>
        <dd>
          <Price fen={sums.freightFen} tone="plain" className={styles.quiet} />
        </dd>
        {isLess && (
          <>
            <dt>最多可退</dt>
            <dd>
              <Price fen={sums.maxFen} tone="plain" className={styles.quiet} />
            </dd>
          </>
        )}
      </dl>
      <div className={styles.total}>
        <b>{isLess ? '申请退款' : '预计退款'}</b>
        <Price fen={Number.isNaN(sums.askedFen) ? null : sums.askedFen} fallback="–" className={styles.big} />
      </div>
      <dl className={styles.facts}>
        <dt>退款方式</dt>
        <dd>{info.refundWay}</dd>
        <dt>发票</dt>
        <dd>{invoiceEffectText(info.invoiceState)}</dd>
        <dt>到账</dt>
        <dd>
          {returnType === 1 ? '商家验收退回的商品后退款；少收会相应减少' : '商家同意后退款'}。商家 {info.auditDays}{' '}
          天内未处理，系统自动同意
        </dd>
      </dl>
    </Card>
  );
}
