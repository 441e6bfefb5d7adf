import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import styles from './OrderBones.module.css';

/** Three order cards while the list comes. */
export function OrderBones() {
  return (
    <Loading>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.head}>
            <Skeleton width={280} />
          </div>
          <div className={styles.body}>
            <Skeleton width={72} height={72} />
            <div className={styles.words}>
              <Skeleton width="60%" />
              <Skeleton width="36%" height={12} />
            </div>
            <Skeleton width={72} className={styles.money} />
            <Skeleton width={52} height={22} className={styles.wide} />
            <Skeleton width={88} height={28} className={styles.wide} />
          </div>
          <div className={styles.foot}>
            <Skeleton width={96} height={36} radius={6} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
