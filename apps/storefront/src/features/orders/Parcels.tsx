import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import type { Order } from '@jicai/contract/orders/orders.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { ImageWithFallback } from '@jicai/ui/display/ImageWithFallback.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { parcelPrintPath } from '../../app/paths.ts';
import { ReceiveDialog } from '../returns/index.ts';
import { parcelTone } from './order-looks.ts';
import { trackQuery } from './orders.queries.ts';
import styles from './Parcels.module.css';
import { type TrackLine, TrackTimeline } from './TrackTimeline.tsx';

type Parcel = Order['parcels'][number];
const isOnWay = ({ parcelState }: Parcel) =>
  parcelState === parcelStates.onTheWay || parcelState === parcelStates.signed;

const papers = [
  { type: 'delivery', name: '送货单' },
  { type: 'acceptance', name: '验收单' },
] as const;

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
  const [openedId, setOpened] = useState('');
  const opened = parcels.find((parcel) => parcel.parcelId === openedId);
  // With one parcel on the way the order's own button does the same.
  const mayReceive = order.actions.includes('receive');
  const mayReceiveOne = mayReceive && parcels.filter(isOnWay).length > 1;
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
            <span className={styles.papers}>
              {papers.map(({ type, name }) => (
                <Link
                  key={type}
                  to={parcelPrintPath(type, order.orderNo, parcel.parcelId)}
                  target="_blank"
                  className={styles.paper}
                  aria-label={`打印包裹 ${at + 1} 的${name}`}
                >
                  {name}
                </Link>
              ))}
            </span>
            {mayReceive && isOnWay(parcel) && !parcel.isPaused && (
              <Button look="text" className={styles.receive} onClick={() => setOpened(parcel.parcelId)}>
                少货、破损、错货
              </Button>
            )}
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
      {opened && <ReceiveDialog order={order} parcel={opened} onClose={() => setOpened('')} />}
    </Card>
  );
}

function Track({ parcel }: { parcel: Parcel }) {
  const { data } = useQuery(trackQuery(parcel.parcelId, isOnWay(parcel)));
  return <TrackTimeline lines={linesOf(parcel, data?.list ?? [])} tone={toneOf(parcel)} />;
}

function toneOf({ parcelState }: Parcel): 'ok' | 'now' | 'warn' {
  if (parcelState === parcelStates.signed || parcelState === parcelStates.received) return 'ok';
  return parcelState === parcelStates.onTheWay ? 'now' : 'warn';
}

/** While the track is not at hand the parcel's own times stand in. */
function linesOf({ shipTime, receiveTime }: Parcel, track: readonly TrackLine[]): readonly TrackLine[] {
  if (track.length > 0) return track;
  const shipped = { time: shipTime, context: '供应商已发货' };
  return receiveTime ? [{ time: receiveTime, context: '已确认收货' }, shipped] : [shipped];
}
