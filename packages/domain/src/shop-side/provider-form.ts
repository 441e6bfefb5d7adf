/** What an operator enters to connect the shop with an outside service. A secret is kept sealed and never shown again. */
export interface ProviderField {
  field: string;
  label: string;
  isSecret: boolean;
  /** Several lines, such as a PEM. */
  isLong: boolean;
  isRequired: boolean;
  help: string;
}

export type ProviderValues = Readonly<Record<string, string>>;

export const shownField = (field: string, label: string, help = ''): ProviderField => ({
  field,
  label,
  isSecret: false,
  isLong: false,
  isRequired: true,
  help,
});

export const secretField = (field: string, label: string, help = '', isLong = false): ProviderField => ({
  ...shownField(field, label, help),
  isSecret: true,
  isLong,
});

/** What is missing, by field; a secret that is kept may be empty. */
export function providerFaults(
  fields: readonly ProviderField[],
  values: ProviderValues,
  keptSecrets: readonly string[],
): Record<string, string> {
  const missing = fields.filter(
    ({ field, isRequired }) => isRequired && !keptSecrets.includes(field) && (values[field] ?? '').trim() === '',
  );
  return Object.fromEntries(missing.map(({ field, label }) => [field, `请填写${label}`]));
}

/** Names of the secrets that were typed anew, for the log. */
export const typedSecrets = (fields: readonly ProviderField[], values: ProviderValues): string[] =>
  fields.filter(({ field, isSecret }) => isSecret && (values[field] ?? '').trim() !== '').map(({ label }) => label);
