import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { type BaseSyntheticEvent, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm as useHookForm,
  useWatch,
} from 'react-hook-form';
import { Fault, Refusal } from '../call/faults.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { type Faults, type FieldOfCode, refusedFields } from './refused-fields.ts';

interface FormOptions<V> {
  /**
   * Name under which what is typed survives a lost session, such as 'address.new'; one per form and record. A form with
   * passwords or keys has none, or names those fields as `secrets`.
   */
  draft?: string | undefined;
  /** Fields that are never written down: after a lost session they are typed again. */
  secrets?: readonly (keyof V & string)[] | undefined;
  fieldOfCode?: FieldOfCode<V>;
}

/**
 * react-hook-form with our rules (ADR 23). A fault of `check` is shown after its field was left, all of them after a submit. A
 * fault from the server is shown until its field changes; one without a field is the form's `problem`. Pass the result to
 * `<Form form>`.
 */
export function useForm<V extends FieldValues>(
  initial: V,
  check: (values: V) => Faults<V>,
  { draft: draftKey, secrets = [], fieldOfCode = {} }: FormOptions<V> = {},
) {
  const draft = useDraft(draftKey, initial);
  const names = Object.keys(initial) as Path<V>[];
  // Kept apart from the library's errors, which the next validation of a field would remove.
  const serverFaults = useRef<Faults<V>>({});
  const form = useHookForm<V>({
    // Whole values are defaults as well; the library's type cannot see it of a generic one.
    defaultValues: draft.start as DefaultValues<V>,
    mode: 'onTouched',
    // Not all fields are inputs: Form looks for the first faulty one on the screen.
    shouldFocusError: false,
    resolver(values) {
      const errors = errorsOf({ ...check(values), ...serverFaults.current });
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const faultOf = (name: Path<V>) => form.getFieldState(name).error?.message;

  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      callback({ name: changed, values, isSubmitted }) {
        draft.keep(without(values, secrets));
        if (changed) delete serverFaults.current[changed as keyof V & string];
        // A change of one field may change whether another is faulty.
        const shown = names.filter((name) => {
          const { error, isTouched } = form.getFieldState(name);
          return isSubmitted || isTouched || error !== undefined;
        });
        if (shown.length > 0) void form.trigger(shown);
      },
    }),
  );

  /** Shows faults that `check` does not find, with the focus on one of them. */
  async function showFaults(faults: Faults<V>): Promise<void> {
    serverFaults.current = { ...serverFaults.current, ...faults };
    await form.trigger(Object.keys(faults) as Path<V>[], { shouldFocus: true });
  }
  /** Shows a refusal at its fields; false if it has none. */
  async function showRefusal(error: Refusal): Promise<boolean> {
    const faults = refusedFields(error, names, fieldOfCode);
    await showFaults(faults);
    return Object.keys(faults).length > 0;
  }

  // watch() is left out: the React compiler would remember its first result. Components read the values by useValues.
  const { watch: _watch, ...rest } = form;
  return {
    ...rest,
    faults: Object.fromEntries(names.map((name) => [name, faultOf(name)])) as Faults<V>,
    problem: errors.root?.message,
    isBusy: isSubmitting,
    submitCount,
    showFaults,
    showRefusal,
    /** Keeps what is typed for whoever opens the form again. */
    keepTyped: draft.save,
    set(part: Partial<V>) {
      for (const name of Object.keys(part) as Path<V>[]) form.setValue(name, part[name] as V[typeof name]);
    },
    /** What a field with an `error` takes; for the kit's fields see fields.tsx. */
    field: (name: Path<V>, options?: RegisterOptions<V>) => ({ ...form.register(name, options), error: faultOf(name) }),
    /** Handles the submit event: `send` gets the values if none is faulty; its refusals are shown. */
    async submit(event: BaseSyntheticEvent, send: (values: V) => Promise<void> | void): Promise<void> {
      // The server checks again, so its earlier faults are dropped.
      serverFaults.current = {};
      await form.handleSubmit(async (values) => {
        const refusal = await refusalOf(() => send(values));
        // Who does what the text says and reads it anew finds here what was typed.
        if (refusal?.code === errorCodes.outdated) draft.save();
        if (refusal && !(await showRefusal(refusal))) form.setError('root', { message: refusal.message });
      })(event);
    },
  };
}

function without<V extends FieldValues>(values: V, secrets: readonly string[]): V {
  if (secrets.length === 0) return values;
  // The draft fills in only what it has, so it may be in part.
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))) as V;
}

/** What a form may hold. */
export type FormValues = FieldValues;
export type FormOf<V extends FieldValues> = ReturnType<typeof useForm<V>>;

/** What is typed now; the component is drawn again when it changes. */
export const useValues = <V extends FieldValues>({ control }: FormOf<V>): V =>
  // The library's type leaves room for values without a default; ours have one each.
  useWatch({ control }) as V;

/** The refusal of `send`, if any. Faults have been shown by post(), a lost session by its alert. */
async function refusalOf(send: () => Promise<void> | void): Promise<Refusal | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code === errorCodes.signedOut ? undefined : error;
    if (error instanceof Fault) return undefined;
    throw error;
  }
}

function errorsOf<V extends FieldValues>(faults: Faults<V>): FieldErrors<V> {
  const found = Object.entries(faults).filter(([, text]) => text !== undefined);
  return Object.fromEntries(found.map(([name, message]) => [name, { type: 'check', message }])) as FieldErrors<V>;
}
