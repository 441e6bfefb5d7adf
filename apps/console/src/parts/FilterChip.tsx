import { IconChevronDown, IconX } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Dropdown } from 'antd';
import styles from './FilterChip.module.css';
import { useLateOverlay } from './use-late-overlay.ts';

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
  const { isBuilt, isOpen, setOpen, face } = useLateOverlay();
  const menu = { items, selectable: true, selectedKeys: [value], onClick: ({ key }: { key: string }) => onChange(key) };
  const button = (
    <button type="button" aria-haspopup="menu" {...face}>
      {label}
      {chosen ? <b>{chosen.label}</b> : <IconChevronDown size={14} />}
    </button>
  );
  return (
    <span className={cx(styles.chip, chosen && styles.set)}>
      {isBuilt ? (
        <Dropdown menu={menu} trigger={['click']} open={isOpen} onOpenChange={setOpen}>
          {button}
        </Dropdown>
      ) : (
        button
      )}
      {chosen && (
        <button type="button" aria-label={`清除${label}`} onClick={() => onChange('')}>
          <IconX size={14} />
        </button>
      )}
    </span>
  );
}
