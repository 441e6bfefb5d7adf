import { toDigits } from './chinese-numbers.ts';
import { memoised } from './memoised.ts';
import { toSimplified } from './simplified.ts';

/** Units that goods are described by, in Chinese or letters, after a number: one spelling for titles and queries. */
const units: [RegExp, string][] = [
  [/(\d)\s*(?:毫安时|毫安|mah)/g, '$1mah '],
  [/(\d)\s*(?:千瓦|kw)(?![a-z])/g, '$1kw '],
  [/(\d)\s*(?:瓦|w)(?![a-z])/g, '$1w '],
  [/(\d)\s*(?:伏|v)(?![a-z])/g, '$1v '],
  // 安 begins many words (2 安装孔), so it counts only at the end or before what is switched or fused.
  [/(\d)\s*安培?(?=\s|$|[空断漏开熔保插])/g, '$1a '],
  [/(\d)\s*(?:毫升|ml)(?![a-z])/g, '$1ml '],
  [/(\d)\s*(?:升|l)(?![a-z级降温])/g, '$1l '],
  // The cross-section of a wire: 2.5平方, 2.5mm². An area is measured in 平方米.
  [/(\d)\s*(?:平方毫米|平方(?![米厘分])|mm2(?![\da-z]))/g, '$1平方 '],
  [/(\d)\s*(?:毫米|mm)(?![a-z])/g, '$1mm '],
  [/(\d)\s*(?:厘米|公分|cm)(?![a-z])/g, '$1cm '],
  // 3M is a brand.
  [/(?<![\d.])(?!3m)(\d+(?:\.\d+)?)\s*m(?![a-z0-9])/g, '$1米 '],
  [/(\d)\s*(?:公斤|千克|kg)(?![a-z])/g, '$1kg '],
  [/(\d)\s*(?:gsm|gb?|克)(?![a-z拉])/g, '$1g '],
  [/(\d)\s*tb?(?![a-z])/g, '$1t '],
  [/(\d)\s*(?:英寸|吋|inch)/g, '$1寸'],
];

/**
 * Full width to half, lower case, simplified characters, one multiplication sign, digits, one spelling of units. Remembered:
 * the texts of an item are read for its words, its sounds and its terms, and share brands and categories with others.
 */
export const normaliseText = memoised(normalise);

function normalise(text: string): string {
  const folded = toSimplified(text.normalize('NFKC').toLowerCase())
    .replace(/(?<=\d[a-z]{0,2})\s*[×x*✕╳]\s*(?=\d)/g, 'x')
    .replace(/(?<![\da-z.])\.(?=\d)/g, '0.')
    .replace(/(?<![a-z])type\s+c(?![a-z])/g, 'type-c');
  const counted = toDigits(folded);
  if (!/\d/.test(counted)) return counted;
  const measured = units.reduce((done, [pattern, unit]) => done.replace(pattern, unit), counted);
  return measured.replace(/(?<=\d[a-z]{0,2}) *[×x*✕╳]\s*(?=\d)/g, 'x').replace(spacedCount, '');
}

/** 3 匹, 16 开, 1.2 米: what is counted or measured joins its number, unless it begins another word such as 开关. */
const spacedCount =
  /(?<=(?:^|[^a-z\d.])\d+(?:\.\d+)?)\s+(?=[匹寸米张抽孔](?![\u3400-\u9fff])|匹|[联层号]|开(?![关口槽孔门瓶水合盖放箱发式])|档(?!案))/g;

/** A stretch of one script: Chinese characters, or letters and digits joined by `.`, `-`, `_`, `/`. */
export interface Run {
  kind: 'chinese' | 'latin';
  text: string;
  /** Follows the run before it without a space or sign: 盘 in U盘. */
  isJoined: boolean;
  /** Follows a plus sign: what comes with the goods, such as 套装+笔袋. */
  isAddition: boolean;
}

/** Measures that belong to the number before them: 5号 电池, 12支 装, 三层 → 3层. */
export const measures = '号类层级孔口位芯抽格门米寸支只个片张包卷瓶罐件套双盒箱袋台把本册页色筒';
const runPattern = new RegExp(
  `[\\u3400-\\u9fff]+|(?<![a-z0-9.])\\d+(?:\\.\\d+)?[${measures}]|[a-z0-9]+(?:[.\\-_/][a-z0-9]+)*`,
  'g',
);

/** Splits normalised text into runs; everything else (spaces, signs, wildcards) separates them. */
export function splitRuns(text: string): Run[] {
  let end = -1;
  return Array.from(text.matchAll(runPattern), (match): Run => {
    const [run] = match;
    const isJoined = match.index === end;
    end = match.index + run.length;
    return {
      kind: /^[a-z0-9]/.test(run) ? 'latin' : 'chinese',
      text: run,
      isJoined,
      isAddition: text[match.index - 1] === '+',
    };
  });
}

/** `cewh-60kb` → `cewh60kb`: numbers are found however they are punctuated. A decimal point stays. */
export const joinLatin = (run: string): string => run.replace(/[-_/]|\.(?!\d)|(?<!\d)\./g, '');

/** `cewh-60kb` → cewh, 60, kb: what is between punctuation and between letters and digits. */
export const latinPieces = (run: string): string[] => run.match(/\d+(?:\.\d+)?|[a-z]+/g) ?? [];

/** `m8x30` → m8, 30: the sides of a size; none for anything else. */
export const sizeSides = (run: string): string[] =>
  /\d[a-z]{0,2}x\d/.test(run) ? run.split(/(?<=\d[a-z]{0,2})x(?=\d)/) : [];

/** 复印纸 → 复印, 印纸; a single character stays itself. Chinese words only: their characters are one unit of text each. */
export function bigrams(word: string): string[] {
  if (word.length < 2) return word === '' ? [] : [word];
  const pairs: string[] = [];
  for (let at = 0; at + 1 < word.length; at += 1) pairs.push(word.slice(at, at + 2));
  return pairs;
}

/** A number however it is punctuated, spaced or capitalised: `CE-310 A` → ce310a. */
export const codeKeyOf = (number: string): string =>
  number
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9\u3400-\u9fff]+/g, '');
