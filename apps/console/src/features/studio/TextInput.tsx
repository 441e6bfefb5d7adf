import { Field } from '@jicai/ui/forms/Field.tsx';

/** A field that writes each change into the draft. */
export function TextInput({
  label,
  value,
  help,
  rows,
  max = 100,
  type = 'text',
  onChange,
}: {
  label: string;
  value: string;
  help?: string;
  rows?: number;
  max?: number;
  type?: 'text' | 'color';
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} help={help}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            type={type}
            maxLength={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <textarea
            {...control}
            rows={rows}
            maxLength={max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
