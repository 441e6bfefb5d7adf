import type { ProviderField } from '@jicai/domain/shop-side/provider-form.ts';
import { TextField } from '@jicai/web/form/fields.tsx';

/** What is typed to connect the shop with an outside service; a secret that is kept is left empty. */
export function ProviderFields({
  fields,
  keptSecrets,
}: {
  fields: readonly ProviderField[];
  keptSecrets: readonly string[];
}) {
  return fields.map((one) => <OneField key={one.field} field={one} isKept={keptSecrets.includes(one.field)} />);
}

function OneField({
  field: { field, label, isLong, isSecret, isRequired, help },
  isKept,
}: {
  field: ProviderField;
  isKept: boolean;
}) {
  return (
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
}
