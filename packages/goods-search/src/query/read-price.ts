import { isCommonUnit } from '../words/amounts.ts';
import { valueOfNumerals } from '../words/chinese-numbers.ts';
import { cutWords } from '../words/segmenter.ts';

/** A price range that is typed in the query: 办公椅 100元以内. In fen, both ends inclusive; null: no limit. */
export interface PriceInQuery {
  /** The query without it. */
  text: string;
  fromFen: number | null;
  toFen: number | null;
  /** Plain numbers such as 100-200. If no goods cost that much, they are searched for as words. */
  isGuess: boolean;
}

const number = String.raw`(\d{1,7}(?:\.\d{1,2})?[百千万]?|[一二两三四五六七八九十百千万零]+)`;
const currency = String.raw`\s*(?:元|块钱?|rmb|人民币)`;
const sign = String.raw`(?<![a-z\d.\-/])[¥￥$]?\s*`;
const asked = String.raw`(?:(?:预算|价格|价位|价钱|单价|售价)\s*(?:控制)?(?:在|是|为|大概|大约|约)?\s*)`;
const dash = String.raw`\s*(?:[-~～—]|到|至)\s*`;
/** 10以内加减法 is a subject, not a price. */
const noSum = '(?![加减口数])';

const bounds = String.raw`(以内|之内|以下|之下|左右|上下|以上|之上)`;
const patterns: readonly { said: RegExp; read: (groups: readonly string[]) => Range | undefined; isGuess?: true }[] = [
  // 200-500元, 预算100到200
  {
    said: new RegExp(`${asked}?${sign}${number}(?:${currency})?${dash}${number}${currency}(?:之间|以内|左右)?的?`, 'i'),
    read: toSpan,
  },
  { said: new RegExp(`${asked}${sign}${number}${dash}${number}(?:之间|以内|左右)?的?`, 'i'), read: toSpan },
  // 不超过50, 高于500元; before the bounds: 不超过50元以内
  {
    said: new RegExp(`(?:不超过|不高于|低于|少于|不到)${sign}${number}(?:${currency})?(?:以内|以下)?的?`, 'i'),
    read: ([sum]) => toRange(sum, '以内'),
  },
  {
    said: new RegExp(`(?<!不)(?:超过|高于|大于|不低于|不少于)${sign}${number}(?:${currency})?(?:以上)?的?`, 'i'),
    read: ([sum]) => toRange(sum, '以上'),
  },
  // 100元以内, 100以内, 两千左右, 预算500左右
  {
    said: new RegExp(`${asked}?${sign}${number}(?:${currency})?\\s*${bounds}的?${noSum}`, 'i'),
    read: ([sum, bound]) => toRange(sum, bound),
  },
  { said: new RegExp(`${sign}${number}${currency}(?:内|起)的?`, 'i'), read: ([sum]) => toRange(sum, '以内') },
  // 预算2000, 2000预算
  { said: new RegExp(`${asked}${sign}${number}(?:${currency})?的?`, 'i'), read: ([sum]) => toRange(sum, '以内') },
  { said: new RegExp(`${sign}${number}(?:${currency})?的?预算的?`, 'i'), read: ([sum]) => toRange(sum, '以内') },
  // 鼠标 100-200
  {
    said: new RegExp(`${sign}${number}${dash}${number}(?![\\d.a-z%\\-/x×*])(?:之间)?的?`, 'i'),
    read: toBareSpan,
    isGuess: true,
  },
];

interface Range {
  fromFen: number | null;
  toFen: number | null;
}

/** 左右 means up to a fifth more or less. */
const about = 0.2;
/**
 * Plain numbers are no price range if the second is this many times the first (10007-01 is an item number), or if both
 * are years.
 */
const widestSpan = 20;
const years = { from: 1980, to: 2100 };

/** Undefined if the query has no price range. 100元 alone is none: it may be the value of a voucher. */
export function readPrice(typed: string): PriceInQuery | undefined {
  const text = typed.normalize('NFKC');
  if (!/[\d一二两三四五六七八九十百千万]/.test(text)) return undefined;
  for (const { said, read, isGuess = false } of patterns) {
    const found = said.exec(text);
    if (!found) continue;
    const isCounted = isGuess && /\d$/.test(found[0]) && isCounting(text.slice(found.index + found[0].length));
    const range = isCounted ? undefined : read(found.slice(1));
    if (!range) continue;
    const without = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { text: without.replaceAll(/\s+/g, ' ').trim(), ...range, isGuess };
  }
  return undefined;
}

/** Whether the text behind the numbers begins with a unit, so that they are no price: 5-10人帐篷, but not 100-200键盘. */
const isCounting = (behind: string): boolean => isCommonUnit(behind[0] ?? '') && cutWords(behind)[0]?.length === 1;

function toSpan([low, high]: readonly string[]): Range | undefined {
  const [fromFen, toFen] = [toFenOf(low), toFenOf(high)];
  return fromFen === undefined || toFen === undefined || fromFen > toFen ? undefined : { fromFen, toFen };
}

function toBareSpan(groups: readonly string[]): Range | undefined {
  const span = toSpan(groups);
  const [low, high] = groups.map(Number);
  if (!span || low === undefined || high === undefined || low < 1 || high <= low || high > low * widestSpan)
    return undefined;
  return low >= years.from && high <= years.to ? undefined : span;
}

function toRange(sum: string | undefined, bound: string | undefined): Range | undefined {
  const sumFen = toFenOf(sum);
  if (sumFen === undefined) return undefined;
  if (bound === '以上' || bound === '之上') return { fromFen: sumFen, toFen: null };
  if (bound !== '左右' && bound !== '上下') return { fromFen: null, toFen: sumFen };
  return { fromFen: Math.round(sumFen * (1 - about)), toFen: Math.round(sumFen * (1 + about)) };
}

const scales: Readonly<Record<string, number>> = { 百: 100, 千: 1000, 万: 10_000 };

/** 2000, 2千, 1.5万, 两千 and 百 (of 百元以内). */
function toFenOf(written = ''): number | undefined {
  const [, digits, scale = ''] = /^([\d.]+)([百千万]?)$/.exec(written) ?? [];
  const yuan =
    digits === undefined ? (scales[written] ?? valueOfNumerals(written)) : Number(digits) * (scales[scale] ?? 1);
  return yuan === undefined || Number.isNaN(yuan) ? undefined : Math.round(yuan * 100);
}
