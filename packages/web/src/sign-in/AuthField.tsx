import { cx } from '@jicai/ui/style/cx.ts';
import { IconAlertCircle } from '@jicai/ui/icons/icons.tsx';
import { IconEye, IconEyeOff, IconLock } from '@jicai/ui/icons/page-icons.tsx';
import { type ComponentProps, type ComponentType, type ReactNode, useId, useState } from 'react';
import styles from './AuthField.module.css';

/** A tall field with an icon: label above, error beneath. `after` stands inside at the right. */
export function AuthField({
  label,
  error,
  Icon,
  after,
  aside,
  ...input
}: {
  label: string;
  error?: string | undefined;
  Icon: ComponentType<{ size?: number }>;
  after?: ReactNode;
  /** Beside the label, at the right: another way to do the same. */
  aside?: ReactNode;
} & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={cx(styles.box, error !== undefined && styles.faulty)}>
        <Icon size={18} />
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        {after}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <IconAlertCircle size={14} />
          {error}
        </p>
      )}
    </div>
  );
}

/** A password that can be shown. */
export function PasswordField({
  label,
  error,
  ...input
}: { label: string; error?: string | undefined } & ComponentProps<'input'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <AuthField
      label={label}
      error={error}
      Icon={IconLock}
      type={isShown ? 'text' : 'password'}
      maxLength={64}
      {...input}
      after={
        <button
          type="button"
          className={cx(styles.eye, 'hit')}
          aria-label={isShown ? '隐藏密码' : '显示密码'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <IconEye size={18} /> : <IconEyeOff size={18} />}
        </button>
      }
    />
  );
}
