import { Checkbox } from '@jicai/ui/Checkbox.tsx';
import { useId } from 'react';
import styles from './RuleDialog.module.css';
import type { Choice } from './rule-form.ts';

/** Some of a few, as boxes to tick. */
export function Choices<K extends string | number>({
  label,
  help,
  choices,
  chosen,
  onChange,
}: {
  label: string;
  help?: string;
  choices: readonly Choice<K>[];
  chosen: readonly K[];
  onChange: (chosen: readonly K[]) => void;
}) {
  const helpId = useId();
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.choices} aria-describedby={help && helpId}>
      <legend>{label}</legend>
      <div className={styles.boxes}>
        {choices.map(({ key, label: text }) => (
          <Checkbox
            key={key}
            isChecked={chosen.includes(key)}
            onChange={(isOn) => onChange(isOn ? [...chosen, key] : chosen.filter((one) => one !== key))}
          >
            {text}
          </Checkbox>
        ))}
      </div>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
