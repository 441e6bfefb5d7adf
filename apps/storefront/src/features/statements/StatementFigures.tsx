import { cx } from '@jicai/ui/style/cx.ts';
import { Price } from '@jicai/ui/display/Price.tsx';
import styles from './StatementFigures.module.css';

interface Figure {
  name: string;
  /** An amount, a number of statements, or a day. */
  fen?: number;
  count?: number;
  text?: string;
  /** Larger than the others: what it comes to. */
  isMain?: boolean;
  isHot?: boolean;
}

/** A strip of figures, each under its name. */
export function StatementFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, fen, count, text, isMain, isHot }) => (
        <div
          key={name}
          className={cx(
            styles.figure,
            isMain && styles.main,
            isHot && styles.hot,
            fen === 0 && !isMain && styles.nought,
          )}
        >
          <dt>{name}</dt>
          <dd>{fen === undefined ? (text ?? `${count ?? 0} 张`) : <Price fen={fen} tone="plain" />}</dd>
        </div>
      ))}
    </dl>
  );
}
