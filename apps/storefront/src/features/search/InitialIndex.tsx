import { cx } from '@jicai/ui/style/cx.ts';
import styles from './InitialIndex.module.css';
import { initialOf } from './initial-of.ts';

/** A letter, and whether a name stands under it. */
export interface UnderLetter {
  letter: string;
  holds: (name: string) => boolean;
}

/** Letters that names stand under; pressing one again shows all. */
export function InitialIndex({
  names,
  under,
  onChoose,
}: {
  names: readonly string[];
  /** Undefined for all. */
  under: UnderLetter | undefined;
  onChoose: (under: UnderLetter | undefined) => void;
}) {
  const letters = [...new Set(names.map(initialOf))].toSorted((a, b) => rankOf(a) - rankOf(b));
  return (
    <span className={styles.index}>
      {letters.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={one === '#' ? '其他名称' : `${one} 开头的名称`}
          aria-pressed={one === under?.letter}
          className={cx(styles.letter, one === under?.letter && styles.on)}
          onClick={() =>
            onChoose(one === under?.letter ? undefined : { letter: one, holds: (name) => initialOf(name) === one })
          }
        >
          {one}
        </button>
      ))}
    </span>
  );
}

/** '#' stands after Z. */
const rankOf = (letter: string) => (letter === '#' ? 100 : letter.charCodeAt(0));
