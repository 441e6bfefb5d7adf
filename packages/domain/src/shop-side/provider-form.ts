import type { FieldRule } from '../forms/text.ts';

export interface ProviderOption {
  value: string;
  text: string;
}

/** What an operator enters to connect the shop with an outside service. A secret is kept sealed and never shown again. */
export interface ProviderField {
  field: string;
  label: string;
  isSecret: boolean;
  /** Several lines, such as a PEM. */
  isLong: boolean;
  isRequired: boolean;
  /** The shop's own address, where the service calls back. */
  isOrigin?: boolean;
  /** What is wrong with a value that was typed. */
  rule?: FieldRule;
  /** What may be chosen, the first where nothing is; absent: it is typed. */
  options?: readonly ProviderOption[];
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

export const originField = (help: string): ProviderField => ({
  ...shownField('siteOrigin', '商城网址', `以 https:// 开头，${help}`),
  isOrigin: true,
});

/** What is missing or no address, by field; a secret that is kept may be empty. */
export function providerFaults(
  fields: readonly ProviderField[],
  values: ProviderValues,
  keptSecrets: readonly string[],
): Record<string, string> {
  const faults = fields.flatMap(({ field, label, isRequired, isOrigin, rule }) => {
    const value = (values[field] ?? '').trim();
    if (value === '') return isRequired && !keptSecrets.includes(field) ? [[field, `请填写${label}`] as const] : [];
    const fault = isOrigin && !isOwnOrigin(value) ? '请填写 https:// 开头的网址，不带路径' : rule?.(value);
    return fault ? [[field, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

/** https and nothing behind the host; http on the machine itself. */
function isOwnOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url !== undefined && /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(url.hostname);
  return url?.origin === text && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal));
}

/** Names of the secrets that were kept, are forgotten and not typed anew, for the log. */
export const clearedSecretNames = (
  fields: readonly ProviderField[],
  values: ProviderValues,
  { kept, cleared }: { kept: readonly string[]; cleared: readonly string[] },
): string[] =>
  fields
    .filter(({ field, isSecret }) => isSecret && kept.includes(field) && cleared.includes(field))
    .filter(({ field }) => (values[field] ?? '').trim() === '')
    .map(({ label }) => label);

/** Names of the secrets that were typed anew, for the log. */
export const typedSecrets = (fields: readonly ProviderField[], values: ProviderValues): string[] =>
  fields.filter(({ field, isSecret }) => isSecret && (values[field] ?? '').trim() !== '').map(({ label }) => label);
