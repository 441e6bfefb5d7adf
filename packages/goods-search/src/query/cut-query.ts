import { isGoodsEnding } from '../words/head-words.ts';
import type { Lexicon } from './lexicon.ts';
import { cutWords, wordClassOf } from '../words/segmenter.ts';

/** Longest word of the shop's own that is looked for inside a run. */
const maxKnownLength = 12;

/**
 * The words of a Chinese run of a query. The shop's brands and synonyms come out whole even where the dictionary would cut
 * them; a single character stays with the word before it (中性笔|芯, 电池|盖); single characters that nothing
 * holds together stay together, as they may be a name nobody told us.
 */
export function cutQuery(run: string, lexicon: Lexicon): string[] {
  return joinEndings(joinSingles(joinKnown(cutWords(run), lexicon), lexicon), lexicon);
}

/** A colour behind the goods describes them: 中性笔红. */
export const isColour = (word: string): boolean => /^[红黑蓝白绿黄紫灰粉橙棕]$/.test(word);

function joinEndings(words: readonly string[], lexicon: Lexicon): string[] {
  // 发 of 中秋节发员工的 says what is done with it; 芯 of 中性笔芯 is part of the name.
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

/** Joins neighbours that make a known word, the longest first. */
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
