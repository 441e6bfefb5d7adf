import { parcelStates, type ParcelState } from '@jicai/domain/orders/tracking.ts';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Tag, type TagTone } from '@jicai/ui/display/Tag.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { post } from '@jicai/web/call/post.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order, Parcel } from './orders.queries.ts';
import styles from './OrderParcels.module.css';

const tones: Record<ParcelState, TagTone> = {
  [parcelStates.onTheWay]: 'brand',
  [parcelStates.signed]: 'info',
  [parcelStates.received]: 'ok',
  [parcelStates.astray]: 'danger',
  [parcelStates.returned]: 'grey',
};
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
  return (
    <>
      <p className={styles.sum}>
        已发 {shipped} / {due} 件
      </p>
      <progress className={styles.bar} value={shipped} max={Math.max(due, 1)} aria-label="发货进度" />
      {order.parcels.map((parcel, at) => (
        <OneParcel key={parcel.parcelId} parcel={parcel} no={at + 1} />
      ))}
    </>
  );
}

function OneParcel({ parcel, no }: { parcel: Parcel; no: number }) {
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
        <button type="button" className={styles.track} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '轨迹'}
        </button>
      </div>
      {isOpen && <Track parcelId={parcel.parcelId} />}
    </div>
  );
}

function Track({ parcelId }: { parcelId: string }) {
  const { data, error } = useQuery(trackQuery(parcelId));
  if (error) return <p className={styles.note}>{error.message}</p>;
  if (!data) return <LoadingBlock height={60} />;
  const items = data.list.map((step, at) => ({
    key: `${step.time}${step.context}`,
    text: step.context,
    note: step.time,
    ...(at === 0 && { tone: 'now' as const }),
  }));
  return items.length > 0 ? (
    <Timeline items={items} label="物流轨迹" className={styles.steps} />
  ) : (
    <p className={styles.note}>还没有轨迹</p>
  );
}
