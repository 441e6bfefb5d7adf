import { toDigits } from './chinese-numbers.ts';
import { memoised } from './memoised.ts';
import { toSimplified } from './simplified.ts';

/** Brings units behind a number, in Chinese or letters, to one spelling, so that titles and queries match. */
const units: [RegExp, string][] = [
  [/(\d)\s*(?:毫安时|毫安|mah)/g, '$1mah '],
  [/(\d)\s*(?:千瓦|kw)(?![a-z])/g, '$1kw '],
  [/(\d)\s*(?:瓦|w)(?![a-z])/g, '$1w '],
  [/(\d)\s*(?:伏|v)(?![a-z])/g, '$1v '],
  // 安 also begins other words (2 安装孔), so it is a unit only at the end or before a word for switches and fuses.
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
 * Brings a text to one spelling: half width, lower case, simplified characters, one multiplication sign, digits, units. Memoised:
 * each text of an item is normalised several times, and many items share brands and categories.
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

/** The space between a number and its unit (3 匹, 16 开, 1.2 米), unless the character begins another word such as 开关. */
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

/** Units that belong to the number before them: 5号 电池, 12支 装, 三层 → 3层. */
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

/**
 * Removes punctuation from a number, so that it is found however it is written: `cewh-60kb` → `cewh60kb`. A decimal
 * point stays.
 */
export const joinLatin = (run: string): string => run.replace(/[-_/]|\.(?!\d)|(?<!\d)\./g, '');

/** The parts between punctuation and between letters and digits: `cewh-60kb` → cewh, 60, kb. */
export const latinPieces = (run: string): string[] => run.match(/\d+(?:\.\d+)?|[a-z]+/g) ?? [];

/** The sides of a size: `m8x30` → m8, 30. None for anything else. */
export const sizeSides = (run: string): string[] =>
  /\d[a-z]{0,2}x\d/.test(run) ? run.split(/(?<=\d[a-z]{0,2})x(?=\d)/) : [];

/** Pairs of neighbouring characters: 复印纸 → 复印, 印纸. A single character is returned as it is. For Chinese words only. */
export function bigrams(word: string): string[] {
  if (word.length < 2) return word === '' ? [] : [word];
  const pairs: string[] = [];
  for (let at = 0; at + 1 < word.length; at += 1) pairs.push(word.slice(at, at + 2));
  return pairs;
}

/** An item or model number without punctuation, spaces and capitals, to compare numbers: `CE-310 A` → ce310a. */
export const codeKeyOf = (number: string): string =>
  number
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9\u3400-\u9fff]+/g, '');
