import { type ProviderField, providerFaults } from '@jicai/domain/shop-side/provider-form.ts';
import { useForm } from '@jicai/web/form/use-form.ts';

/** Fields of the connection by name, beside its switches. */
export type ProviderForm = Record<string, string | boolean>;

/** The texts of the fields, as the call takes them. */
export const textsOf = (fields: readonly ProviderField[], form: ProviderForm): Record<string, string> =>
  Object.fromEntries(fields.map(({ field }) => [field, String(form[field] ?? '')]));

/** The tick that forgets the kept secret of a field. */
export const clearName = (field: string): string => `clear_${field}`;

/** Kept secrets that are to be forgotten. */
export const clearedOf = (keptSecrets: readonly string[], form: ProviderForm): string[] =>
  keptSecrets.filter((field) => form[clearName(field)] === true);

/** The form of a connection. A draft keeps what is typed but for the secrets. */
export function useProviderForm({
  draft,
  fields,
  values,
  keptSecrets,
  switches,
}: {
  draft: string;
  fields: readonly ProviderField[];
  values: Readonly<Record<string, string>>;
  keptSecrets: readonly string[];
  switches: Record<string, boolean>;
}) {
  return useForm<ProviderForm>(
    { ...switches, ...Object.fromEntries(fields.map(({ field }) => [field, values[field] ?? ''])) },
    (typed) => providerFaults(fields, textsOf(fields, typed), keptSecrets),
    { draft, secrets: fields.filter(({ isSecret }) => isSecret).map(({ field }) => field) },
  );
}
