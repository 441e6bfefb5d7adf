import { cx } from '@jicai/ui/style/cx.ts';
import type { ReactNode } from 'react';
import styles from './AdmitStep.module.css';

/** One step of letting a company in; all stand beneath each other, so that none is overlooked. */
export function AdmitStep({
  no,
  title,
  note,
  isPaired = false,
  children,
}: {
  no: number;
  title: string;
  note?: string;
  isPaired?: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.step}>
      <legend>
        <span className={styles.no} aria-hidden="true">
          {no}
        </span>
        {title}
        {note && <small>{note}</small>}
      </legend>
      <div className={cx(styles.fields, isPaired && styles.pairs)}>{children}</div>
    </fieldset>
  );
}
