import { Button } from '../buttons/Button.tsx';
import { cx } from '../style/cx.ts';
import styles from './ErrorState.module.css';
import { IconAlertCircle, IconRefresh } from '../icons/icons.tsx';

/** Content that could not be loaded: what happened and a way to try again, in the place of the content. */
export function ErrorState({
  title = '内容没有加载出来',
  message,
  onRetry,
  className,
}: {
  title?: string;
  /** The text of the refusal or fault. */
  message?: string;
  onRetry?: () => void;
  className?: string;
}) {
  return (
    <div className={cx(styles.error, className)} role="alert">
      <IconAlertCircle size={32} className={styles.mark} />
      <p className={styles.title}>{title}</p>
      {message && <p className={styles.message}>{message}</p>}
      {onRetry && (
        <Button look="ghost" onClick={onRetry} className={styles.retry}>
          <IconRefresh size={16} />
          重新加载
        </Button>
      )}
    </div>
  );
}
