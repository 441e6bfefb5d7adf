import { readLabel, type ValueLabel } from '../documents/value-label.ts';

/** Numbers the names of a shop in the order in which they are first seen. */
export interface Numbering {
  numberOf: (name: string) => number;
  /** Undefined if no item of the shop has this name. */
  find: (name: string) => number | undefined;
  names: readonly string[];
}

export function createNumbering(): Numbering {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  return {
    names,
    find: (name) => numbers.get(name),
    numberOf: (name) => {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      numbers.set(name, names.length);
      names.push(name);
      return names.length - 1;
    },
  };
}

/** The labels of attribute values in the order of their numbers. Each is parsed once. */
export function readLabels({ labels, readLabels: known }: ShopNumbers): readonly ValueLabel[] {
  for (let at = known.length; at < labels.names.length; at += 1) known.push(readLabel(labels.names[at] ?? ''));
  return known;
}

/** Numbers that all segments of a shop share. */
export interface ShopNumbers {
  categories: Numbering;
  brands: Numbering;
  suppliers: Numbering;
  labels: Numbering;
  readLabels: ValueLabel[];
}

export const createShopNumbers = (): ShopNumbers => ({
  categories: createNumbering(),
  brands: createNumbering(),
  suppliers: createNumbering(),
  labels: createNumbering(),
  readLabels: [],
});
