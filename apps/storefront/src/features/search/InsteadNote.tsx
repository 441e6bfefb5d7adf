import styles from './InsteadNote.module.css';

/** The goods below are not those of the words that were typed. */
export function InsteadNote({ keyword, instead }: { keyword: string; instead: string }) {
  return (
    <p className={styles.note}>
      没有找到“{keyword}”，为您展示<b>“{instead}”</b>的结果
    </p>
  );
}
