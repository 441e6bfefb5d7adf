import { Field } from '@jicai/ui/forms/Field.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import { useQuery } from '@tanstack/react-query';
import { type NamedKind, nameOfIdQuery } from './names.queries.ts';
import { NamedSelect } from './NamedSelect.tsx';

/** The id of a brand or supplier in the form around, found by a part of its name. */
export function NamedField({ name, label, kind }: { name: string; label: string; kind: NamedKind }) {
  const form = useFormOf<Record<string, string>>();
  const id = useValues(form)[name] ?? '';
  const { data: called } = useQuery({ ...nameOfIdQuery(kind, id), enabled: id !== '' });
  return (
    <Field label={label} isRequired error={form.faults[name]}>
      {({ id: inputId, ...aria }) => (
        <NamedSelect
          id={inputId}
          aria-invalid={aria['aria-invalid']}
          aria-describedby={aria['aria-describedby']}
          kind={kind}
          // Until the name is known nothing is shown rather than a number.
          value={called ? { id, name: called } : undefined}
          onChange={(one) => form.set({ [name]: one.id })}
        />
      )}
    </Field>
  );
}
