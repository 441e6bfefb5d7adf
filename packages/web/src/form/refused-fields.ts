import type { Refusal } from '../call/faults.ts';

/** What is wrong, by field. */
export type Faults<V> = { [K in keyof V & string]?: string | undefined };

/** By error code: the field that a refusal without field faults belongs to. */
export type FieldOfCode<V> = Partial<Record<string, keyof V & string>>;

/**
 * The faults that a refusal has for these fields (also as parts of the body: enterprise.taxNo), else the one that
 * belongs to its code.
 */
export function refusedFields<V>(
  { code, message, fields }: Refusal,
  names: readonly string[],
  fieldOfCode: FieldOfCode<V>,
): Faults<V> {
  const named = fields.map(({ field, msg }): [string, string] => [field.split('.').at(-1) ?? field, msg]);
  const known = named.filter(([name]) => names.includes(name));
  const field = fieldOfCode[code];
  if (known.length === 0 && field) known.push([field, message]);
  // Only names of the form are left.
  return Object.fromEntries(known) as Faults<V>;
}
