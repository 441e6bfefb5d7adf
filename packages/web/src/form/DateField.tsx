import { DayField } from '@jicai/ui/forms/DayField.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useFormOf } from './Form.tsx';
import styles from './form.module.css';

/**
 * A day of the form around, "YYYY-MM-DD", or with `withTime` a moment, "YYYY-MM-DDTHH:mm". State the form's type, as
 * with TextField.
 */
export function DateField<V extends object>({
  name,
  label,
  isRequired = false,
  isWide = false,
  help,
  ...input
}: {
  name: { [K in keyof V & string]: V[K] extends string ? K : never }[keyof V & string];
  label: string;
  isRequired?: boolean;
  /** Takes the whole row where fields stand two in a row. */
  isWide?: boolean;
  help?: ReactNode;
  withTime?: boolean;
  max?: string;
}) {
  const { control, faults } = useFormOf<Record<string, string>>();
  const { field } = useController({ control, name });
  const fault = faults[name];
  const look = { label, isRequired, help, className: isWide ? styles.wide : undefined };
  return (
    <Field {...look} {...(fault && { error: fault })}>
      {(props) => (
        <DayField {...input} control={props} label={label} value={field.value ?? ''} onChange={field.onChange} />
      )}
    </Field>
  );
}
