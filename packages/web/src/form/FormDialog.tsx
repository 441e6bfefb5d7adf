import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form } from './Form.tsx';
import styles from './form.module.css';
import type { FormOf } from './use-form.ts';

/**
 * A dialog with one form in it. `action` is what its button says, red where it cannot be undone (`isDanger`). `layout`: fields beneath each other, two
 * in a row, or 'own' where they bring their distances. `children` stand in the form, `after` beneath it, such as a further dialog.
 */
export function FormDialog<V extends FieldValues>({
  form,
  title,
  width,
  action,
  cancel = '取消',
  isDanger = false,
  layout = 'list',
  before,
  after,
  onClose,
  onSubmit,
  children,
}: {
  form: FormOf<V>;
  title: string;
  /** px */
  width?: number;
  action: string;
  cancel?: string;
  isDanger?: boolean;
  layout?: 'list' | 'pairs' | 'own';
  before?: ReactNode;
  after?: ReactNode;
  onClose: () => void;
  onSubmit: (values: V) => Promise<void>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      title={title}
      width={width}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            form={id}
            look="fill"
            className={isDanger ? styles.danger : undefined}
            isBusy={form.isBusy}
          >
            {action}
          </Button>
        </>
      }
    >
      {before}
      <Form form={form} id={id} className={styles[layout]} onSubmit={onSubmit}>
        <Problem text={form.problem} />
        {children}
      </Form>
      {after}
    </Dialog>
  );
}

/** What the server refused without naming a field. */
export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Notice tone="danger" className={styles.wide}>
      {text}
    </Notice>
  );
}
