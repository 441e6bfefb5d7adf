import { splitRuns } from '../words/normalise.ts';
import { headsOf } from '../words/head-words.ts';
import { cutWords, isGoodsWord, wordClassOf } from '../words/segmenter.ts';

const shortest = 2;
const longest = 8;
/**
 * A word names goods (中性笔) if at least this share of its items is in one category. Other words describe them (黑色, 办公,
 * 加厚).
 */
const leastConcentration = 0.35;
/** A word names goods only if at least one in three of its items is the thing named. Others describe: 商务, 系列. */
const leastHeads = 3;
/** Two neighbouring nouns are a name of their own (激光打印机) if at least this many goods have it. */
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

/** Counts the words in titles, to find those that name kinds of goods. */
export interface WordTally {
  /** `title` is normalised. */
  add: (title: string, categoryId: string) => void;
  /** Words that name goods, and how many items have each. */
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
 * Whether the word is a noun that can name goods. Names of people and places (nr, ns) do not count: in titles they are brands,
 * or wrongly cut. Nor do verbal nouns (vn) such as 保温: they describe goods.
 */
const isNoun = (word: string): boolean => isGoodsWord(word) || /^(n|nz|l)$/.test(wordClassOf(word));

const isQualifier = (word: string): boolean => isNoun(word) || /^(b|a|an|v|nz)$/.test(wordClassOf(word));
