import { useId } from 'react';
import { Checkbox } from './Checkbox.tsx';
import styles from './Choices.module.css';
import { cx } from '../style/cx.ts';
import field from './Field.module.css';

export interface Choice<K extends string | number = string> {
  key: K;
  label: string;
  /** May be neither ticked nor taken away. */
  disabled?: boolean;
}

/** Some of a few, as boxes to tick; `error` stands in the place of `help`. */
export function Choices<K extends string | number>({
  label,
  isRequired = false,
  help,
  error,
  choices,
  chosen,
  onChange,
}: {
  label: string;
  isRequired?: boolean;
  help?: string;
  error?: string | undefined;
  choices: readonly Choice<K>[];
  chosen: readonly K[];
  onChange: (chosen: readonly K[]) => void;
}) {
  const noteId = useId();
  const note = error ?? help;
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.choices} aria-describedby={note && noteId}>
      <legend className={cx(field.label, isRequired && field.required)}>
        {label}
        {isRequired && <span className="sr">，必选</span>}
      </legend>
      <div className={styles.boxes}>
        {choices.map(({ key, label: text, disabled = false }) => (
          <Checkbox
            key={key}
            isChecked={chosen.includes(key)}
            disabled={disabled}
            onChange={(isOn) => onChange(isOn ? [...chosen, key] : chosen.filter((one) => one !== key))}
          >
            {text}
          </Checkbox>
        ))}
      </div>
      {note && (
        <p id={noteId} className={error ? styles.error : styles.help} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
