import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryDir } from '../../../paths.ts';
import { printOf } from '../goods-index/print.ts';
import { normaliseText } from './normalise.ts';

/** Rises when the words of documents are made differently; they are then written again. */
const tokeniser = 1;

/** Higher than what the base dictionary gives the halves of these words, so that they stay whole. */
const ourFrequency = 200_000;

interface Segmenter {
  jieba: Jieba;
  /** Word → all words of its group, itself included. */
  synonyms: Map<string, string[]>;
  /** Words of our own dictionary: names of goods. */
  goods: Set<string>;
  version: number;
}

let loaded: Segmenter | undefined;

/** The dictionary takes 0.2 s and 30 MB: it is loaded when the first word is cut. */
function segmenter(): Segmenter {
  loaded ??= load();
  return loaded;
}

function load(): Segmenter {
  const linesOf = (file: string) =>
    normaliseText(readFileSync(join(dictionaryDir, file), 'utf8'))
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const groups = linesOf('synonyms.txt').map((line) => line.split(/\s+/));
  const words = new Set([...linesOf('words.txt'), ...groups.flat()]);
  const jieba = Jieba.withDict(dict);
  jieba.loadDict(Buffer.from(Array.from(words, (word) => `${word} ${ourFrequency} n\n`).join('')));
  return {
    jieba,
    version: printOf([String(tokeniser), ...words]) & 0x7fff_ffff,
    goods: new Set(linesOf('words.txt')),
    synonyms: new Map(groups.flatMap((group) => group.map((word) => [word, group]))),
  };
}

/** The words of a Chinese run, each character in exactly one. */
export const cutWords = (run: string): string[] => segmenter().jieba.cut(run, true);

/** The words of a Chinese run with the shorter words inside them. */
export const cutForSearch = (run: string): string[] => segmenter().jieba.cutForSearch(run, true);

/** The word and what means the same. */
export const synonymsOf = (word: string): string[] => segmenter().synonyms.get(word) ?? [word];

/** Whether the word is a name of goods that our dictionary knows. */
export const isGoodsWord = (word: string): boolean => segmenter().goods.has(word);

/** What part of speech the dictionary takes a word for, such as n (noun), vn, m (number); '' for a word it would cut in two. */
export function wordClassOf(word: string): string {
  const tagged = segmenter().jieba.tag(word, true);
  return tagged.length === 1 ? (tagged[0]?.tag ?? '') : '';
}

/** Tells documents that were written with other rules or another dictionary. */
export const wordsVersion = (): number => segmenter().version;
