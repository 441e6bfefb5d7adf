import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useFormOf } from './Form.tsx';
import styles from './form.module.css';

interface FieldLook<V> {
  name: keyof V & string;
  label: string;
  isRequired?: boolean;
  help?: ReactNode;
  /** Takes the whole row where fields stand two in a row. */
  isWide?: boolean;
  className?: string | undefined;
}

const classOf = ({ isWide = false, className }: { isWide?: boolean; className?: string | undefined }) =>
  isWide ? styles.wide : className;

/**
 * One line of text, or `rows` of it, of the form around. State the form's type: `<TextField<AddressForm>
 * name="receiver" …>`.
 */
export function TextField<V extends object>({
  name,
  label,
  isRequired,
  help,
  isWide,
  className,
  rows,
  ...input
}: FieldLook<V> & { rows?: number } & Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'disabled' | 'inputMode' | 'list' | 'max' | 'maxLength' | 'placeholder' | 'type'
  >) {
  const { register, faults } = useFormOf<FieldValues>();
  const look = { label, isRequired, help, className: classOf({ isWide, className }), error: faults[name] };
  const { maxLength, placeholder } = input;
  return (
    <Field {...look}>
      {(control) =>
        rows === undefined ? (
          <input {...control} autoComplete="off" {...input} {...register(name)} />
        ) : (
          <textarea {...control} rows={rows} maxLength={maxLength} placeholder={placeholder} {...register(name)} />
        )
      }
    </Field>
  );
}

/**
 * A choice of options, which are its children. It shows the right one also if the options are loaded after the value.
 */
export function SelectField<V extends object>({
  name,
  isWide,
  className,
  children,
  ...look
}: FieldLook<V> & { children: ReactNode }) {
  const { control, faults } = useFormOf<FieldValues>();
  const { field } = useController({ control, name });
  return (
    <Field {...look} className={classOf({ isWide, className })} error={faults[name]}>
      {(props) => (
        <select {...props} {...field}>
          {children}
        </select>
      )}
    </Field>
  );
}

/** The fields of a form that are yes or no; of one whose other fields have any name, those that it names itself. */
type FlagOf<V> = keyof {
  [K in keyof V as string extends K ? never : V[K] extends boolean ? K : never]: K;
} &
  string;

/** A checkbox. */
export function CheckField<V extends object>({
  name,
  isWide,
  ...look
}: Pick<ComponentProps<typeof Checkbox>, 'disabled' | 'children'> & {
  name: FlagOf<V>;
  isWide?: boolean;
}) {
  const { control } = useFormOf<Record<string, boolean>>();
  const { field } = useController({ control, name });
  return <Checkbox {...look} className={classOf({ isWide })} isChecked={field.value} onChange={field.onChange} />;
}
