import { IconX } from '@jicai/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

/** What may be done with the chosen rows; it floats at the foot of the window and moves nothing. */
export function SelectionBar({
  text,
  note,
  onClear,
  children,
}: {
  text: string;
  note?: string;
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="批量操作">
      <b>{text}</b>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.acts}>{children}</span>
      <button type="button" className={styles.clear} aria-label="清除选择" onClick={onClear}>
        <IconX size={16} />
      </button>
    </div>
  );
}
