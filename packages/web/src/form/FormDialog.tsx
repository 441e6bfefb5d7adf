import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form } from './Form.tsx';
import styles from './form.module.css';
import type { FormOf } from './use-form.ts';

/**
 * A dialog with one form in it. `action` is what its button says, red where it cannot be undone (`isDanger`). `layout`: fields beneath each other, two
 * in a row, or 'own' where they bring their distances. `children` stand in the form, `after` beneath it, such as a further dialog.
 * What is typed is there again if the dialog went by a key, a click beside it or the way back of the browser; `cancel` gives it up.
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
  const isGivenUp = useRef(false);
  useKeptOnLeaving(form, isGivenUp);
  const send = async (values: V) => {
    isGivenUp.current = true;
    try {
      await onSubmit(values);
    } catch (error) {
      isGivenUp.current = false;
      throw error;
    }
  };
  return (
    <Dialog
      title={title}
      width={width}
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              isGivenUp.current = true;
              onClose();
            }}
          >
            {cancel}
          </Button>
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
      <Form form={form} id={id} className={styles[layout]} onSubmit={send}>
        <Problem text={form.problem} />
        {children}
      </Form>
      {after}
    </Dialog>
  );
}

function useKeptOnLeaving<V extends FieldValues>(form: FormOf<V>, isGivenUp: RefObject<boolean>): void {
  const { isDirty } = form.formState;
  const leave = useEffectEvent(() => {
    if (isDirty && !isGivenUp.current) form.keepTyped();
  });
  useEffect(() => () => leave(), []);
}

/** What the server refused without naming a field. */
export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <Notice tone="danger" className={styles.wide}>
      {text}
    </Notice>
  );
}
