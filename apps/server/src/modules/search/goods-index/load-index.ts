import { synonymsOfShop } from '../synonyms/shop-synonyms.ts';
import { selectSynonyms } from '../synonyms/synonyms.store.ts';
import { type CompanyIndex, createCompanyIndex, createFiller } from './company-index.ts';
import { selectNames, selectNextDocs, selectPosition } from './feed.store.ts';
import type { ReadShop } from './keeper.ts';

const batchDocs = 2000;

export interface LoadedIndex {
  index: CompanyIndex;
  /** Where to follow from, see selectChanges. */
  position: string;
  /** Items whose words an older tokeniser or dictionary wrote. */
  outdated: string[];
}

/** Builds the index of a shop from its documents, batch by batch, so that searches of other shops come in between. */
export async function loadIndex(read: ReadShop, companyId: string, wordsVersion: number): Promise<LoadedIndex> {
  const index = createCompanyIndex(companyId);
  const position = await read(companyId, selectPosition);
  await readNames(read, index);
  await readSynonyms(read, index);
  const outdated: string[] = [];
  const filler = createFiller(index);
  for (let after = '0'; ;) {
    const docs = await read(companyId, (reader) => selectNextDocs(reader, { after, limit: batchDocs }));
    filler.add(docs);
    for (const doc of docs) if (doc.wordsVersion !== wordsVersion) outdated.push(doc.itemId);
    after = docs.at(-1)?.itemId ?? after;
    if (docs.length < batchDocs) break;
  }
  filler.finish();
  return { index, position, outdated };
}

export async function readSynonyms(read: ReadShop, index: CompanyIndex): Promise<void> {
  index.synonyms = synonymsOfShop(await read(index.companyId, selectSynonyms));
}

/** Names are not part of the documents: they are read again with every change. */
export async function readNames(read: ReadShop, index: CompanyIndex): Promise<void> {
  const { brands, categories } = await read(index.companyId, selectNames);
  index.brands = new Map(brands.map((brand) => [brand.id, brand]));
  index.categories = new Map(categories.map((category) => [category.id, category]));
}
