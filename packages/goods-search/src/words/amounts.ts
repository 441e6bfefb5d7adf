import { measures } from './normalise.ts';

/** A number with its unit, 10kg or 3匹, or the sides of a size, 80x80; the unit of bare sides is ''. */
export interface Amount {
  numbers: number[];
  unit: string;
}

/** Units of one character. The shop's own attribute values add more, see index/shop-units.ts. */
const countedBy = new Set(`${measures}匹开联档粒枚条根块键目针核灯人轮具份对副付组串束杯度节极相路孔株盆盏间步圈码`);

/** Units of letters, in the spelling of normaliseText. */
const letterUnits = new Set(
  'mah ah wh kw w v a ml l mm cm kg g t hz khz mhz ghz lm dpi ppm rpm db p kpa mpa bar um nm oz hp btu'.split(' '),
);

/** Units of one kind with what each is worth: 1kg is 1000g. */
const families: readonly Readonly<Record<string, number>>[] = [
  { g: 1, kg: 1000 },
  { ml: 1, l: 1000 },
  { mm: 1, cm: 10, 米: 1000 },
  { w: 1, kw: 1000 },
  { mah: 1, ah: 1000 },
];
const lengths: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
/** Conversions outside these limits are not searched for: nobody writes 0.0005kg. */
const leastWritten = 0.01;
const mostWritten = 100_000;

export type IsUnit = (unit: string) => boolean;

export const isCommonUnit: IsUnit = (unit) => unit === '平方' || countedBy.has(unit) || letterUnits.has(unit);

/** Undefined if it is no amount, such as mate40 or 388a. `run` is normalised and has no spaces. */
export function readAmount(run: string, isUnit: IsUnit): Amount | undefined {
  if (!/^\d/.test(run)) return undefined;
  if (/x\d/.test(run)) return readSize(run);
  const [, number = '', unit = ''] = /^(\d{1,7}(?:\.\d{1,3})?)([a-z]{1,4}|[\u3400-\u9fff]{1,2})$/.exec(run) ?? [];
  // 63A is a current (a circuit breaker's), 388A a model number.
  if (!unit || !isUnit(unit) || (unit === 'a' && number.length > 2)) return undefined;
  return { numbers: [Number(number)], unit };
}

function readSize(run: string): Amount | undefined {
  const sides = run.split('x').map((side) => /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(side));
  const units = new Set(sides.flatMap((side) => side?.[2] || []));
  const [unit = ''] = units;
  if (sides.includes(null) || units.size > 1 || (unit && lengths[unit] === undefined)) return undefined;
  return { numbers: sides.map((side) => Number(side?.[1])), unit };
}

const isSize = ({ numbers }: Amount): boolean => numbers.length > 1;

/** One spelling of an amount, 5.0kg as 5kg; sizes without their unit, which titles leave out. */
const writeAmount = (amount: Amount): string =>
  isSize(amount) ? amount.numbers.join('x') : `${amount.numbers.join('')}${amount.unit}`;

/** The number of an amount as an index term. The mark at its end distinguishes it from a number without a unit. */
export const numberOfAmount = (number: number): string => `${number}_`;

/** The index terms of an amount. A size of three sides is also found by the first two. */
export function termsOfAmount(amount: Amount): string[] {
  const { numbers, unit } = amount;
  if (!isSize(amount)) return [writeAmount(amount), ...numbers.map(numberOfAmount)];
  const shorter = numbers.length > 2 ? [numbers.slice(0, 2).join('x')] : [];
  const sides = numbers.flatMap((number) => (unit ? [`${number}${unit}`, numberOfAmount(number)] : [String(number)]));
  return [writeAmount(amount), ...shorter, ...sides];
}

/** The amount as typed, and converted to other units: 1kg, 1000g. */
export function spellingsOf(amount: Amount): string[] {
  const { numbers, unit } = amount;
  const family = isSize(amount) ? lengths : families.find((one) => one[unit] !== undefined);
  const worth = family?.[unit];
  if (!family || worth === undefined) return [writeAmount(amount)];
  const others = Object.entries(family).flatMap(([other, otherWorth]) => {
    const converted = numbers.map((number) => Number(((number * worth) / otherWorth).toFixed(3)));
    const isWritten = converted.every((number) => number >= leastWritten && number <= mostWritten);
    return isWritten ? [writeAmount({ numbers: converted, unit: other })] : [];
  });
  return [...new Set([writeAmount(amount), ...others])];
}

/** Only amounts of the same kind can be compared. */
export function kindOfAmount({ numbers, unit }: Amount): string {
  if (numbers.length > 1) return `x${numbers.length}`;
  return Object.keys(families.find((one) => one[unit] !== undefined) ?? { [unit]: 1 })[0] ?? unit;
}

/** The distance of two amounts of one kind: half as much is as far as twice as much. */
export function distanceOf(a: Amount, b: Amount): number {
  const worth = ({ unit }: Amount) => families.find((one) => one[unit] !== undefined)?.[unit] ?? 1;
  return a.numbers.reduce((sum, number, at) => {
    const other = b.numbers[at] ?? 0;
    return sum + Math.abs(Math.log((number * worth(a) || 1) / (other * worth(b) || 1)));
  }, 0);
}
