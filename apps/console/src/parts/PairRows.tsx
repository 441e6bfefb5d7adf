import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconPlus, IconX } from '@jicai/ui/icons/icons.tsx';
import { useId } from 'react';
import styles from './PairRows.module.css';

interface Pair {
  name: string;
  value: string;
}

/** Lines of two fields each, such as name and value of a property, with a way to add one more and to take one away. */
export function PairRows({
  label,
  nameLabel,
  valueLabel,
  add,
  pairs,
  max,
  names = [],
  valuesOf = () => [],
  error,
  help,
  onChange,
}: {
  label: string;
  nameLabel: string;
  valueLabel: string;
  /** What the button that adds a line says. */
  add: string;
  pairs: readonly Pair[];
  max: number;
  /** What is offered while a name is typed. */
  names?: readonly string[];
  valuesOf?: (name: string) => readonly string[];
  error?: string | undefined;
  help?: string;
  onChange: (pairs: Pair[]) => void;
}) {
  const listId = useId();
  const set = (at: number, part: Partial<Pair>) =>
    onChange(pairs.map((pair, index) => (index === at ? { ...pair, ...part } : pair)));
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {pairs.map((pair, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity, and keep their places while they are typed
        <div key={at} className={styles.row}>
          <input
            aria-label={`${nameLabel} ${at + 1}`}
            placeholder={nameLabel}
            value={pair.name}
            list={names.length > 0 ? `${listId}-names` : undefined}
            aria-invalid={error !== undefined}
            onChange={(event) => set(at, { name: event.target.value })}
          />
          <input
            aria-label={`${valueLabel} ${at + 1}`}
            placeholder={valueLabel}
            value={pair.value}
            list={`${listId}-${at}`}
            aria-invalid={error !== undefined}
            onChange={(event) => set(at, { value: event.target.value })}
          />
          <Choices id={`${listId}-${at}`} texts={valuesOf(pair.name)} />
          <button
            type="button"
            className={styles.remove}
            aria-label={`删除${label} ${at + 1}`}
            onClick={() => onChange(pairs.filter((_, index) => index !== at))}
          >
            <IconX size={16} />
          </button>
        </div>
      ))}
      <Choices id={`${listId}-names`} texts={names} />
      {pairs.length < max && (
        <Button look="text" size="sm" onClick={() => onChange([...pairs, { name: '', value: '' }])}>
          <IconPlus size={14} />
          {add}
        </Button>
      )}
      {(error ?? help) && (
        <p className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
          {error ?? help}
        </p>
      )}
    </fieldset>
  );
}

/** What a field offers while it is typed in. */
export const Choices = ({ id, texts }: { id: string; texts: readonly string[] }) => (
  <datalist id={id}>
    {texts.map((text) => (
      <option key={text} value={text}>
        {text}
      </option>
    ))}
  </datalist>
);
