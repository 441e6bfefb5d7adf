import { joinedTerms, latinTerms, partsOf } from '../documents/doc-terms.ts';
import { bigrams, codeKeyOf, normaliseText, splitRuns } from '../words/normalise.ts';
import { initialsOf, pinyinOf } from '../words/pinyin.ts';
import { memoised } from '../words/memoised.ts';
import { cutForSearch } from '../words/segmenter.ts';
import { quoted } from './tsquery.ts';

/** The texts of an item by which it can be found. */
export interface DocText {
  title: string;
  /** What the data sheet or the keywords call it: 品类：抽纸、面巾纸. */
  kinds: string[];
  /** The kinds come from the data sheet: titles may name other things beside them. */
  hasOwnKinds: boolean;
  brandNames: string[];
  /** From the first level down. */
  categoryNames: string[];
  /** Attribute values, specs, colour. */
  properties: string[];
  description: string;
  itemNo: string;
  modelNo: string;
}

/** Lexemes for filters. Texts never produce `#`, so nobody can type them. */
export const filterLexeme = {
  category: (id: string) => `#c${id}`,
  brand: (id: string) => `#b${id}`,
  supplier: (id: string) => `#s${id}`,
  value: (id: string) => `#v${id}`,
};

/** Each weight is one bit, so that the weights of a word fit into one number. */
const bit = { A: 1, B: 2, C: 4, D: 8 } as const;
type Weight = keyof typeof bit;
/** By the bits of a word: its positions in the tsvector. They only carry the weights, one position per weight. */
const positions = Array.from({ length: 16 }, (_, bits) =>
  (Object.keys(bit) as Weight[]).flatMap((weight, at) => (bits & bit[weight] ? [`${at + 1}${weight}`] : [])).join(','),
);

/**
 * The tsvector literal of an item: words by weight (A title, B brand and category, C properties, D description),
 * filters.
 */
export function writeDocument(text: DocText, filters: readonly string[]): string {
  const bitsOf = new Map<string, number>();
  const add = (weight: Weight, words: readonly string[]) => {
    for (const word of words) bitsOf.set(word, (bitsOf.get(word) ?? 0) | bit[weight]);
  };
  const kinds = [...text.brandNames, ...text.categoryNames];
  add('A', wordsOf(text.title));
  for (const kind of kinds) add('B', commonWordsOf(kind));
  for (const property of [...text.kinds, ...text.properties]) add('C', commonWordsOf(property));
  for (const number of [text.itemNo, text.modelNo]) add('C', wordsOf(number));
  for (const part of partsOf(text.description)) add('D', commonPairsOf(part));
  const numbers = [text.itemNo, text.modelNo].filter(Boolean).map((number) => `#n${codeKeyOf(number)}`);
  const sounds = [...soundsOf(text.title), ...kinds.flatMap((kind) => commonSoundsOf(kind))];
  const marks = Array.from(new Set([...numbers, ...sounds, ...filters]), quoted);
  let tsv = marks.join(' ');
  for (const [word, bits] of bitsOf) tsv += ` ${quoted(word)}:${positions[bits]}`;
  return tsv;
}

/**
 * Each title is needed twice, for its words and for its sounds. What many items share is kept by who asks; keeping the runs
 * of thousands of titles that never come again is all work for the collector.
 */
const runsOf = memoised((text) => splitRuns(normaliseText(text)), 16);

/**
 * Words of a text, some of them twice. A query may consist of single characters such as 盘 and 宝: those are found as the
 * beginning of a pair, so only the last character of a run is a word of its own.
 */
const wordsOf = (text: string): readonly string[] => [
  ...pairsOf(text),
  ...chineseRunsOf(text).map((run) => run.slice(-1)),
];

/** {@link wordsOf} for texts that many items share: brands, categories and values. */
const commonWordsOf = memoised(wordsOf);

const pairsOf = (text: string): readonly string[] =>
  runsOf(text).flatMap((run, at, runs) =>
    run.kind === 'chinese' ? bigrams(run.text) : [...latinTerms(run.text), ...joinedTerms(run, runs[at + 1])],
  );

const commonPairsOf = memoised(pairsOf);

const chineseRunsOf = (text: string) => runsOf(text).flatMap((run) => (run.kind === 'chinese' ? [run.text] : []));

function soundsOf(text: string): string[] {
  // One call into the dictionary for all runs, which is faster.
  const words = cutForSearch(chineseRunsOf(text).join(' '));
  return words.flatMap((word) => (word.length > 1 ? [`#p${pinyinOf(word)}`] : []));
}

/** The sounds of a brand or category: of its words, and the initials of the whole (zxb for 中性笔). */
const commonSoundsOf = memoised((kind) => [
  ...soundsOf(kind),
  ...chineseRunsOf(kind).flatMap((run) => (run.length > 2 ? [`#p${initialsOf(run)}`] : [])),
]);
