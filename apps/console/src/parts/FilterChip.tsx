import { IconChevronDown, IconX } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Dropdown } from 'antd';
import styles from './FilterChip.module.css';

export interface Choice {
  value: string;
  label: string;
}

/** A filter of a list: dashed while it is only possible, tinted with its value and a cross while it is set. '' is none. */
export function FilterChip({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}) {
  const chosen = choices.find((choice) => choice.value === value);
  const items = choices.map((choice) => ({ key: choice.value, label: choice.label }));
  const menu = { items, selectable: true, selectedKeys: [value], onClick: ({ key }: { key: string }) => onChange(key) };
  return (
    <span className={cx(styles.chip, chosen && styles.set)}>
      <Dropdown menu={menu} trigger={['click']}>
        <button type="button" aria-haspopup="menu">
          {label}
          {chosen ? <b>{chosen.label}</b> : <IconChevronDown size={14} />}
        </button>
      </Dropdown>
      {chosen && (
        <button type="button" aria-label={`清除${label}`} onClick={() => onChange('')}>
          <IconX size={14} />
        </button>
      )}
    </span>
  );
}
