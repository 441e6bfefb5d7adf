import { Button } from '@jicai/ui/buttons/Button.tsx';
import { ChipPopover } from '../../parts/ChipPopover.tsx';
import styles from './SearchChip.module.css';

interface TypedField {
  name: string;
  label: string;
  value: string;
}

/** A filter that is typed: dashed while it is only possible, tinted while it is set. */
export function TypedChip({
  label,
  shown,
  fields,
  onApply,
}: {
  label: string;
  shown: string;
  fields: readonly TypedField[];
  onApply: (values: Record<string, string>) => void;
}) {
  const clear = () => onApply(Object.fromEntries(fields.map(({ name }) => [name, ''])));
  return (
    <ChipPopover label={label} chosen={shown || undefined} onClear={clear}>
      {(close) => (
        <TypedForm
          fields={fields}
          onApply={(values) => {
            close();
            onApply(values);
          }}
        />
      )}
    </ChipPopover>
  );
}

function TypedForm({
  fields,
  onApply,
}: {
  fields: readonly TypedField[];
  onApply: (values: Record<string, string>) => void;
}) {
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const typed = (name: string) => {
          const value = data.get(name);
          return typeof value === 'string' ? value.trim() : '';
        };
        onApply(Object.fromEntries(fields.map(({ name }) => [name, typed(name)])));
      }}
    >
      {fields.map(({ name, label, value }) => (
        <label key={name}>
          {label}
          <input name={name} defaultValue={value} maxLength={50} autoComplete="off" />
        </label>
      ))}
      <Button type="submit">确定</Button>
    </form>
  );
}
