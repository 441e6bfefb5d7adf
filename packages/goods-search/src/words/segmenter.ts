import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { fingerprintOf } from '../documents/fingerprint.ts';
import { dictionary } from './dictionary.ts';

/** Rises when the words of documents are made differently; they are then written again. */
const tokeniserVersion = 6;

/** Higher than what the base dictionary gives the halves of these words, so that they stay whole. */
const ourFrequency = 200_000;

const maxWordClasses = 20_000;
const wordClasses = new Map<string, string>();

let loaded: Jieba | undefined;

/** The dictionary takes 0.2 s and 30 MB: it is loaded when the first word is cut. */
function jieba(): Jieba {
  loaded ??= load();
  return loaded;
}

function load(): Jieba {
  const { all, goods, brands, parts } = dictionary();
  const words = [...all].filter((word) => /^[\u3400-\u9fff]{2,}$/.test(word) && !parts.has(word));
  const beginnings = Array.from(parts.values(), ([beginning = '']) => beginning);
  // What is neither goods nor a brand only describes, as 无线 and 不锈钢 do: no noun.
  const classOf = (word: string) => (goods.has(word) || brands.has(word) ? 'n' : 'b');
  const made = Jieba.withDict(dict);
  made.loadDict(Buffer.from(words.map((word) => `${word} ${ourFrequency} ${classOf(word)}\n`).join('')));
  made.loadDict(Buffer.from(beginnings.map((word) => `${word} ${ourFrequency * 1000} v\n`).join('')));
  return made;
}

/** The words of a Chinese run, each character in exactly one. */
export const cutWords = (run: string): string[] => jieba().cut(run, true);

/** The words of a Chinese run with the shorter words inside them. */
export const cutForSearch = (run: string): string[] => jieba().cutForSearch(run, true);

/** Whether the word is a name of goods that our dictionary knows. */
export const isGoodsWord = (word: string): boolean => dictionary().goods.has(word);

export const isModifierWord = (word: string): boolean => dictionary().modifiers.has(word);

/** What part of speech the dictionary takes a word for, such as n (noun), vn, m (number); '' for a word it would cut in two. */
export function wordClassOf(word: string): string {
  const known = wordClasses.get(word);
  if (known !== undefined) return known;
  const tagged = jieba().tag(word, true);
  const found = tagged.length === 1 ? (tagged[0]?.tag ?? '') : '';
  if (wordClasses.size >= maxWordClasses) wordClasses.clear();
  wordClasses.set(word, found);
  return found;
}

/** Tells documents that were written with other rules or another dictionary. */
export const wordsVersion = (): number => fingerprintOf([String(tokeniserVersion), ...dictionary().all]) & 0x7fff_ffff;
