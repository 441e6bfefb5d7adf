import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { normaliseText } from './normalise.ts';

/** Words that mean the same; one way: the first also finds the others. */
export interface SynonymGroup {
  words: string[];
  isOneWay: boolean;
}

/** What the product knows of words, in files that anybody can read; normalised. */
export interface Dictionary {
  /** Names of goods, and what means the same. */
  goods: ReadonlySet<string>;
  /** Words that say for whom, where or how, and that a search may do without. */
  modifiers: ReadonlySet<string>;
  /** Names of brands in all their spellings. */
  brands: ReadonlySet<string>;
  synonyms: readonly SynonymGroup[];
  /** English names of goods without spaces, and what they are called here: paperclip, 回形针. */
  english: ReadonlyMap<string, readonly string[]>;
  /** Names of goods as they are listed, like things side by side. */
  shelves: readonly (readonly string[])[];
  /** Words that are cut in titles, though they are known whole: 干手机 as 干手, 机, or it would be found for 手机. */
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

/** Tells where a word is cut: 干手·机. */
const cutMark = '·';

const partsOf = (words: readonly string[]): Map<string, string[]> =>
  new Map(
    words.filter((word) => word.includes(cutMark)).map((word) => [word.replace(cutMark, ''), word.split(cutMark)]),
  );

/** The groups of words that come with the product. */
export const productSynonyms = (): readonly SynonymGroup[] => dictionary().synonyms;

/** The names of goods that are listed up to `reach` places from this one, the nearest first; none for a word that is not listed. */
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

/** `甲 乙 丙` mean the same; `甲 => 乙 丙` finds the others too, not the reverse. */
export function readGroups(file: string): SynonymGroup[] {
  return linesOf(file).map((line) => ({
    words: line.replace('=>', ' ').trim().split(/\s+/),
    isOneWay: line.includes('=>'),
  }));
}

/** `paper clip = 回形针`; a name that stands twice finds all. */
function readEnglish(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of linesOf('english.txt')) {
    const [english = '', called = ''] = line.split('=');
    const key = english.replaceAll(/[^a-z]/g, '');
    names.set(key, [...(names.get(key) ?? []), ...called.trim().split(/\s+/)]);
  }
  return names;
}

/** Lines that begin with `#` explain. Each is normalised by itself: a number must not meet the unit of the next line. */
const linesOf = (file: string): string[] =>
  readFileSync(fileOf(file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => normaliseText(line).trim())
    .filter(Boolean);

/** By the name of the package, so that the sources and a bundle of the server find the same file. */
const fileOf = (file: string): string =>
  createRequire(import.meta.url).resolve(`@jicai/goods-search/dictionaries/${file}`);
