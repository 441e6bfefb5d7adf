import type { ProviderField, ProviderValues } from '@jicai/domain/shop-side/provider-form.ts';

/** What is stored of a connected service, opened: the fields of its form, and what a test or a trial puts beside them. */
export type ProviderSettings = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What of the settings may be shown, by field. */
export const shownValues = (fields: readonly ProviderField[], settings: ProviderSettings): ProviderValues =>
  Object.fromEntries(
    fields.filter(({ isSecret }) => !isSecret).map(({ field }) => [field, textOf(settings[field])] as const),
  );

/** Which secrets are there to be kept. */
export const keptSecrets = (fields: readonly ProviderField[], settings: ProviderSettings | undefined): string[] =>
  fields.filter(({ field, isSecret }) => isSecret && textOf(settings?.[field]) !== '').map(({ field }) => field);

/** What is stored without the named secrets; other fields are emptied by their text. */
export function withoutSecrets(
  fields: readonly ProviderField[],
  settings: ProviderSettings,
  cleared: readonly string[],
): ProviderSettings {
  const gone = new Set(
    fields.filter(({ field, isSecret }) => isSecret && cleared.includes(field)).map(({ field }) => field),
  );
  return Object.fromEntries(Object.entries(settings).filter(([field]) => !gone.has(field)));
}

/** The form over what is stored: an empty secret keeps the one that is there. */
export function withTyped(
  fields: readonly ProviderField[],
  values: ProviderValues,
  stored: ProviderSettings,
): ProviderSettings {
  const kept = keptSecrets(fields, stored);
  const typed = fields.map(({ field }) => [field, (values[field] ?? '').trim()] as const);
  return { ...stored, ...Object.fromEntries(typed.filter(([field, value]) => value !== '' || !kept.includes(field))) };
}
