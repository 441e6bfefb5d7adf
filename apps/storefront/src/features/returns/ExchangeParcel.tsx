import type { ReturnSheet } from '@jicai/contract/returns/returns.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { ReturnTrack } from './ReturnTrack.tsx';
import styles from './SendBackCard.module.css';

/** The exchange on its way to the buyer. */
export function ExchangeParcel({
  returnNo,
  parcel,
}: {
  returnNo: string;
  parcel: NonNullable<ReturnSheet['exchangeParcel']>;
}) {
  return (
    <Card title="换货商品">
      <Pairs>
        <Pair name="物流">
          {parcel.logisticsName} {parcel.logisticsNo}
          {parcel.logisticsNo && <CopyButton text={parcel.logisticsNo} label="物流单号" />}
          <span className={styles.time}>{shortTime(parcel.sendTime)} 发出</span>
        </Pair>
      </Pairs>
      <ReturnTrack returnNo={returnNo} direction="exchange" />
    </Card>
  );
}
