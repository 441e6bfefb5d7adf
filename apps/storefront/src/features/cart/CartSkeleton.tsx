import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import styles from './CartSkeleton.module.css';

/** Two suppliers with their lines, on their way. */
export function CartSkeleton() {
  return (
    <Loading>
      <Skeleton width={160} height={28} className={styles.title} />
      {[0, 1].map((group) => (
        <div key={group} className={styles.card}>
          <Skeleton width={200} height={20} />
          {[0, 1, 2].map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton width={72} height={72} radius={6} />
              <span>
                <Skeleton width="64%" />
                <Skeleton width="40%" height={12} />
              </span>
              <Skeleton width={108} height={34} />
            </div>
          ))}
        </div>
      ))}
    </Loading>
  );
}
