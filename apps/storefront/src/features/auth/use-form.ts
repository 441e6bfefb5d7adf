import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Refusal } from '../../app/faults.ts';

type Errors<K extends string> = Partial<Record<K, string>>;

/**
 * Texts of a form with their errors: a field is checked when it is left, all of them on submit, where the first faulty one gets the focus. `check`
 * answers the error of each faulty field. What the server finds is shown until the field changes.
 */
export function useForm<K extends string>(initial: Record<K, string>, check: (values: Record<K, string>) => Errors<K>) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<readonly K[]>([]);
  const [refused, setRefused] = useState<Errors<K>>({});
  const formId = useId();
  const faults = check(values);

  const focusFirstFault = () =>
    document.getElementById(formId)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return {
    /** Goes on the form element. */
    formId,
    values,
    /** The error to show beside a field now. */
    errorOf: (name: K) => refused[name] ?? (left.includes(name) ? faults[name] : undefined),
    isFine: (name: K) => faults[name] === undefined,
    set(name: K, value: string) {
      setValues((now) => ({ ...now, [name]: value }));
      setRefused((now) => ({ ...now, [name]: undefined }));
    },
    /** Empties a field as if it had not been touched, but keeps what the server said of it. */
    empty(name: K) {
      setValues((now) => ({ ...now, [name]: '' }));
      setLeft((now) => now.filter((other) => other !== name));
    },
    leave: (name: K) => {
      if (values[name] !== '') setLeft((now) => [...now, name]);
    },
    /** Shows the errors of these fields, or of all; true when there is none. */
    isValid(names = Object.keys(initial) as K[]): boolean {
      if (names.every((name) => faults[name] === undefined)) return true;
      flushSync(() => setLeft((now) => [...now, ...names]));
      focusFirstFault();
      return false;
    },
    refuse(name: K, text: string) {
      flushSync(() => setRefused((now) => ({ ...now, [name]: text })));
      focusFirstFault();
    },
    /** Shows the server's field faults; false when it named none of ours. */
    refuseAll(refusal: Refusal): boolean {
      // A field within a part of the body: enterprise.taxNo.
      const named = refusal.fields.map(({ field, msg }) => ({ field: field.split('.').at(-1) ?? field, msg }));
      const known = named.filter(({ field }) => field in initial);
      if (known.length === 0) return false;
      flushSync(() => setRefused(Object.fromEntries(known.map(({ field, msg }) => [field, msg])) as Errors<K>));
      focusFirstFault();
      return true;
    },
  };
}
export type Form<K extends string> = ReturnType<typeof useForm<K>>;
