import { IconChevronDown, IconChevronUp, IconX } from '@jicai/ui/icons/icons.tsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from './Drawer.module.css';

/** The ways out of a drawer, as `drawerOf` of a list's address hands them over. */
export interface DrawerWays {
  onClose: () => void;
  /** To the row before and after; undefined at an end of the page. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

interface DrawerOptions extends DrawerWays {
  label: string;
  /** Number, state and the facts beneath them. */
  head: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * One row of a list in full: beside the list where there is room (1280 px), over it below. J and K go to the next row and
 * back, Esc closes; the list keeps its place.
 */
export function Drawer({ label, head, foot, onClose, onPrevious, onNext, children }: DrawerOptions) {
  useDrawerKeys({ onClose, onPrevious, onNext });
  return (
    <aside className={styles.drawer} aria-label={label}>
      <header className={styles.head}>
        <div className={styles.words}>{head}</div>
        <div className={styles.buttons}>
          <button type="button" aria-label="上一条" disabled={!onPrevious} onClick={onPrevious}>
            <IconChevronUp size={18} />
          </button>
          <button type="button" aria-label="下一条" disabled={!onNext} onClick={onNext}>
            <IconChevronDown size={18} />
          </button>
          <button type="button" aria-label="关闭" onClick={onClose}>
            <IconX size={18} />
          </button>
        </div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no pointer scrolls it with the arrow keys */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  );
}

/** The list and the open drawer beside it. */
export function WithDrawer({ drawer, children }: { drawer: ReactNode; children: ReactNode }) {
  return (
    <div className={drawer ? styles.split : undefined}>
      <div className={styles.list}>{children}</div>
      {drawer}
    </div>
  );
}

function useDrawerKeys({ onClose, onPrevious, onNext }: DrawerWays) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog, [role=menu]');
    if (isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') onClose();
    if (event.key === 'j') onNext?.();
    if (event.key === 'k') onPrevious?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
