import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { type RefundState, refundStates, refundStateTexts } from '@jicai/domain/payments/payment-states.ts';
import { invoiceEffectText } from '@jicai/domain/returns/return-rules.ts';
import { isOpenReturn, returnStates } from '@jicai/domain/returns/return-states.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import styles from './RefundCard.module.css';

const tones: Record<RefundState, TagTone> = {
  [refundStates.waiting]: 'info',
  [refundStates.processing]: 'info',
  [refundStates.succeeded]: 'ok',
  [refundStates.abnormal]: 'danger',
  [refundStates.closed]: 'grey',
};

/** What was asked for, agreed to and paid back, by which way, and what it does to the invoice. */
export function RefundCard({ sheet }: { sheet: ReturnSheet }) {
  const { applyFee, agreeFee, refundFee, refund, invoiceState } = sheet;
  const isChanged = refundFee !== undefined && refundFee !== (agreeFee ?? applyFee);
  return (
    <Card title="退款">
      <div className={styles.figures}>
        <Figure name="申请金额" fen={applyFee} />
        {agreeFee !== undefined && agreeFee !== applyFee && <Figure name="同意金额" fen={agreeFee} />}
        {isOpenReturn(sheet.returnState) || sheet.returnState === returnStates.completed ? (
          <Figure
            name={refund?.refundState === refundStates.succeeded ? '实退金额' : '应退金额'}
            fen={refundFee ?? agreeFee ?? applyFee}
            isMain
          />
        ) : (
          <span className={styles.none}>售后已关闭，未退款</span>
        )}
      </div>
      {isChanged && <p className={styles.note}>按商家实际验收的数量退款。</p>}
      <Pairs>
        {refund && (
          <Pair name="退款方式">
            {refund.way}
            <Tag tone={tones[refund.refundState] ?? 'grey'} isState className={styles.tag}>
              {refundStateTexts[refund.refundState] ?? ''}
            </Tag>
          </Pair>
        )}
        <Pair name="退款单号">{refund?.refundNo}</Pair>
        <Pair name="到账时间">{refund?.refundTime && shortTime(refund.refundTime)}</Pair>
        <Pair name="运费">{sheet.withFreight ? '商家责任，退款含该部分商品的运费' : '非商家责任，不退运费'}</Pair>
        <Pair name="发票">{invoiceEffectText(invoiceState)}</Pair>
      </Pairs>
    </Card>
  );
}

function Figure({ name, fen, isMain = false }: { name: string; fen: number; isMain?: boolean }) {
  return (
    <div className={styles.figure}>
      <div className={styles.name}>{name}</div>
      <Price fen={fen} tone="plain" className={isMain ? styles.main : styles.other} />
    </div>
  );
}
