import { joinedTerms, latinTerms } from './doc-terms.ts';
import { bigrams, codeKeyOf, normaliseText, splitRuns } from './normalise.ts';
import { initialsOf, pinyinOf } from './pinyin.ts';
import { remembering } from './remembering.ts';
import { cutForSearch } from './segmenter.ts';
import { quoted } from './tsquery.ts';

/** What an item is found by. */
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

/** Filter lexemes: a text never yields `#`, so they cannot be typed. */
export const filterLexeme = {
  category: (id: string) => `#c${id}`,
  brand: (id: string) => `#b${id}`,
  supplier: (id: string) => `#s${id}`,
  value: (id: string) => `#v${id}`,
};

/** Each weight is one bit, so that a word with several of them needs no set of its own. */
const bit = { A: 1, B: 2, C: 4, D: 8 } as const;
type Weight = keyof typeof bit;
const headingBits = bit.A | bit.B;
/** Positions stand for weights only: a tsvector needs one per weight. Indexed by the bits of a word. */
const positions = Array.from({ length: 16 }, (_, bits) =>
  (Object.keys(bit) as Weight[]).flatMap((weight, at) => (bits & bit[weight] ? [`${at + 1}${weight}`] : [])).join(','),
);

/**
 * The tsvector literals of an item. `tsv`: words by weight (A title, B brand and category, C properties, D description)
 * and filters; `heading`: the words of weight A and B alone.
 */
export function writeDocument(text: DocText, filters: readonly string[]): { tsv: string; heading: string } {
  const bitsOf = new Map<string, number>();
  const add = (weight: Weight, words: Iterable<string>) => {
    for (const word of words) bitsOf.set(word, (bitsOf.get(word) ?? 0) | bit[weight]);
  };
  const kinds = [...text.brandNames, ...text.categoryNames];
  add('A', wordsOf(text.title));
  for (const kind of kinds) add('B', commonWordsOf(kind));
  for (const property of [...text.kinds, ...text.properties]) add('C', commonWordsOf(property));
  for (const number of [text.itemNo, text.modelNo]) add('C', wordsOf(number));
  add('D', pairsOf(text.description));
  const numbers = [text.itemNo, text.modelNo].filter(Boolean).map((number) => `#n${codeKeyOf(number)}`);
  const sounds = soundsOf([text.title, ...kinds], kinds);
  const marks = Array.from(new Set([...numbers, ...sounds, ...filters]), quoted);
  let tsv = marks.join(' ');
  let heading = '';
  for (const [word, bits] of bitsOf) {
    const lexeme = quoted(word);
    tsv += ` ${lexeme}:${positions[bits]}`;
    if (bits & headingBits) heading += ` ${lexeme}:${positions[bits & headingBits]}`;
  }
  return { tsv, heading: heading.slice(1) };
}

/** The runs of texts that were asked for a moment ago: a title is read for its words and for its sounds. */
const runsOf = remembering((text) => splitRuns(normaliseText(text)));

/** Words of a text, with each single character for words such as 盘 and 宝 that a query may be cut into. */
function wordsOf(text: string): Set<string> {
  const words = pairsOf(text);
  for (const run of runsOf(text)) if (run.kind === 'chinese') for (const character of run.text) words.add(character);
  return words;
}

/** {@link wordsOf} for texts that many items share: brands, categories and values. */
const commonWordsOf = remembering(wordsOf);

const shortSoundOf = remembering(initialsOf);

function pairsOf(text: string): Set<string> {
  const words = new Set<string>();
  const runs = runsOf(text);
  for (const [at, run] of runs.entries()) {
    for (const word of run.kind === 'chinese' ? bigrams(run.text) : latinTerms(run.text)) words.add(word);
    if (run.kind === 'latin') for (const word of joinedTerms(run, runs[at + 1])) words.add(word);
  }
  return words;
}

function soundsOf(texts: readonly string[], kinds: readonly string[]): Set<string> {
  const chineseRuns = (text: string) => runsOf(text).flatMap((run) => (run.kind === 'chinese' ? [run.text] : []));
  const sounds = new Set<string>();
  // One call into the dictionary for all runs; a space is no word.
  for (const word of cutForSearch(texts.flatMap(chineseRuns).join(' '))) {
    if (word.length > 1) sounds.add(`#p${pinyinOf(word)}`);
  }
  for (const run of kinds.flatMap(chineseRuns)) {
    if (run.length > 2) sounds.add(`#p${shortSoundOf(run)}`);
  }
  return sounds;
}
