import styles from './CreditTrack.module.css';

/** How much of a credit is used and frozen, as a bar. Sums in fen. */
export function CreditTrack({
  creditLimit,
  usedFee,
  frozenFee,
}: {
  creditLimit: number;
  usedFee: number;
  frozenFee: number;
}) {
  const part = (fen: number) => ({
    width: `${creditLimit > 0 ? Math.min(100, (Math.max(0, fen) / creditLimit) * 100) : 0}%`,
  });
  return (
    <span className={styles.track} aria-hidden="true">
      <i className={styles.used} style={part(usedFee)} />
      <i className={styles.frozen} style={part(frozenFee)} />
    </span>
  );
}
