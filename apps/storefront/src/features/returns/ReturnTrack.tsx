import type { ReturnDirection } from '@jicai/domain/returns/return-states.ts';
import { trackStates } from '@jicai/domain/orders/tracking.ts';
import { useQuery } from '@tanstack/react-query';
import { TrackTimeline } from '../orders/index.ts';
import { returnTrackQuery } from './returns.queries.ts';
import styles from './ReturnTrack.module.css';

/** The courier's steps of goods of a sheet; nothing while there are none. */
export function ReturnTrack({ returnNo, direction }: { returnNo: string; direction: ReturnDirection }) {
  const { data: lines = [] } = useQuery(returnTrackQuery(returnNo, direction));
  if (lines.length === 0) return null;
  return (
    <div className={styles.track}>
      <TrackTimeline lines={lines} tone={lines[0]?.state === trackStates.signed ? 'ok' : 'now'} />
    </div>
  );
}
