import { normaliseText } from '../words/normalise.ts';
import { readLabels, type ShopNumbers } from './numbering.ts';

/** A unit that is used with fewer different numbers may be part of a name. */
const leastValues = 2;

interface Learned {
  /** How many labels were read. */
  read: number;
  numbersOf: Map<string, Set<string>>;
}

const learned = new WeakMap<ShopNumbers, Learned>();

/** Recognises the units in the shop's own attribute values: 匹 of 1.5匹 and 2匹. Each value is read once. */
export function isUnitOfShop(numbers: ShopNumbers): (unit: string) => boolean {
  const known = learned.get(numbers) ?? { read: 0, numbersOf: new Map<string, Set<string>>() };
  const labels = readLabels(numbers);
  for (; known.read < labels.length; known.read += 1) learn(labels[known.read]?.valueName ?? '', known.numbersOf);
  learned.set(numbers, known);
  return (unit) => (known.numbersOf.get(unit)?.size ?? 0) >= leastValues;
}

/** A single letter is no unit but the end of a model number: 388A, 278A. */
const value = /^[大小约]?(\d+(?:\.\d+)?)\s*([\u3400-\u9fff]|[a-z]{2,4})$/;

function learn(valueName: string, numbersOf: Map<string, Set<string>>): void {
  if (valueName.length > 12 || !/\d|[一二三四五六七八九十]/.test(valueName)) return;
  const [, number = '', unit = ''] = value.exec(normaliseText(valueName).trim()) ?? [];
  if (unit) numbersOf.set(unit, (numbersOf.get(unit) ?? new Set()).add(number));
}
