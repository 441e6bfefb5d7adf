import { type FocusEvent, type RefObject, useRef, useState } from 'react';
import { Refusal } from './faults.ts';
import { useDraft } from './use-draft.ts';

export type Faults<V> = Partial<Record<keyof V & string, string>>;

interface FormOptions {
  /**
   * Name under which what is typed survives a lost session, such as 'address.new'; one per form and record. Never for forms with passwords.
   */
  draft?: string;
}

/**
 * The values of a form and their faults. A fault shows once its field was left, all of them after a try to submit, with the focus on the first;
 * faults that the server names stand until the field changes. Fields are found by their `name`.
 */
export function useForm<V extends object>(initial: V, check: (values: V) => Faults<V>, options: FormOptions = {}) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(options.draft, initial);
  const [values, setValues] = useState(draft.start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const [refused, setRefused] = useState<Faults<V>>({});
  const found = check(values);
  const shown: Faults<V> = { ...refused };
  for (const name of Object.keys(found) as (keyof V & string)[]) {
    if (isTried || left.has(name)) shown[name] = found[name];
  }

  return {
    form,
    values,
    faults: shown,
    set(part: Partial<V>) {
      setValues({ ...values, ...part });
      draft.keep({ ...values, ...part });
      const rest = { ...refused };
      for (const name of Object.keys(part) as (keyof V & string)[]) delete rest[name];
      setRefused(rest);
    },
    /** Put on the form's onBlur. */
    leave(event: FocusEvent<HTMLFormElement>) {
      const { name, value } = event.target as unknown as { name?: string; value?: string };
      // An empty field that was only passed through is no fault yet.
      if (name && value) setLeft(new Set([...left, name]));
    },
    /** Whether the form may be sent; if not, its faults show and the first has the focus. */
    isReady(): boolean {
      setIsTried(true);
      if (Object.keys(found).length === 0) return true;
      focusFirstFault(form);
      return false;
    },
    /** Takes over the field faults of a refusal; false when it has none of this form. */
    refuse(error: Refusal): boolean {
      const faults: Faults<V> = {};
      for (const { field, msg } of error.fields) {
        const name = field.split('.').at(-1) ?? field;
        if (name in values) faults[name as keyof V & string] = msg;
      }
      setRefused(faults);
      if (Object.keys(faults).length === 0) return false;
      focusFirstFault(form);
      return true;
    },
  };
}

/** After the next drawing, when the fields know that they are at fault. */
function focusFirstFault(form: RefObject<HTMLFormElement | null>) {
  window.setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
}
