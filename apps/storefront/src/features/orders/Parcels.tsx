import type { Order } from '@jicai/contract/orders.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Card } from '@jicai/ui/Card.tsx';
import { CopyButton } from '@jicai/ui/CopyButton.tsx';
import { ImageWithFallback } from '@jicai/ui/ImageWithFallback.tsx';
import { Tag } from '@jicai/ui/Tag.tsx';
import { Timeline, type TimelineItem } from '@jicai/ui/Timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shortTime } from '../../app/wire-time.ts';
import { parcelTone } from './order-looks.ts';
import { trackQuery } from './orders.queries.ts';
import styles from './Parcels.module.css';

type Parcel = Order['parcels'][number];
const shownFirst = 3;
const isOnWay = ({ parcelState }: Parcel) => parcelState === 10 || parcelState === 20;

/** The parcels of an order with what is in them and their track. */
export function Parcels({
  order,
  onReceive,
  isBusy,
}: {
  order: Order;
  onReceive: (parcelId: string) => void;
  isBusy: boolean;
}) {
  const { parcels, lines } = order;
  // With one parcel on the way the order's own button does the same.
  const mayReceiveOne = order.actions.includes('receive') && parcels.filter(isOnWay).length > 1;
  return (
    <Card title="包裹与物流" note={`共 ${parcels.length} 个`}>
      {parcels.map((parcel, at) => (
        <div key={parcel.parcelId} className={styles.parcel}>
          <div className={styles.head}>
            <b>包裹 {at + 1}</b>
            <Tag tone={parcelTone(parcel.parcelState)} isState>
              {parcel.parcelStateText}
            </Tag>
            <span className={styles.carrier}>{parcel.logisticsName}</span>
            {parcel.logisticsNo && (
              <span className={styles.no}>
                {parcel.logisticsNo}
                <CopyButton text={parcel.logisticsNo} label="物流单号" />
              </span>
            )}
            {parcel.isPaused && <span className={styles.carrier}>售后处理中，自动收货已暂停</span>}
            {mayReceiveOne && isOnWay(parcel) && (
              <Button look="text" className={styles.receive} isBusy={isBusy} onClick={() => onReceive(parcel.parcelId)}>
                确认收到这个包裹
              </Button>
            )}
          </div>
          <div className={styles.body}>
            <ul className={styles.goods}>
              {parcel.items.map(({ orderItemId, qty }) => {
                const line = lines.find((one) => one.orderItemId === orderItemId);
                return (
                  <li key={orderItemId} title={line?.itemName}>
                    <ImageWithFallback src={line?.imgUrl} alt={line?.itemName ?? ''} className={styles.picture} />
                    <span className={styles.qty}>× {qty}</span>
                  </li>
                );
              })}
            </ul>
            <Track parcel={parcel} />
          </div>
        </div>
      ))}
    </Card>
  );
}

function Track({ parcel }: { parcel: Parcel }) {
  const { data } = useQuery(trackQuery(parcel.parcelId));
  const [isOpen, setIsOpen] = useState(false);
  const items = markNewest(stepsOf(parcel, data?.list ?? []), parcel.receiveTime ? 'ok' : 'now');
  return (
    <div>
      <Timeline items={isOpen ? items : items.slice(0, shownFirst)} label="物流轨迹" />
      {items.length > shownFirst && (
        <Button look="text" className={styles.all} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起轨迹' : `全部轨迹（${items.length}）`}
        </Button>
      )}
    </div>
  );
}

const toItem = ({ time, context }: { time: string; context: string }): TimelineItem => ({
  key: `${time} ${context}`,
  text: context,
  note: shortTime(time),
});
const shippedItem = ({ shipTime }: Parcel): TimelineItem => ({
  key: 'shipped',
  text: '供应商已发货',
  note: shortTime(shipTime),
});
const receivedItem = (time: string): TimelineItem => ({
  key: 'received',
  text: '已确认收货',
  note: shortTime(time),
});
/** The track ends with the receipt by itself; while it is not at hand the parcel's own times stand in. */
function stepsOf(parcel: Parcel, track: readonly { time: string; context: string }[]): TimelineItem[] {
  if (track.length > 0) return track.map(toItem);
  return parcel.receiveTime ? [receivedItem(parcel.receiveTime), shippedItem(parcel)] : [shippedItem(parcel)];
}
const markNewest = (items: TimelineItem[], tone: 'ok' | 'now'): TimelineItem[] =>
  items.map((item, at) => (at === 0 ? { ...item, tone } : item));
