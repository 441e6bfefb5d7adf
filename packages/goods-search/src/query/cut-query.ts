import { isGoodsEnding } from '../words/head-words.ts';
import type { Lexicon } from './lexicon.ts';
import { cutWords, wordClassOf } from '../words/segmenter.ts';

/** The longest word of the shop that is looked for inside a run. */
const maxKnownLength = 12;

/**
 * Cuts a Chinese run of a query into words. Brands and synonyms of the shop stay whole even if the dictionary would cut
 * them. A single character is joined to the word before it (中性笔|芯, 电池|盖). Neighbouring single characters that
 * the dictionary does not know are joined too: they may be an unknown name.
 */
export function cutQuery(run: string, lexicon: Lexicon): string[] {
  return joinEndings(joinSingles(joinKnown(cutWords(run), lexicon), lexicon), lexicon);
}

/** One character for a colour, which may stand behind the goods: 中性笔红. */
export const isColour = (word: string): boolean => /^[红黑蓝白绿黄紫灰粉橙棕]$/.test(word);

function joinEndings(words: readonly string[], lexicon: Lexicon): string[] {
  // A verb says what the goods are for and is not joined (发 of 中秋节发员工的); a noun is part of the name (芯 of 中性笔芯).
  const isUse = (word: string, before: string) =>
    /^(?:v|zg|p)/.test(wordClassOf(word)) && !isGoodsEnding(word) && !lexicon.isGoods(before);
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isWord = lexicon.isModifier(word) || isColour(word);
    const isTail =
      word.length === 1 && !isWord && before !== undefined && !lexicon.isBrand(before) && !isUse(word, before);
    if (isTail && !lexicon.isModifier(before)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

const isKnown = (word: string, lexicon: Lexicon) =>
  lexicon.synonyms.has(word) || lexicon.isBrand(word) || lexicon.isGoods(word);

/** Joins neighbouring words that together are a known word; the longest is tried first. */
function joinKnown(words: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let end = words.length; end > at + 1; end -= 1) {
      const word = words.slice(at, end).join('');
      if (word.length > maxKnownLength || !isKnown(word, lexicon)) continue;
      taken = end - at;
      break;
    }
    joined.push(words.slice(at, at + taken).join(''));
    at += taken;
  }
  return joined;
}

function joinSingles(words: readonly string[], lexicon: Lexicon): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const word of words) {
    const isLoose = word.length === 1 && !isKnown(word, lexicon) && !lexicon.isModifier(word) && !isGoodsEnding(word);
    if (isLoose && isOpen) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
    isOpen = isLoose;
  }
  return joined;
}
