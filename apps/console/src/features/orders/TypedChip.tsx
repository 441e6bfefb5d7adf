import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconChevronDown, IconX } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Popover } from 'antd';
import { useState } from 'react';
import chip from '../../parts/FilterChip.module.css';
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
  const [isOpen, setIsOpen] = useState(false);
  const apply = (values: Record<string, string>) => {
    setIsOpen(false);
    onApply(values);
  };
  return (
    <span className={cx(chip.chip, shown && chip.set)}>
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger="click"
        placement="bottomLeft"
        arrow={false}
        destroyOnHidden
        content={<TypedForm fields={fields} onApply={apply} />}
      >
        <button type="button" aria-haspopup="dialog" aria-expanded={isOpen}>
          {label}
          {shown ? <b className={styles.name}>{shown}</b> : <IconChevronDown size={14} />}
        </button>
      </Popover>
      {shown && (
        <button
          type="button"
          aria-label={`清除${label}`}
          onClick={() => onApply(Object.fromEntries(fields.map(({ name }) => [name, ''])))}
        >
          <IconX size={14} />
        </button>
      )}
    </span>
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
