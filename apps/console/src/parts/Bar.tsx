import styles from './Bar.module.css';

/** How much of the largest a row is; its number stands beside it. */
export const Bar = ({ part, whole, isPale = false }: { part: number; whole: number; isPale?: boolean }) => (
  <span className={styles.bar} aria-hidden="true" data-is-pale={isPale || undefined}>
    <i style={{ width: `${Math.max(0, Math.min(100, whole > 0 ? (part / whole) * 100 : 0))}%` }} />
  </span>
);
