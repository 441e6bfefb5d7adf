import { useEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from '../style/cx.ts';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '../icons/icons.tsx';
import { dismissToast, toastStore } from './toast.ts';
import styles from './ToastHost.module.css';

const marks = { ok: IconCircleCheck, error: IconAlertCircle, info: IconInfoCircle };

/** Draws the toasts; stands once in the app. In the top layer, so that it is also seen over an open dialog. */
export function ToastHost() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = ref.current;
    // Shown anew for each message: the newest element of the top layer lies above a dialog opened before.
    if (!host?.showPopover) return;
    if (host.matches(':popover-open')) host.hidePopover();
    if (messages.length > 0) host.showPopover();
  }, [messages]);
  return (
    <div ref={ref} popover="manual" className={styles.host} aria-live="polite">
      {messages.map(({ id, tone, text }) => {
        const Mark = marks[tone];
        return (
          <div key={id} className={cx(styles.toast, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
            <Mark size={18} stroke={2} />
            <span>{text}</span>
            <button type="button" className={styles.close} aria-label="关闭提示" onClick={() => dismissToast(id)}>
              <IconX size={14} />
            </button>
          </div>
        );
      })}
    </div>
  );
}
