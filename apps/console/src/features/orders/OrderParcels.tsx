import { waybillStates } from '@jicai/domain/tracking/waybill-numbers.ts';
import { parcelStates, type ParcelState } from '@jicai/domain/orders/tracking.ts';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { post } from '@jicai/web/call/post.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { DrawerSection } from '../../parts/DrawerSection.tsx';
import { TrackSteps } from '../../parts/TrackSteps.tsx';
import type { Order, Parcel } from './orders.queries.ts';
import { usePapers } from './print-papers.ts';
import styles from './OrderParcels.module.css';
import { useOpenLabel, useWaybillNumber } from './use-waybill-number.ts';
import { WaybillLine } from './WaybillLine.tsx';

const tones: Record<ParcelState, TagTone> = {
  [parcelStates.onTheWay]: 'brand',
  [parcelStates.signed]: 'info',
  [parcelStates.received]: 'ok',
  [parcelStates.astray]: 'danger',
  [parcelStates.returned]: 'grey',
};
const parcelPapers = [
  { paper: 'delivery', label: '送货单' },
  { paper: 'labels', label: '面单' },
] as const;
const trackPath = '/api/OpsOrder/GetTrack';

const trackQuery = (parcelId: string) =>
  queryOptions({
    queryKey: [trackPath, parcelId],
    queryFn: async ({ signal }) => (await post(trackPath, { data: { parcelId } }, { signal })).resultData,
  });

/** How much of an order has left, and its parcels with their way. */
export function OrderParcels({ order }: { order: Order }) {
  const due = order.lines.reduce((sum, line) => sum + line.qty - line.cancelledQty, 0);
  const shipped = order.lines.reduce((sum, line) => sum + line.shippedQty, 0);
  const { waybill, labels } = useWaybillNumber(order.orderNo, useMay()('ops.order.ship'));
  return (
    <>
      <p className={styles.sum}>
        已发 {shipped} / {due} 件
      </p>
      <progress className={styles.bar} value={shipped} max={Math.max(due, 1)} aria-label="发货进度" />
      {order.parcels.map((parcel, at) => (
        <OneParcel
          key={parcel.parcelId}
          orderNo={order.orderNo}
          parcel={parcel}
          no={at + 1}
          labelOf={labels.find(({ parcelId }) => parcelId === parcel.parcelId)?.waybillId}
        />
      ))}
      {waybill && <WaybillLine orderNo={order.orderNo} waybill={waybill} />}
    </>
  );
}

/** The number of an order that nothing leaves of, while it is not given back. */
export function LeftNumber({ orderNo }: { orderNo: string }) {
  const { waybill } = useWaybillNumber(orderNo, useMay()('ops.order.ship'));
  if (!waybill || waybill.state === waybillStates.refused) return null;
  return (
    <DrawerSection title="面单">
      <WaybillLine orderNo={orderNo} waybill={waybill} />
    </DrawerSection>
  );
}

function OneParcel({
  orderNo,
  parcel,
  no,
  labelOf,
}: {
  orderNo: string;
  parcel: Parcel;
  no: number;
  /** The number that the courier made a label of. */
  labelOf: string | undefined;
}) {
  const label = useOpenLabel(orderNo);
  const print = usePapers();
  const mayPrint = useMay()('ops.order.ship');
  const [isOpen, setIsOpen] = useState(false);
  const count = parcel.items.reduce((sum, item) => sum + item.qty, 0);
  return (
    <div className={styles.parcel}>
      <div className={styles.head}>
        <span>包裹 {no}</span>
        <Tag isState tone={tones[parcel.parcelState]}>
          {parcel.parcelStateText}
        </Tag>
        <span>
          {parcel.logisticsName} {parcel.logisticsNo}
        </span>
        {parcel.logisticsNo && <CopyButton text={parcel.logisticsNo} label="运单号" />}
        <span className={styles.note}>
          {count} 件 · {shortTime(parcel.shipTime)}
        </span>
        <span className={styles.acts}>
          {mayPrint &&
            parcelPapers.map(({ paper, label }) => (
              <button
                key={paper}
                type="button"
                disabled={print.isPending}
                onClick={() => print.mutate({ paper, orderNos: [orderNo], parcelId: parcel.parcelId })}
              >
                {label}
              </button>
            ))}
          {labelOf !== undefined && (
            <button type="button" disabled={label.isPending} onClick={() => label.open(labelOf)}>
              快递面单
            </button>
          )}
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? '收起' : '轨迹'}
          </button>
        </span>
      </div>
      {isOpen && <TrackSteps query={trackQuery(parcel.parcelId)} />}
    </div>
  );
}
