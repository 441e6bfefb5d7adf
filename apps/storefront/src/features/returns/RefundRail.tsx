import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { invoiceEffectText } from '@jicai/domain/returns/return-rules.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Sum, Sums, Total } from '@jicai/ui/lists/Sums.tsx';
import type { ApplyForm, sumUp } from './apply-form.ts';
import styles from './RefundRail.module.css';

/** What the request gives back, explained before it is sent: goods, the discount's share, freight, way and invoice. */
export function RefundRail({
  sums,
  returnType,
  withFreight,
  info,
}: {
  sums: ReturnType<typeof sumUp>;
  returnType: ApplyForm['returnType'];
  /** The seller is at fault. */
  withFreight: boolean;
  info: ResultOf<'/api/ShopReturn/GetApplyInfo'>;
}) {
  if (returnType === returnTypes.exchange) {
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
      <Sums className={styles.sums}>
        <Sum name="商品金额" note={`${sums.count} 种 ${sums.qty} 件`}>
          <Price fen={sums.goodsFen} tone="plain" />
        </Sum>
        {sums.discountFen > 0 && (
          <Sum name={sums.discountName}>
            <Price fen={-sums.discountFen} tone="plain" />
          </Sum>
        )}
        <Sum name="运费" note={withFreight ? '商家责任' : '非商家责任不退'}>
          <Price fen={sums.freightFen} tone="plain" />
        </Sum>
        {isLess && (
          <Sum name="最多可退">
            <Price fen={sums.maxFen} tone="plain" />
          </Sum>
        )}
        <Total name={isLess ? '申请退款' : '预计退款'}>
          <Price fen={Number.isNaN(sums.askedFen) ? null : sums.askedFen} fallback="–" />
        </Total>
      </Sums>
      <Pairs>
        <Pair name="退款方式">{info.refundWay}</Pair>
        <Pair name="发票">{invoiceEffectText(info.invoiceState)}</Pair>
        <Pair name="到账">
          {returnType === returnTypes.refund ? '商家验收退回的商品后退款；少收会相应减少' : '商家同意后退款'}。商家{' '}
          {info.auditDays} 天内未处理，系统自动同意
        </Pair>
      </Pairs>
    </Card>
  );
}
