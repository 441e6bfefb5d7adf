import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import styles from './OrderListSkeleton.module.css';

/** Three order cards while the list comes. */
export function OrderListSkeleton() {
  return (
    <Loading>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.head}>
            <Skeleton width={280} />
          </div>
          <div className={styles.body}>
            <Skeleton width={64} height={64} />
            <div className={styles.words}>
              <Skeleton width="60%" />
              <Skeleton width="36%" height={12} />
            </div>
            <Skeleton width={72} />
            <Skeleton width={52} height={22} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
