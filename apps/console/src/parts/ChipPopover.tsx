import { IconChevronDown, IconX } from '@jicai/ui/icons/icons.tsx';
import { cx } from '@jicai/ui/style/cx.ts';
import { Popover } from 'antd';
import type { ReactNode } from 'react';
import styles from './ChipPopover.module.css';
import chip from './FilterChip.module.css';
import { useLateOverlay } from './use-late-overlay.ts';

/** The frame of a filter that is chosen in a small window: dashed while it is only possible, tinted while it is set. */
export function ChipPopover({
  label,
  chosen,
  onClear,
  children,
}: {
  label: string;
  chosen: string | undefined;
  onClear: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const { isBuilt, isOpen, setOpen, face } = useLateOverlay();
  const isSet = chosen !== undefined;
  const button = (
    <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} {...face}>
      {label}
      {isSet ? <b className={styles.name}>{chosen}</b> : <IconChevronDown size={14} />}
    </button>
  );
  return (
    <span className={cx(chip.chip, isSet && chip.set)}>
      {isBuilt ? (
        <Popover
          content={children(() => setOpen(false))}
          trigger="click"
          placement="bottomLeft"
          arrow={false}
          open={isOpen}
          onOpenChange={setOpen}
          destroyOnHidden
        >
          {button}
        </Popover>
      ) : (
        button
      )}
      {isSet && (
        <button type="button" aria-label={`清除${label}`} onClick={onClear}>
          <IconX size={14} />
        </button>
      )}
    </span>
  );
}
