import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../style/cx.ts';
import styles from './Dialog.module.css';
import { IconX } from '../icons/icons.tsx';

/**
 * A dialog over the page, on the browser's own <dialog>: focus stays inside and comes back, Esc closes. With `isBlocking` neither Esc
 * nor a click outside closes it and there is no cross: only the buttons in `footer` do. `side` opens it as a drawer.
 */
export function Dialog({
  title,
  children,
  footer,
  onClose,
  isBlocking = false,
  width = 440,
  side = 'centre',
}: {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  onClose?: () => void;
  isBlocking?: boolean;
  /** Width in px, for 'centre' and 'right'. */
  width?: number;
  side?: 'centre' | 'right' | 'left' | 'bottom';
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** Where the button of the mouse went down: a list that opens under it makes of the click one on the dialog itself. */
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop closes; Esc does it by keyboard
    <dialog
      ref={ref}
      className={cx(styles.dialog, styles[side])}
      style={side === 'bottom' ? undefined : { width }}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBlocking) onClose?.();
      }}
      onKeyDownCapture={(event) => {
        // Chromium lets a second Esc through onCancel.preventDefault. An open list in the dialog closes before it does.
        if (event.key === 'Escape' && (isBlocking || hasOpenList(event.target))) event.preventDefault();
      }}
      onMouseDown={(event) => (pressed.current = event.target)}
      onClick={(event) => {
        // The second click of a double click on what opened it falls outside.
        const isOutside = event.target === ref.current && pressed.current === ref.current;
        if (!isBlocking && isOutside && event.detail < 2) onClose?.();
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {!isBlocking && onClose && (
            <button type="button" className={cx(styles.close, 'hit')} aria-label="关闭" onClick={onClose}>
              <IconX size={20} />
            </button>
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

const hasOpenList = (target: EventTarget) =>
  target instanceof Element && target.getAttribute('aria-expanded') === 'true';
