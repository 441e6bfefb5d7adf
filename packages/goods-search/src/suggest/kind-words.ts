import { splitRuns } from '../words/normalise.ts';
import { headsOf } from '../words/head-words.ts';
import { cutWords, isGoodsWord, wordClassOf } from '../words/segmenter.ts';

const shortest = 2;
const longest = 8;
/** Words of one category in three say what goods are (中性笔); the others how they look or are used (黑色, 办公, 加厚). */
const leastConcentration = 0.35;
/** Words that name what is offered less than every third time describe it: 商务, 系列. */
const leastHeads = 3;
/** Two nouns side by side make a name of their own (激光打印机) when goods bear it so often. */
const leastPairs = 3;

interface Tally {
  items: number;
  /** Items whose title says that it is what they offer, see words/head-words.ts. */
  heads: number;
  /** Items by category. */
  places: Map<string, number>;
  /** The halves of a pair of words; absent for a single word. */
  halves: readonly [string, string] | undefined;
}

type Found = Pick<Tally, 'halves'> & { isHead: boolean };

/** Counts the words of titles, for finding those that name kinds of goods. */
export interface WordTally {
  /** `title` is normalised. */
  add: (title: string, categoryId: string) => void;
  /** Words that name goods, with how many items bear them. */
  kinds: (knownNames: ReadonlySet<string>) => Map<string, number>;
}

export function tallyWords(): WordTally {
  const tallies = new Map<string, Tally>();
  const count = (word: string, { categoryId, isHead, halves }: Found & { categoryId: string }) => {
    const tally = tallies.get(word) ?? { items: 0, heads: 0, places: new Map<string, number>(), halves };
    tally.items += 1;
    if (isHead) tally.heads += 1;
    tally.places.set(categoryId, (tally.places.get(categoryId) ?? 0) + 1);
    tallies.set(word, tally);
  };
  return {
    add(title, categoryId) {
      const words = new Map<string, Found>();
      for (const run of splitRuns(title)) {
        if (run.kind !== 'chinese') continue;
        let before = '';
        const cut = cutWords(run.text);
        const heads = headsOf(cut);
        for (const [at, word] of cut.entries()) {
          const isHead = heads[at] === true || words.get(word)?.isHead === true;
          words.set(word, { isHead, halves: undefined });
          for (const inner of goodsWordsIn(word)) words.set(inner, { isHead, halves: undefined });
          const pair = before + word;
          if (before.length > 1 && word.length > 1 && pair.length <= longest && !words.has(pair))
            words.set(pair, { isHead, halves: [before, word] });
          before = word;
        }
      }
      for (const [word, found] of words) {
        if (word.length >= shortest && word.length <= longest) count(word, { categoryId, ...found });
      }
    },
    kinds(knownNames) {
      const kinds = new Map<string, number>();
      for (const [word, tally] of tallies) {
        const isKnown = knownNames.has(word) || (!tally.halves && isGoodsWord(word));
        if (isKnown || isKind(word, tally)) kinds.set(word, tally.items);
      }
      return kinds;
    },
  };
}

/** Names of goods inside a compound that the dictionary keeps whole: 打印机 in 激光打印机. */
function goodsWordsIn(word: string): string[] {
  const inner: string[] = [];
  for (let from = 0; from < word.length - 1; from += 1) {
    for (let to = from + 2; to <= word.length; to += 1) {
      const part = word.slice(from, to);
      if (part !== word && isGoodsWord(part)) inner.push(part);
    }
  }
  return inner;
}

function isKind(word: string, { items, heads, places, halves }: Tally): boolean {
  if (heads * leastHeads < items) return false;
  if (items < (halves ? leastPairs : 2)) return false;
  if (Math.max(...places.values()) / items < leastConcentration) return false;
  return halves ? isQualifier(halves[0]) && isNoun(halves[1]) : isNoun(word);
}

/**
 * Proper names of people and places (nr, ns) are brands in titles, or wrongly cut; what can be done (vn), such as 保温,
 * tells how goods are.
 */
const isNoun = (word: string): boolean => isGoodsWord(word) || /^(n|nz|l)$/.test(wordClassOf(word));

const isQualifier = (word: string): boolean => isNoun(word) || /^(b|a|an|v|nz)$/.test(wordClassOf(word));
