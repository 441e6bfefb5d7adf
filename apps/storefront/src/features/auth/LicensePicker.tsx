import { uploadLimitText } from '@jicai/domain/files/upload-kinds.ts';
import { cx } from '@jicai/ui/style/cx.ts';
import { IconAlertCircle, IconPlus, IconX } from '@jicai/ui/icons/icons.tsx';
import { IconFileInvoice } from '@jicai/ui/icons/center-icons.tsx';
import { useId, useRef } from 'react';
import fieldStyles from '@jicai/web/sign-in/AuthField.module.css';
import styles from './LicensePicker.module.css';
import type { LicenseState } from './use-license.ts';

const help = `清晰的彩色原件照片或扫描件，${uploadLimitText}`;

/** The business licence: a box that opens the file dialog, then the picture (or the name of a PDF) with a cross. */
export function LicensePicker({ state }: { state: LicenseState }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { license, error, isBusy } = state;
  return (
    <fieldset className={styles.picker} aria-describedby={`${id}-help`}>
      <legend>营业执照</legend>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        className="sr"
        tabIndex={-1}
        aria-label="选择营业执照文件"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) state.pick(file);
          // The same file may be chosen again after a refusal.
          event.target.value = '';
        }}
      />
      {license ? (
        <div className={styles.held}>
          {license.isPicture ? (
            <img src={license.url} alt="已上传的营业执照" />
          ) : (
            <span className={styles.paper}>
              <IconFileInvoice size={28} />
            </span>
          )}
          <span className={styles.name}>{license.name}</span>
          <button type="button" className={styles.change} disabled={isBusy} onClick={() => input.current?.click()}>
            {isBusy ? '上传中' : '更换'}
          </button>
          <button type="button" className={styles.remove} aria-label="删除营业执照" onClick={state.remove}>
            <IconX size={16} />
          </button>
        </div>
      ) : (
        <button
          type="button"
          className={cx(styles.add, error !== undefined && styles.wrong)}
          disabled={isBusy}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={() => input.current?.click()}
        >
          <IconPlus size={20} />
          {isBusy ? '上传中' : '上传营业执照'}
        </button>
      )}
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error} role="alert">
          <IconAlertCircle size={14} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
