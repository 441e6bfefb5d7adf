import { IconDots } from '@jicai/ui/icons/center-icons.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { useId, useRef } from 'react';
import styles from './MoreMenu.module.css';

interface MenuItem {
  key: string;
  text: string;
  /** Why it cannot be done now; it stays in reach and says so. */
  reason: string | undefined;
  /** Takes something away: apart from the others, so that no thumb meets it by mistake. */
  isApart: boolean;
  onChoose: () => void;
}

/** "⋯" with what is seldom wanted. It opens above everything, so no card cuts it; Esc and a press elsewhere close it. */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = () => {
    const [at, popup] = [button.current?.getBoundingClientRect(), menu.current];
    if (!at || !popup) return;
    const isLow = at.bottom + popup.offsetHeight + 8 > window.innerHeight;
    const top = isLow ? at.top - popup.offsetHeight - 4 : at.bottom + 4;
    popup.style.top = `${Math.max(8, top) + window.scrollY}px`;
    popup.style.left = `${Math.max(8, at.right - popup.offsetWidth) + window.scrollX}px`;
    popup.querySelector('button')?.focus({ preventScroll: true });
  };
  const choose = ({ reason, onChoose }: MenuItem) => {
    menu.current?.hidePopover();
    if (reason) toast.info(reason);
    else onChoose();
  };
  return (
    <>
      <button ref={button} type="button" className={styles.dots} aria-label={label} title="更多操作" popoverTarget={id}>
        <IconDots size={16} />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => newState === 'open' && place()}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            className={cx(item.isApart && styles.apart)}
            aria-disabled={item.reason ? true : undefined}
            title={item.reason}
            onClick={() => choose(item)}
          >
            {item.text}
          </button>
        ))}
      </div>
    </>
  );
}
