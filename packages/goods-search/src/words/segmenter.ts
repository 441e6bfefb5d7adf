import { Jieba } from '@node-rs/jieba';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fingerprintOf } from '../documents/fingerprint.ts';
import { dictionary } from './dictionary.ts';
import { memoised } from './memoised.ts';

/** Raise it after changing how documents are cut into words: all documents are then written again. */
const tokeniserVersion = 6;

/** Higher than the frequencies in jieba's dictionary, so that our words are not cut. */
const ourFrequency = 200_000;

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
  // Words that are neither goods nor brands only describe (无线, 不锈钢), so they are no nouns.
  const classOf = (word: string) => (goods.has(word) || brands.has(word) ? 'n' : 'b');
  // The package's own loader keeps this text and another of 4 MB for as long as the thread lives.
  const made = Jieba.withDict(readFileSync(createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')));
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

/**
 * The word's part of speech in the dictionary, such as n (noun), vn (verbal noun), m (number); '' if it is not one word
 * there.
 */
export const wordClassOf = memoised((word) => {
  const tagged = jieba().tag(word, true);
  return tagged.length === 1 ? (tagged[0]?.tag ?? '') : '';
});

/** Stored with each document: documents with another version were written with other rules or another dictionary. */
export const wordsVersion = (): number => fingerprintOf([String(tokeniserVersion), ...dictionary().all]) & 0x7fff_ffff;
