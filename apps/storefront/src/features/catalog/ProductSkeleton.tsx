import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import styles from './ProductView.module.css';
import own from './ProductSkeleton.module.css';

/** The product page before its goods are known. */
export function ProductSkeleton() {
  const isPhone = useIsPhone();
  return (
    <Loading className={styles.page}>
      {!isPhone && (
        <div className={styles.crumbs}>
          <Skeleton width={320} />
        </div>
      )}
      <div className={styles.top}>
        <div className={own.pictures}>
          <Skeleton ratio={isPhone ? '1 / .92' : '1'} radius={isPhone ? 0 : 8} />
          {!isPhone && <Skeleton height={84} radius={6} />}
        </div>
        <div className={own.lines}>
          <Skeleton height={30} />
          <Skeleton width="64%" height={22} />
          <Skeleton height={140} radius={8} />
          <Skeleton width="72%" height={36} />
          <Skeleton width="56%" height={36} />
          <Skeleton width="48%" height={36} />
          <Skeleton width="40%" height={48} />
        </div>
      </div>
      <div className={styles.below}>
        <Skeleton height={isPhone ? 160 : 240} radius={8} />
        <Skeleton height={640} radius={8} />
      </div>
    </Loading>
  );
}
