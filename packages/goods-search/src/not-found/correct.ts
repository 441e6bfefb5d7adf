import { dictionary } from '../words/dictionary.ts';
import { cutQuery } from '../query/cut-query.ts';
import { isOneEditApart } from '../words/edit-distance.ts';
import { isGoodsEnding } from '../words/head-words.ts';
import type { Lexicon } from '../query/lexicon.ts';
import { normaliseText, type Run } from '../words/normalise.ts';
import { runsOf } from '../query/parse-query.ts';
import { wordClassOf } from '../words/segmenter.ts';
import { soundsOf } from '../words/sounds.ts';
import { endKeysOf } from '../index/phonetic-index.ts';
import type { WordIndex } from '../index/word-index.ts';

const minSpan = 2;
const maxSpan = 8;
const minEditedLatin = 4;
const maxCorrections = 8;

interface Correction {
  /** The whole query with one word put right. */
  text: string;
  /** Higher is likelier. */
  worth: number;
}

/**
 * Corrected spellings of a query that found nothing: a part is replaced by a word of the shop with the same sound
 * (打印只 → 打印纸), or by a name of goods or a brand one edit away. The likeliest comes first.
 */
export function correctionsOf(typed: string, wordIndex: WordIndex, lexicon: Lexicon): string[] {
  const text = normaliseText(typed).trim();
  const runs = runsOf(text, lexicon);
  const found = new Map<string, number>();
  let from = 0;
  for (const run of runs) {
    const at = text.indexOf(run.text, from);
    from = at + run.text.length;
    const put = (start: number, end: number, word: string) =>
      `${text.slice(0, at + start)}${word}${text.slice(at + end)}`;
    for (const { text: corrected, worth } of correctRun(run, put, wordIndex, lexicon)) {
      found.set(corrected, Math.max(worth, found.get(corrected) ?? 0));
    }
  }
  return [...found]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, maxCorrections)
    .map(([corrected]) => corrected);
}

type Put = (start: number, end: number, word: string) => string;

function correctRun(run: Run, put: Put, wordIndex: WordIndex, lexicon: Lexicon): Correction[] {
  if (run.kind === 'latin') {
    if (run.text.length < minEditedLatin || !/^[a-z]+$/.test(run.text) || wordIndex.find(run.text)) return [];
    return nearWords(run.text, wordIndex, lexicon).map(({ word, worth }) => ({
      text: put(0, run.text.length, word),
      worth,
    }));
  }
  const words = cutQuery(run.text, lexicon);
  const corrections: Correction[] = [];
  for (let first = 0, start = 0; first < words.length; start += words[first]?.length ?? 0, first += 1) {
    for (let last = first; last < words.length; last += 1) {
      const part = words.slice(first, last + 1);
      const span = part.join('');
      if (span.length > maxSpan) break;
      if (span.length < minSpan || wordIndex.find(span) || part.every((word) => isKnown(word, wordIndex, lexicon)))
        continue;
      const near = [
        ...soundAlikes(span, wordIndex, lexicon),
        ...(isRealWord(span) ? [] : nearWords(span, wordIndex, lexicon)),
      ];
      for (const { word, worth } of near) corrections.push({ text: put(start, start + span.length, word), worth });
    }
  }
  return corrections;
}

/** A word that the shop or the dictionary has is spelt correctly. */
const isKnown = (word: string, wordIndex: WordIndex, lexicon: Lexicon): boolean =>
  (word.length > 1 && wordIndex.find(word) !== undefined) ||
  lexicon.isGoods(word) ||
  lexicon.isBrand(word) ||
  lexicon.isModifier(word) ||
  (word.length === 1 && isGoodsEnding(word));

/**
 * A correct word of the language that this shop does not have. It may sound like another word, but it is no typing
 * error.
 */
const isRealWord = (span: string): boolean => !['', 'x'].includes(wordClassOf(span));

interface Candidate {
  word: string;
  worth: number;
}

const sameSoundWorth = 2;

/** Words of the shop with the same sound. A correct word is replaced only by a name of goods. */
function soundAlikes(span: string, wordIndex: WordIndex, lexicon: Lexicon): Candidate[] {
  const isReal = isRealWord(span);
  return soundsOf(span).flatMap((sound) =>
    wordIndex
      .bySound(sound)
      .filter((word) => word !== span && (!isReal || lexicon.isGoods(word)))
      .slice(0, 2)
      .map((word) => ({ word, worth: span.length * sameSoundWorth * weightOf(word, wordIndex) })),
  );
}

/**
 * Names of goods and brands one edit away. The first or the last letter must be the same: people rarely mistype both.
 */
function nearWords(span: string, wordIndex: WordIndex, lexicon: Lexicon): Candidate[] {
  const near = [...wordIndex.alike(span), ...knownAlike(span)].filter(
    (word) =>
      Math.abs(word.length - span.length) <= 1 &&
      isOneEditApart(span, word) &&
      !isOtherThing(span, word) &&
      (lexicon.isGoods(word) || lexicon.isBrand(word)),
  );
  return [...new Set(near)].map((word) => ({ word, worth: span.length * weightOf(word, wordIndex) }));
}

/** Whether two words differ only in what they name, so that neither is a typing error: 不锈钢盆 and 不锈钢杯. */
const isOtherThing = (a: string, b: string): boolean =>
  a.slice(0, -1) === b.slice(0, -1) && isGoodsEnding(a.at(-1) ?? '') && isGoodsEnding(b.at(-1) ?? '');

let dictionaryEnds: Map<string, string[]> | undefined;

/** The same for words of the product's dictionary: the shop may have the goods under another name. */
function knownAlike(span: string): string[] {
  dictionaryEnds ??= groupByEnds(dictionary().all);
  return endKeysOf(span).flatMap((key) => dictionaryEnds?.get(key) ?? []);
}

function groupByEnds(words: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) for (const key of endKeysOf(word)) groups.set(key, [...(groups.get(key) ?? []), word]);
  return groups;
}

/** Grows slowly with the number of goods that contain the word. */
function weightOf(word: string, wordIndex: WordIndex): number {
  const stats = wordIndex.find(word);
  return 1 + Math.log2(1 + (stats ? stats.heads * 2 + stats.count : 0)) / 8;
}
