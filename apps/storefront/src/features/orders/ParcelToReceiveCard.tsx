import { minuteTime } from '@jicai/web/time/wire-time.ts';
import { qtyText } from '@jicai/domain/goods/pieces.ts';
import type { ParcelToReceive } from '@jicai/contract/orders/receipts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Link } from 'react-router';
import { RecordCard, RecordFact } from '@jicai/web/lists/RecordCard.tsx';
import { receiverPrintPath } from '../../app/paths.ts';
import { parcelTone } from './order-looks.ts';
import styles from './ParcelToReceiveCard.module.css';

/** A parcel with what is in it and for whom, without prices. */
export function ParcelToReceiveCard({
  parcel,
  onReceive,
}: {
  parcel: ParcelToReceive;
  onReceive: (() => void) | undefined;
}) {
  const { orderNo, logisticsName, logisticsNo, lines, items, receivedBy } = parcel;
  return (
    <RecordCard
      label={`包裹 ${orderNo}`}
      className={styles.card ?? ''}
      head={
        <>
          <RecordFact name="订单号">
            {orderNo}
            <CopyButton text={orderNo} label="订单号" />
          </RecordFact>
          <RecordFact name="下单人">{[parcel.orgName, parcel.userName].filter(Boolean).join(' · ')}</RecordFact>
          <RecordFact name="物流">{[logisticsName, logisticsNo].filter(Boolean).join(' ')}</RecordFact>
          {parcel.purchaseNo && <RecordFact name="采购单号">{parcel.purchaseNo}</RecordFact>}
        </>
      }
    >
      <ul className={styles.goods} aria-label="包裹内商品">
        {lines.map((line) => {
          const item = items.find(({ orderItemId }) => orderItemId === line.orderItemId);
          return (
            <li key={line.orderItemId} className={styles.line}>
              <ImageWithFallback src={line.imgUrl} alt="" className={styles.picture} />
              <span className={styles.words}>
                {line.itemName}
                <small>{[line.itemSpec, line.colorName, `编号 ${line.itemNo}`].filter(Boolean).join(' · ')}</small>
              </span>
              <span className={styles.qty}>
                × {qtyText(item?.qty ?? 0, line)}
                {item && item.receivedQty > 0 && item.receivedQty < item.qty && <small>已收 {item.receivedQty}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={styles.state}>
        <Tag tone={parcelTone(parcel.parcelState)} isState>
          {parcel.parcelStateText}
        </Tag>
        <small>
          {parcel.receiveTime ? `${minuteTime(parcel.receiveTime)} 收货` : `${minuteTime(parcel.shipTime)} 发货`}
        </small>
        {receivedBy.length > 0 && <small>验收人 {receivedBy.join('、')}</small>}
        {parcel.isPaused && <small>售后处理中</small>}
        <span className={styles.papers}>
          <Link to={receiverPrintPath('delivery', orderNo, parcel.parcelId)} target="_blank">
            送货单
          </Link>
          <Link to={receiverPrintPath('acceptance', orderNo, parcel.parcelId)} target="_blank">
            验收单
          </Link>
        </span>
      </div>
      {onReceive && (
        <div className={styles.act}>
          <Button look="fill" disabled={parcel.isPaused} onClick={onReceive}>
            验收
          </Button>
        </div>
      )}
    </RecordCard>
  );
}
