/** Units that goods are described by, in Chinese or letters, after a number: one spelling for titles and queries. */
const units: [RegExp, string][] = [
  [/(\d)\s*(?:毫安时|毫安|mah)/g, '$1mah '],
  [/(\d)\s*(?:毫升|ml)/g, '$1ml '],
  [/(\d)\s*(?:毫米|mm)(?![a-z])/g, '$1mm '],
  [/(\d)\s*(?:厘米|公分|cm)(?![a-z])/g, '$1cm '],
  [/(\d)\s*(?:公斤|千克|kg)(?![a-z])/g, '$1kg '],
  [/(\d)\s*gb?(?![a-z])/g, '$1g '],
  [/(\d)\s*tb?(?![a-z])/g, '$1t '],
  [/(\d)\s*(?:英寸|inch)/g, '$1寸'],
];

/** Full width to half, lower case, one multiplication sign, one spelling of units. */
export function normaliseText(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d[a-z]{0,2}\s?)[×*✕](?=\s?\d)/g, 'x');
  return units.reduce((done, [pattern, unit]) => done.replace(pattern, unit), folded);
}

/** A stretch of one script: Chinese characters, or letters and digits joined by `.`, `-`, `_`, `/`. */
export interface Run {
  kind: 'chinese' | 'latin';
  text: string;
}

const runPattern = /[\u3400-\u9fff]+|[a-z0-9]+(?:[.\-_/][a-z0-9]+)*/g;

/** Splits normalised text into runs; everything else (spaces, signs, wildcards) separates them. */
export function splitRuns(text: string): Run[] {
  return Array.from(text.matchAll(runPattern), ([run]) => ({
    kind: /^[a-z0-9]/.test(run) ? 'latin' : 'chinese',
    text: run,
  }));
}

/** `cewh-60kb` → `cewh60kb`: numbers are found however they are punctuated. A decimal point stays. */
export const joinLatin = (run: string): string => run.replace(/[-_/]|\.(?!\d)|(?<!\d)\./g, '');

/** `cewh-60kb` → cewh, 60, kb: what is between punctuation and between letters and digits. */
export const latinPieces = (run: string): string[] => run.match(/\d+(?:\.\d+)?|[a-z]+/g) ?? [];

/** 复印纸 → 复印, 印纸; a single character stays itself. */
export function bigrams(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** A number however it is punctuated, spaced or capitalised: `CE-310 A` → ce310a. */
export const codeKeyOf = (number: string): string =>
  number
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9\u3400-\u9fff]+/g, '');
