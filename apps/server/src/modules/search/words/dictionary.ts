import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryDir } from '../../../paths.ts';
import { normaliseText } from './normalise.ts';

/** Words that mean the same; one way: the first also finds the others. */
export interface SynonymGroup {
  words: string[];
  isOneWay: boolean;
}

/** What the product knows of words, in files that anybody can read; normalised. */
export interface Dictionary {
  /** Names of goods. */
  goods: ReadonlySet<string>;
  /** Words that say for whom, where or how, and that a search may do without. */
  modifiers: ReadonlySet<string>;
  /** Names of brands in all their spellings. */
  brands: ReadonlySet<string>;
  synonyms: readonly SynonymGroup[];
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
  const goods = new Set(linesOf('words.txt').flatMap((line) => line.split(/\s+/)));
  const modifiers = new Set(linesOf('modifiers.txt').flatMap((line) => line.split(/\s+/)));
  const brands = new Set(brandGroups.flatMap((group) => group.words));
  const synonyms = [...groups, ...brandGroups.filter((group) => group.words.length > 1)];
  const inGroups = synonyms.flatMap((group) => group.words);
  return { goods, modifiers, brands, synonyms, all: new Set([...goods, ...modifiers, ...brands, ...inGroups]) };
}

/** `甲 乙 丙` mean the same; `甲 => 乙 丙` finds the others too, not the reverse. */
export function readGroups(file: string): SynonymGroup[] {
  return linesOf(file).map((line) => ({
    words: line.replace('=>', ' ').trim().split(/\s+/),
    isOneWay: line.includes('=>'),
  }));
}

/** Lines that begin with `#` explain. Each is normalised by itself: a number must not meet the unit of the next line. */
const linesOf = (file: string): string[] =>
  readFileSync(join(dictionaryDir, file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => normaliseText(line).trim())
    .filter(Boolean);
