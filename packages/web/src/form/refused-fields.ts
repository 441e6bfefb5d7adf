import type { Refusal } from '../call/faults.ts';

/** What is wrong, by field. */
export type Faults<V> = { [K in keyof V & string]?: string | undefined };

/** The field that a refusal without field faults speaks of, by its code. */
export type FieldOfCode<V> = Partial<Record<string, keyof V & string>>;

/** The faults a refusal names of these fields, which may stand within a part of the body (enterprise.taxNo), else the one its code speaks of. */
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
