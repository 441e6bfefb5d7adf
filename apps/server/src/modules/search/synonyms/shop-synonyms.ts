import { dictionary, type SynonymGroup } from '../words/dictionary.ts';
import { normaliseText } from '../words/normalise.ts';
import { commonSynonyms, createSynonyms, type Synonyms } from '../words/synonyms.ts';
import type { SynonymRow } from './synonyms.store.ts';

/** The groups that come with the product, those that the shop has changed or switched off left out, then the shop's own. */
export function groupsOfShop(rows: readonly Pick<SynonymRow, 'words' | 'isOneWay' | 'replaces'>[]): SynonymGroup[] {
  const replaced = new Set(rows.map((row) => row.replaces));
  const kept = dictionary().synonyms.filter((group) => !replaced.has(group.words[0] ?? ''));
  const own = rows
    .filter((row) => row.words.length > 1)
    .map(({ words, isOneWay }) => ({ words: words.map((word) => normaliseText(word).trim()), isOneWay }));
  return [...kept, ...own];
}

export const synonymsOfShop = (rows: readonly SynonymRow[]): Synonyms =>
  rows.length === 0 ? commonSynonyms() : createSynonyms(groupsOfShop(rows));
