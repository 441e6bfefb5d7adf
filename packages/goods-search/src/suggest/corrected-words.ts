import { isOneEditApart } from '../words/edit-distance.ts';
import { normaliseText } from '../words/normalise.ts';
import { pinyinOf } from '../words/pinyin.ts';
import { isGoodsWord, wordClassOf } from '../words/segmenter.ts';
import { commonSynonyms } from '../words/synonyms.ts';
import { completeWords, type Typed, type Word } from './complete-words.ts';
import { compact, type SuggestIndex } from './suggest-index.ts';

const shortestEdited = 3;
/** If another spelling finds this many times more goods, the typed one is taken for a typing error. */
const muchMore = 8;

/**
 * Suggests words for what was typed. If there are none, it suggests for what was probably meant: a synonym (滑鼠), words with
 * the same sound (打印鸡), or names of goods one character away (鼠票).
 */
export function correctedWords(index: SuggestIndex, typed: Typed): Word[] {
  const words = completeWords(index, typed);
  if (!/^[\u3400-\u9fff]{2,}$/.test(typed.key) || (isGoodsWord(typed.key) && words.length > 0)) return words;
  const known = words.reduce((most, word) => Math.max(most, word.count), 0);
  const isEnough = (word: Word) => word.count >= Math.max(1, known * muchMore);
  for (const key of otherKeys(index, typed.key, words.length > 0)) {
    const meant = completeWords(index, { ...typed, typed: key, key: compact(key) }).filter(isEnough);
    // They do not contain what was typed, so there is nothing to highlight.
    if (meant.length > 0) return meant.map((word) => ({ ...word, marks: [] }));
  }
  return words;
}

/**
 * What may have been meant, the likeliest first. If goods contain the typed word, only words with the same sound are
 * tried.
 */
function otherKeys(index: SuggestIndex, key: string, hasGoods: boolean): string[] {
  const named = commonSynonyms().of(key).slice(1).map(normaliseText);
  if (isGoodsWord(key)) return named;
  if (hasGoods) return [...named, ...soundsLike(index, key)];
  const isReal = !['', 'x'].includes(wordClassOf(key));
  return [...named, ...soundsLike(index, key), ...(isReal ? [] : oneAway(index, key))];
}

/** Terms whose beginning has this sound. */
function soundsLike({ words }: SuggestIndex, key: string): string[] {
  const sound = pinyinOf(key);
  const alike = words.filter(
    (term) => term.key.slice(0, key.length) !== key && term.syllables.slice(0, key.length).join('') === sound,
  );
  return alike.slice(0, 3).map((term) => term.key);
}

/** Terms one character away; if two characters are typed, the first must be right. */
function oneAway({ words }: SuggestIndex, key: string): string[] {
  const isNear = (term: string) =>
    key.length < shortestEdited
      ? term.length === key.length && term[0] === key[0]
      : isOneEditApart(term, key) || isOneEditApart(term.slice(0, key.length), key);
  return words
    .filter((term) => isGoodsWord(term.key) && isNear(term.key))
    .slice(0, 3)
    .map((term) => term.key);
}
