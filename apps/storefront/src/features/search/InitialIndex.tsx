import { cx } from '@jicai/ui/style/cx.ts';
import styles from './InitialIndex.module.css';
import { initialOf } from './initial-of.ts';

/** Letters that names stand under; pressing one again shows all. */
export function InitialIndex({
  names,
  letter,
  onChoose,
}: {
  names: readonly string[];
  /** '' for all. */
  letter: string;
  onChoose: (letter: string) => void;
}) {
  const letters = [...new Set(names.map(initialOf))].toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <span className={styles.index}>
      {letters.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={one === '#' ? '其他名称' : `${one} 开头的名称`}
          aria-pressed={one === letter}
          className={cx(styles.letter, one === letter && styles.on)}
          onClick={() => onChoose(one === letter ? '' : one)}
        >
          {one}
        </button>
      ))}
    </span>
  );
}

export const standsUnder = (name: string, letter: string): boolean => initialOf(name) === letter;

/** '#' stands after Z. */
const rankOf = (letter: string) => (letter === '#' ? 100 : letter.charCodeAt(0));
