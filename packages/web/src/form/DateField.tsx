import { DayField } from '@jicai/ui/forms/DayField.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { useController } from 'react-hook-form';
import { useFormOf } from './Form.tsx';

/** A day of the form around, "YYYY-MM-DD". State the form's type, as with TextField. */
export function DateField<V extends object>({
  name,
  label,
  isRequired = false,
  max,
}: {
  name: { [K in keyof V & string]: V[K] extends string ? K : never }[keyof V & string];
  label: string;
  isRequired?: boolean;
  max?: string;
}) {
  const { control, faults } = useFormOf<Record<string, string>>();
  const { field } = useController({ control, name });
  const fault = faults[name];
  return (
    <Field label={label} isRequired={isRequired} {...(fault && { error: fault })}>
      {(props) => (
        <DayField control={props} label={label} value={field.value ?? ''} max={max} onChange={field.onChange} />
      )}
    </Field>
  );
}
