import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Timeline } from '@jicai/ui/lists/Timeline.tsx';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import styles from './TrackSteps.module.css';

interface Track {
  list: readonly { time: string; context: string }[];
}

/** The way of a parcel, the latest step first, or what stands in its place. */
export function TrackSteps<T extends Track, K extends QueryKey>({ query }: { query: UseQueryOptions<T, Error, T, K> }) {
  const { data, error } = useQuery(query);
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
