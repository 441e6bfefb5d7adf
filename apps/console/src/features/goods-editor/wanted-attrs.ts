import { type CategoryAttr, numberOf } from '@jicai/domain/goods/category-attrs.ts';
import type { NamedValue } from '@jicai/domain/goods/product-form.ts';

/** Which of these properties stand in the fields of the category, each by its first value, and which in free lines. */
function splitAttrs(wanted: readonly CategoryAttr[], pairs: readonly NamedValue[]) {
  const firsts = new Map<string, NamedValue>();
  const rest: NamedValue[] = [];
  for (const pair of pairs)
    if (wanted.some(({ name }) => name === pair.name) && !firsts.has(pair.name)) firsts.set(pair.name, pair);
    else rest.push(pair);
  return { firsts, rest };
}

/** What stands in the field of a property: of a number without its unit. */
export function wantedValue({ name, kind, unit }: CategoryAttr, pairs: readonly NamedValue[]): string {
  const value = pairs.find((pair) => pair.name === name)?.value ?? '';
  return kind === 'number' ? (numberOf(value, unit) ?? value) : value;
}

/** The properties with another value in one field; '' takes it away. */
export function withWanted(
  wanted: readonly CategoryAttr[],
  pairs: readonly NamedValue[],
  { name, value }: NamedValue,
): NamedValue[] {
  const { firsts, rest } = splitAttrs(wanted, pairs);
  firsts.set(name, { name, value });
  const inFields = wanted.flatMap((attr) => firsts.get(attr.name) ?? []);
  return [...inFields.filter((pair) => pair.value !== ''), ...rest];
}

/** What stands in free lines. */
export const freeAttrs = (wanted: readonly CategoryAttr[], pairs: readonly NamedValue[]): NamedValue[] =>
  splitAttrs(wanted, pairs).rest;

/** The properties with other free lines. */
export const withFree = (
  wanted: readonly CategoryAttr[],
  pairs: readonly NamedValue[],
  free: readonly NamedValue[],
): NamedValue[] => [...splitAttrs(wanted, pairs).firsts.values(), ...free];
