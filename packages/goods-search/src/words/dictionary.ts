import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { normaliseText } from './normalise.ts';

/** Words that mean the same. `isOneWay`: the first also finds the others, but they do not find it. */
export interface SynonymGroup {
  words: string[];
  isOneWay: boolean;
}

/** The words of the product's dictionary files, normalised. */
export interface Dictionary {
  /** Names of goods and their synonyms. */
  goods: ReadonlySet<string>;
  /** Words that only describe (for whom, where, how); a search may leave them out. */
  modifiers: ReadonlySet<string>;
  /** Names of brands in all their spellings. */
  brands: ReadonlySet<string>;
  synonyms: readonly SynonymGroup[];
  /** English names of goods without spaces, and their Chinese names: paperclip, 回形针. */
  english: ReadonlyMap<string, readonly string[]>;
  /** Names of goods in the order of the file, where similar things are neighbours. */
  shelves: readonly (readonly string[])[];
  /** Words that must be cut at a certain place: 干手机 as 干手, 机, or a search for 手机 would find it. */
  parts: ReadonlyMap<string, readonly string[]>;
  /** Every word above. */
  all: ReadonlySet<string>;
}

let loaded: Dictionary | undefined;

export function dictionary(): Dictionary {
  loaded ??= load();
  return loaded;
}

function load(): Dictionary {
  const groups = readGroups('synonyms.txt');
  const brandGroups = readGroups('brands.txt');
  const listed = linesOf('words.txt').map((line) => line.split(/\s+/));
  const shelves = listed.map((line) => line.map((word) => word.replace(cutMark, '')));
  const named = new Set(shelves.flat());
  const modifiers = new Set(linesOf('modifiers.txt').flatMap((line) => line.split(/\s+/)));
  const brands = new Set(brandGroups.flatMap((group) => group.words));
  const synonyms = [...groups, ...brandGroups.filter((group) => group.words.length > 1)];
  const inGroups = synonyms.flatMap((group) => group.words);
  const sameGoods = groups.flatMap(({ words, isOneWay }) =>
    !isOneWay && words.some((word) => named.has(word)) ? words : [],
  );
  const english = readEnglish();
  const goods = new Set([...named, ...english.keys(), ...sameGoods.filter((word) => !modifiers.has(word))]);
  return {
    goods,
    modifiers,
    brands,
    synonyms,
    english,
    shelves,
    parts: partsOf(listed.flat()),
    all: new Set([...goods, ...modifiers, ...brands, ...inGroups]),
  };
}

/** Shows in the file where a word is cut: 干手·机. */
const cutMark = '·';

const partsOf = (words: readonly string[]): Map<string, string[]> =>
  new Map(
    words.filter((word) => word.includes(cutMark)).map((word) => [word.replace(cutMark, ''), word.split(cutMark)]),
  );

/** The groups of words that come with the product. */
export const productSynonyms = (): readonly SynonymGroup[] => dictionary().synonyms;

/** The names of goods at most `reach` places before or behind this one in the file, the nearest first. */
export function neighboursOf(word: string, reach: number): string[] {
  const near: { name: string; distance: number }[] = [];
  for (const shelf of dictionary().shelves) {
    const at = shelf.indexOf(word);
    if (at < 0) continue;
    for (const [place, name] of shelf.entries()) {
      const distance = Math.abs(place - at);
      if (distance > 0 && distance <= reach) near.push({ name, distance });
    }
  }
  return near.toSorted((a, b) => a.distance - b.distance).map(({ name }) => name);
}

/** A line `甲 乙 丙`: all mean the same. A line `甲 => 乙 丙`: 甲 also finds the others, but not the reverse. */
export function readGroups(file: string): SynonymGroup[] {
  return linesOf(file).map((line) => ({
    words: line.replace('=>', ' ').trim().split(/\s+/),
    isOneWay: line.includes('=>'),
  }));
}

/** A line `paper clip = 回形针`. If a name has several lines, it finds all of them. */
function readEnglish(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of linesOf('english.txt')) {
    const [english = '', called = ''] = line.split('=');
    const key = english.replaceAll(/[^a-z]/g, '');
    names.set(key, [...(names.get(key) ?? []), ...called.trim().split(/\s+/)]);
  }
  return names;
}

/**
 * Lines that begin with `#` are comments. Each line is normalised by itself, so that a number is not joined to a unit
 * in the next line.
 */
const linesOf = (file: string): string[] =>
  readFileSync(fileOf(file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => normaliseText(line).trim())
    .filter(Boolean);

/** By the name of the package, so that the sources and a bundle of the server find the same file. */
const fileOf = (file: string): string =>
  createRequire(import.meta.url).resolve(`@jicai/goods-search/dictionaries/${file}`);
