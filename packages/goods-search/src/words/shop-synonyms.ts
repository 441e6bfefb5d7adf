import { dictionary, type SynonymGroup } from './dictionary.ts';
import { normaliseText } from './normalise.ts';
import { commonSynonyms, createSynonyms, type Synonyms } from './synonyms.ts';

/** A group as the operator of a shop keeps it. */
export interface ShopSynonyms extends SynonymGroup {
  /** The first word of the product's group that this one stands for, which without words is switched off; '' for a new one. */
  replaces: string;
}

/** The groups that come with the product, those that the shop has changed or switched off left out, then the shop's own. */
export function groupsOfShop(rows: readonly ShopSynonyms[]): SynonymGroup[] {
  const replaced = new Set(rows.map((row) => row.replaces));
  const kept = dictionary().synonyms.filter((group) => !replaced.has(group.words[0] ?? ''));
  const own = rows
    .filter((row) => row.words.length > 1)
    .map(({ words, isOneWay }) => ({ words: words.map((word) => normaliseText(word).trim()), isOneWay }));
  return [...kept, ...own];
}

export const synonymsOfShop = (rows: readonly ShopSynonyms[]): Synonyms =>
  rows.length === 0 ? commonSynonyms() : createSynonyms(groupsOfShop(rows));
