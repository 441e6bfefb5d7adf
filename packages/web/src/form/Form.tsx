import { freeSubmitButtons } from '@jicai/ui/hooks/use-armed.ts';
import { createContext, type FocusEvent, type ReactNode, type SubmitEvent, useContext, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormOf } from './use-form.ts';

const FormContext = createContext<unknown>(undefined);

/**
 * The form that surrounds a component. `V` names the fields that the component uses, which may be some of the form's.
 */
export const useFormOf = <V extends FieldValues>(): FormOf<V> =>
  // The context holds forms of any values; what a part names must be there.
  useContext(FormContext) as FormOf<V>;

/**
 * The form element of `useForm`. Enter and the submit button send it; if a field is faulty, the first one gets the focus. A
 * button outside can submit it by `id`. `isReady` is called at each submit, for conditions outside the form's fields.
 */
export function Form<V extends FieldValues>({
  form,
  id,
  className,
  isReady = () => true,
  onSubmit,
  children,
}: {
  form: FormOf<V>;
  id?: string | undefined;
  className?: string | undefined;
  isReady?: () => boolean;
  onSubmit: (values: V) => Promise<void> | void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const { submitCount } = form;
  useEffect(() => {
    if (submitCount > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [submitCount]);
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    const { name, value } = event.target as unknown as { name?: string; value?: string };
    // A field that was left empty shows no fault yet.
    if (name && value === '') event.stopPropagation();
  };
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    const element = event.currentTarget;
    const isAllThere = isReady();
    let isSent = false;
    await form.submit(event, (values) => {
      if (!isAllThere) return undefined;
      isSent = true;
      return onSubmit(values);
    });
    if (!isSent) freeSubmitButtons(element);
  }
  return (
    <FormContext value={form}>
      <form
        ref={ref}
        id={id}
        className={className}
        noValidate
        onBlurCapture={leave}
        onSubmit={(event) => void submit(event)}
      >
        {children}
      </form>
    </FormContext>
  );
}
