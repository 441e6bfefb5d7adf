import { isCommonUnit, readAmount, termsOfAmount } from '../words/amounts.ts';
import { headsOf } from '../words/head-words.ts';
import { joinLatin, latinPieces, normaliseText, type Run, sizeSides, splitRuns } from '../words/normalise.ts';
import type { DocText } from '../postgres/doc-words.ts';
import { memoised } from '../words/memoised.ts';
import { cutWords } from '../words/segmenter.ts';

/** Separators in a terms text; normalised words contain none of them. */
export const fieldEnd = '\n';
export const wordEnd = '|';
export const headMark = '!';

/** Letters and digits up to here are joined with the character that follows them: U盘, A4纸, LED灯. */
const maxJoinedLatin = 8;

/** Marks the words that name what is offered. Undefined for fields where that does not matter. */
type HeadsOf = ((words: readonly string[], run: Run, runs: readonly Run[]) => readonly boolean[]) | undefined;

/**
 * The words of an item for the index in memory, cut once when it is written: fields (title, kinds, brand, category,
 * properties, numbers, description) end with a newline, runs are
 * separated by spaces, Chinese words inside a run by `|`, and a word that names what is offered is followed by `!`.
 */
export function writeTerms(text: DocText): string {
  const ownKinds = text.hasOwnKinds ? text.kinds.map(normaliseText) : [];
  const title = normaliseText(text.title);
  const category = normaliseText(text.categoryNames.at(-1) ?? '').replace(/类$/, '');
  const categoryParts = splitRuns(category).flatMap((run) => (title.includes(run.text) ? [run.text] : []));
  return [
    termsOf(title, titleHeads({ kinds: ownKinds, categoryParts })),
    joinTerms(text.kinds, kindTermsOf),
    joinTerms(text.brandNames, kindTermsOf),
    termsOf(category, categoryHeads(title)),
    joinTerms(text.properties, plainTermsOf),
    joinTerms([text.itemNo, text.modelNo], plainTermsOf),
    joinTerms(partsOf(text.description), plainTermsOf),
  ].join(fieldEnd);
}

const joinTerms = (texts: readonly string[], read: (text: string) => string): string =>
  texts.map(read).filter(Boolean).join(' ');

/**
 * The parts of a description between its punctuation. Many goods share the same parts, so the words of each part are
 * computed once: that is the most expensive step of importing an item.
 */
export const partsOf = (description: string): string[] => description.split(/[；：、，。\n]/).filter(Boolean);

/**
 * The terms of a text in which no word counts as a head. Memoised, because the same values and numbers come again and
 * again.
 */
const plainTermsOf = memoised((text) => termsOf(normaliseText(text), undefined));

const lastWord: HeadsOf = (words) => words.map((_, at) => at === words.length - 1);

/** The terms of a kind or a brand. */
const kindTermsOf = memoised((text) => termsOf(normaliseText(text), lastWord));

/** In a category of several things, such as 烤箱、微波炉, a word names the item only if the title has it too. */
function categoryHeads(title: string): HeadsOf {
  return (words, run, runs) => {
    const isToldByTitle = runs.length === 1 || title.includes(run.text);
    return words.map((_, at) => isToldByTitle && at === words.length - 1);
  };
}

/**
 * Which words of a title name what is offered. If the data sheet names the kinds, or the title contains the category's name,
 * only words that agree with it count: 中性笔 in 笔袋 可放中性笔 does not. Words behind a plus sign never count: they name
 * an addition.
 */
function titleHeads({ kinds, categoryParts }: { kinds: readonly string[]; categoryParts: readonly string[] }): HeadsOf {
  const isKind = (word: string) => kinds.some((kind) => kind.endsWith(word) || word.endsWith(kind));
  const isOfCategory = (word: string) => categoryParts.some((part) => part.at(-1) === word.at(-1));
  return (words, run) => {
    if (run.isAddition) return words.map(() => false);
    return headsOf(words).map((isHead, at) => {
      const word = words[at] ?? '';
      if (kinds.length > 0) return isHead && isKind(word);
      return isHead && (categoryParts.length === 0 || isOfCategory(word));
    });
  };
}

function termsOf(text: string, heads: HeadsOf): string {
  const runs = splitRuns(text);
  const cut = heads && cutRuns(runs);
  const terms = runs.flatMap((run, at) => {
    if (run.kind === 'latin') return [...latinTerms(run.text), ...joinedTerms(run, runs[at + 1])];
    const words = cut?.get(at);
    if (!heads || !words) return [run.text];
    const isHead = heads(words, run, runs);
    return [words.map((word, place) => (isHead[place] ? `${word}${headMark}` : word)).join(wordEnd)];
  });
  return terms.join(' ');
}

/** The words of the Chinese runs, by the place of the run: one call into the dictionary for all. */
function cutRuns(runs: readonly Run[]): Map<number, string[]> {
  const chinese = runs.flatMap((run, at) => (run.kind === 'chinese' ? [at] : []));
  const found = new Map<number, string[]>(chinese.map((at) => [at, []]));
  let place = 0;
  for (const word of cutWords(chinese.map((at) => runs[at]?.text ?? '').join(' '))) {
    if (word === ' ') place += 1;
    else found.get(chinese[place] ?? -1)?.push(word);
  }
  return found;
}

/** Sizes of clothes stay whole: a search for XL must not find 2XL. */
const clothingSize = /^(?:\d?x+[ls]|[sml])$/;

/**
 * The terms of a run of letters and digits. An amount: the whole and its number. Anything else: the whole, its parts between
 * punctuation, its letters and its digits, and the sides of a size.
 */
export const latinTerms = memoised(readLatin);

function readLatin(run: string): readonly string[] {
  if (clothingSize.test(run)) return [run];
  const amount = readAmount(run, isCommonUnit);
  if (amount) return [...new Set(termsOfAmount(amount))];
  const sides = sizeSides(run);
  const parts = sides.length > 1 ? sides : run.split(/[-_/]/);
  const pieces = latinPieces(run).filter((piece) => sides.length < 2 || piece !== 'x');
  return [...new Set([joinLatin(run), ...parts.flatMap(partTerms), ...pieces])].filter(Boolean);
}

function partTerms(part: string): string[] {
  const amount = readAmount(part, isCommonUnit);
  return amount ? termsOfAmount(amount) : [part];
}

/** Letters joined to the next character: u盘 for `u` before 盘. */
export function joinedTerms(run: Run, next: Run | undefined): string[] {
  const joined = joinLatin(run.text);
  const isShort = joined.length <= maxJoinedLatin && /[a-z0-9]$/.test(joined);
  return isShort && next?.isJoined && next.kind === 'chinese' ? [`${joined}${next.text[0] ?? ''}`] : [];
}
