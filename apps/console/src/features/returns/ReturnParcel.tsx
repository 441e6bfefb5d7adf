import type { ReturnDirection } from '@jicai/domain/returns/return-states.ts';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { post } from '@jicai/web/call/post.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { TrackSteps } from '../../parts/TrackSteps.tsx';
import type { ReturnSheet } from './returns.queries.ts';
import styles from './ReturnParcel.module.css';

const path = '/api/OpsReturn/GetTrack';

const trackQuery = (returnNo: string, direction: ReturnDirection) =>
  queryOptions({
    queryKey: [path, returnNo, direction],
    queryFn: async ({ signal }) => (await post(path, { data: { returnNo, direction } }, { signal })).resultData,
  });

/** A parcel of a sheet: by whom it goes, since when, and its way on demand. */
export function ReturnParcel({
  returnNo,
  direction,
  parcel,
}: {
  returnNo: string;
  direction: ReturnDirection;
  parcel: NonNullable<ReturnSheet['logistics']>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.head}>
        <span>
          {parcel.logisticsName} {parcel.logisticsNo}
        </span>
        {parcel.logisticsNo && <CopyButton text={parcel.logisticsNo} label="运单号" />}
        <small>{shortTime(parcel.sendTime)} 寄出</small>
        <button type="button" className={styles.track} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '轨迹'}
        </button>
      </div>
      {isOpen && <TrackSteps query={trackQuery(returnNo, direction)} />}
    </>
  );
}
