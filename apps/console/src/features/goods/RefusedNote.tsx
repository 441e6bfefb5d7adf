import styles from './goods-columns.module.css';

/** What was typed in a cell and not kept, and why: it stays there until it is typed anew or given up. */
export interface RefusedPrice {
  fen: number | null;
  reason: string;
}

export const RefusedNote = ({ refused }: { refused: RefusedPrice | undefined }) =>
  refused && (
    <small className={styles.why} title={refused.reason}>
      <span className="sr">没有保存：</span>
      {refused.reason}
    </small>
  );
