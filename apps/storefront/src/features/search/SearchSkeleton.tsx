import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import styles from './SearchSkeleton.module.css';
import type { View } from './use-view.ts';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Grey stand-ins in the shape of the goods, so that nothing moves when they come. */
export function GoodsSkeleton({ look }: { look: View | 'phone' }) {
  return (
    <Loading className={styles[look]}>
      {times(look === 'grid' ? 20 : 12).map((at) => (
        <div key={at} className={styles.piece}>
          {pieces[look]}
        </div>
      ))}
    </Loading>
  );
}

const pieces = {
  grid: (
    <>
      <Skeleton ratio="1 / .78" radius={6} />
      <Skeleton width="60%" height={28} />
      <Skeleton width={112} height={24} />
      <Skeleton height={40} />
      <Skeleton width="62%" height={18} />
      <Skeleton height={52} />
    </>
  ),
  list: (
    <>
      <Skeleton width={52} height={52} radius={6} />
      <Skeleton width="34%" height={34} />
      <Skeleton width="24%" />
      <Skeleton width="24%" height={32} />
    </>
  ),
  phone: (
    <>
      <Skeleton width={112} height={112} radius={6} />
      <span className={styles.text}>
        <Skeleton height={40} />
        <Skeleton width="60%" />
        <Skeleton width={96} height={22} />
      </span>
    </>
  ),
} as const;

/** Rows of facets that are on their way. */
export function FacetsSkeleton() {
  return (
    <div className={styles.facets} aria-hidden="true">
      {times(5).map((at) => (
        <div key={at} className={styles.facet}>
          <Skeleton width={40} />
          <Skeleton width={`${52 - at * 6}%`} />
        </div>
      ))}
      <div className={styles.more} />
    </div>
  );
}
