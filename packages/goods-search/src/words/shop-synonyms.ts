import { dictionary, type SynonymGroup } from './dictionary.ts';
import { normaliseText } from './normalise.ts';
import { commonSynonyms, createSynonyms, type Synonyms } from './synonyms.ts';

/** A group as the operator of a shop keeps it. */
export interface ShopSynonyms extends SynonymGroup {
  /**
   * The first word of the product's group that this group replaces, or switches off if it has no words; '' for a new
   * group.
   */
  replaces: string;
}

/** The product's groups without those that the shop has replaced or switched off, then the shop's own. */
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
