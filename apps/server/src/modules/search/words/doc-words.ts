import { latinTerms } from './doc-terms.ts';
import { bigrams, codeKeyOf, normaliseText, splitRuns } from './normalise.ts';
import { initialsOf, pinyinOf } from './pinyin.ts';
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

/** Positions stand for weights only: a tsvector needs one per weight. */
const positionOf = { A: 1, B: 2, C: 3, D: 4 } as const;
type Weight = keyof typeof positionOf;

/**
 * The tsvector literals of an item. `tsv`: words by weight (A title, B brand and category, C properties, D description)
 * and filters; `heading`: the words of weight A and B alone.
 */
export function writeDocument(text: DocText, filters: readonly string[]): { tsv: string; heading: string } {
  const weightsOf = new Map<string, Set<Weight>>();
  const add = (weight: Weight, words: Iterable<string>) => {
    for (const word of words) weightsOf.set(word, (weightsOf.get(word) ?? new Set()).add(weight));
  };
  const kinds = [...text.brandNames, ...text.categoryNames];
  add('A', wordsOf(text.title, true));
  for (const kind of kinds) add('B', wordsOf(kind, true));
  for (const property of [...text.kinds, ...text.properties]) add('C', wordsOf(property, true));
  add(
    'C',
    [text.itemNo, text.modelNo].flatMap((number) => [...wordsOf(number, true)]),
  );
  add('D', wordsOf(text.description, false));
  const words = writeWords(weightsOf, 'ABCD');
  const numbers = [text.itemNo, text.modelNo].filter(Boolean).map((number) => `#n${codeKeyOf(number)}`);
  const sounds = soundsOf([text.title, ...kinds], kinds);
  const marks = Array.from(new Set([...numbers, ...sounds, ...filters]), quoted);
  return { tsv: [...words, ...marks].join(' '), heading: writeWords(weightsOf, 'AB').join(' ') };
}

/** The words that have one of the weights. */
function writeWords(weightsOf: Map<string, Set<Weight>>, weights: string): string[] {
  return Array.from(weightsOf).flatMap(([word, all]) => {
    const kept = Array.from(all)
      .filter((weight) => weights.includes(weight))
      .toSorted();
    const positions = kept.map((weight) => `${positionOf[weight]}${weight}`);
    return positions.length > 0 ? [`${quoted(word)}:${positions.join(',')}`] : [];
  });
}

/** `hasSingles`: also each single character, for words such as 盘 and 宝 that a query may be cut into. */
function wordsOf(text: string, hasSingles: boolean): Set<string> {
  const words = new Set<string>();
  for (const run of splitRuns(normaliseText(text))) {
    if (run.kind === 'chinese') {
      for (const pair of bigrams(run.text)) words.add(pair);
      if (hasSingles) for (const character of run.text) words.add(character);
    } else {
      for (const term of latinTerms(run.text)) words.add(term);
    }
  }
  return words;
}

function soundsOf(texts: readonly string[], kinds: readonly string[]): Set<string> {
  const chineseRuns = (text: string) =>
    splitRuns(normaliseText(text)).flatMap((run) => (run.kind === 'chinese' ? [run.text] : []));
  const sounds = new Set<string>();
  for (const run of texts.flatMap(chineseRuns)) {
    for (const word of cutForSearch(run)) if (word.length > 1) sounds.add(`#p${pinyinOf(word)}`);
  }
  for (const run of kinds.flatMap(chineseRuns)) {
    if (run.length > 2) sounds.add(`#p${initialsOf(run)}`);
  }
  return sounds;
}
