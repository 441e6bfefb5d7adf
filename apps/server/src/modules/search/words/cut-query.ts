import type { Lexicon } from './lexicon.ts';
import { cutWords } from './segmenter.ts';

/** Longest word of the shop's own that is looked for inside a run. */
const maxKnownLength = 12;

/**
 * The words of a Chinese run of a query. The shop's brands and synonyms come out whole even where the dictionary would cut
 * them; single characters that nothing holds together stay together, as they may be a name nobody told us.
 */
export function cutQuery(run: string, lexicon: Lexicon): string[] {
  return joinSingles(joinKnown(cutWords(run), lexicon), lexicon);
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
    const isLoose = word.length === 1 && !isKnown(word, lexicon) && !lexicon.isModifier(word);
    if (isLoose && isOpen) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
    isOpen = isLoose;
  }
  return joined;
}
