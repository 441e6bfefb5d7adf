import type { ProviderField, ProviderOption } from '@jicai/domain/shop-side/provider-form.ts';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import styles from './ProviderFields.module.css';
import { clearName, type ProviderForm } from './use-provider-form.ts';

/** What is typed to connect the shop with an outside service; a secret that is kept is left empty. */
export function ProviderFields({
  fields,
  keptSecrets,
  values = {},
  mayClear = false,
}: {
  fields: readonly ProviderField[];
  keptSecrets: readonly string[];
  /** What is stored and may be shown. */
  values?: Readonly<Record<string, string>>;
  /** A kept secret that is not needed can be forgotten. */
  mayClear?: boolean;
}) {
  return fields.map(({ options, ...one }) =>
    options ? (
      <OneChoice key={one.field} field={one} options={withKept(options, values[one.field])} />
    ) : (
      <OneField
        key={one.field}
        field={one}
        isKept={keptSecrets.includes(one.field)}
        mayClear={mayClear && one.isSecret && !one.isRequired}
      />
    ),
  );
}

/** One that is stored and not offered any more stays readable. */
const withKept = (options: readonly ProviderOption[], kept = ''): readonly ProviderOption[] =>
  options.some(({ value }) => value === kept) ? options : [...options, { value: kept, text: kept }];

function OneChoice({
  field: { field, label, isRequired, help },
  options,
}: {
  field: ProviderField;
  options: readonly ProviderOption[];
}) {
  return (
    <SelectField<Record<string, string>> name={field} label={label} isRequired={isRequired} help={help || undefined}>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

function OneField({
  field: { field, label, isLong, isSecret, isRequired, help },
  isKept,
  mayClear,
}: {
  field: ProviderField;
  isKept: boolean;
  mayClear: boolean;
}) {
  const typed = (
    <TextField<Record<string, string>>
      name={field}
      label={label}
      isRequired={isRequired && !isKept}
      help={help || undefined}
      {...(isLong && { rows: 3 })}
      type={isSecret && !isLong ? 'password' : undefined}
      placeholder={isSecret && isKept ? '已保存，不再显示；留空不变' : undefined}
    />
  );
  if (!isKept || !mayClear) return typed;
  return (
    <div className={styles.kept}>
      {typed}
      <ClearSecret field={field} label={label} />
    </div>
  );
}

/** Forgets the secret that is kept; one that is typed takes its place all the same. */
function ClearSecret({ field, label }: { field: string; label: string }) {
  const form = useFormOf<ProviderForm>();
  const tick = clearName(field);
  const isChecked = useValues(form)[tick] === true;
  const [name] = label.split(' ');
  return (
    <Checkbox isChecked={isChecked} onChange={(isCleared) => form.set({ [tick]: isCleared })}>
      清除已保存的{name}
    </Checkbox>
  );
}
