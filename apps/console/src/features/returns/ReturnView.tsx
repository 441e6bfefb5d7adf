import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import { Photos } from './Photos.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnParcel } from './ReturnParcel.tsx';
import type { ReturnSheet } from './returns.queries.ts';
import { ReturnWaybill } from './ReturnWaybill.tsx';

/** Everything about one sheet: what the customer says comes first, then goods, money, the way back and the record. */
export function ReturnView({ sheet }: { sheet: ReturnSheet }) {
  const reasons = new Set(Object.values(sheet.disabledReasons));
  return (
    <>
      {reasons.size > 0 && <Notice tone="info">{[...reasons].join('；')}</Notice>}
      {sheet.isAwaitingRed && <Notice tone="warn">订单已开专用发票，先等客户确认红字信息表，再退款。</Notice>}
      <DrawerSection title="客户说明" note={sheet.reasonName}>
        <p>{sheet.remark || '没有填写说明'}</p>
        <Photos urls={sheet.images} label="客户拍的" />
      </DrawerSection>
      <DrawerSection title="商品">
        <ReturnLines sheet={sheet} />
      </DrawerSection>
      {sheet.applyFee !== undefined && (
        <DrawerSection title="金额">
          <Money sheet={sheet} />
        </DrawerSection>
      )}
      {sheet.logistics && (
        <DrawerSection title="寄回">
          <ReturnParcel returnNo={sheet.returnNo} direction="back" parcel={sheet.logistics} />
          <Photos urls={sheet.logistics.images} label="寄回凭证" />
        </DrawerSection>
      )}
      {sheet.returnType === returnTypes.exchange && (
        <DrawerSection title="换成">
          <p>{sheet.exchangeItem ? `${sheet.exchangeItem.itemName} ${sheet.exchangeItem.itemSpec}` : '同款商品'}</p>
          {sheet.exchangeParcel && (
            <ReturnParcel returnNo={sheet.returnNo} direction="exchange" parcel={sheet.exchangeParcel} />
          )}
          <ReturnWaybill sheet={sheet} />
        </DrawerSection>
      )}
      {(sheet.auditRemark || sheet.refusalImages.length > 0) && (
        <DrawerSection title="我方答复">
          <p>{sheet.auditRemark}</p>
          <Photos urls={sheet.refusalImages} label="拒收凭证" />
        </DrawerSection>
      )}
      <DrawerSection title="记录">
        <Timeline label="售后记录" items={sheet.history.map(toItem)} />
      </DrawerSection>
    </>
  );
}

function Money({ sheet }: { sheet: ReturnSheet }) {
  return (
    <Pairs>
      <Pair name="申请金额">
        <Price tone="plain" fen={sheet.applyFee} />
      </Pair>
      {sheet.agreeFee !== undefined && (
        <Pair name="同意金额">
          <Price tone="plain" fen={sheet.agreeFee} />
        </Pair>
      )}
      {sheet.refund && (
        <Pair name="退款">
          <Price tone="plain" fen={sheet.refund.refundFee} /> {sheet.refund.way}
        </Pair>
      )}
    </Pairs>
  );
}

const toItem = ({ label, userName, time, remark }: ReturnSheet['history'][number], at: number) => ({
  key: `${time}${label}`,
  text: remark ? `${label}：${remark}` : label,
  note: `${shortTime(time)} · ${userName}`,
  ...(at === 0 && { tone: 'now' as const }),
});
