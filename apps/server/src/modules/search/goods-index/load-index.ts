import { createGoodsSearch, type GoodsSearch } from '@jicai/goods-search/index.ts';
import { selectSynonyms } from '../synonyms/synonyms.store.ts';
import { selectNames, selectNextDocs, selectPosition } from './feed.store.ts';
import type { ReadShop } from './feed.store.ts';

const batchDocs = 2000;

export interface LoadedIndex {
  index: GoodsSearch;
  /** Where to follow from, see selectChanges. */
  position: string;
  /** Items whose words an older tokeniser or dictionary wrote. */
  outdated: string[];
}

/** Builds the index of a shop from its documents, batch by batch, so that searches of other shops come in between. */
export async function loadIndex(read: ReadShop, companyId: string, wordsVersion: number): Promise<LoadedIndex> {
  const index = createGoodsSearch(companyId);
  const position = await read(companyId, selectPosition);
  await readSynonyms(read, index);
  const outdated: string[] = [];
  const filler = index.fill();
  for (let after = '0'; ;) {
    const docs = await read(companyId, (reader) => selectNextDocs(reader, { after, limit: batchDocs }));
    filler.add(docs);
    for (const doc of docs) if (doc.wordsVersion !== wordsVersion) outdated.push(doc.itemId);
    after = docs.at(-1)?.itemId ?? after;
    if (docs.length < batchDocs) break;
  }
  filler.finish();
  // Last: what came into the shop meanwhile has its name too.
  index.setNames(await read(companyId, selectNames));
  return { index, position, outdated };
}

export async function readSynonyms(read: ReadShop, index: GoodsSearch): Promise<void> {
  index.setSynonyms(await read(index.companyId, selectSynonyms));
}
