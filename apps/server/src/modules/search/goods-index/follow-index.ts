import type { GoodsSearch, SourceDoc } from '@jicai/goods-search/index.ts';
import { selectChanges, selectDocsOf, selectNames, selectSums } from './feed.store.ts';
import type { ReadShop } from './feed.store.ts';
import { readSynonyms } from './load-index.ts';

const batchDocs = 2000;
/** Loading anew reads less than taking in more changes than this. */
const maxChanges = 20_000;
/** Stands in the feed for the shop's synonyms. */
const synonymsItem = '0';

interface Followed {
  index: GoodsSearch;
  position: string;
}

/** Takes in what changed since `position` and moves it on; returns whether the index should be loaded anew instead. */
export async function followIndex(read: ReadShop, followed: Followed): Promise<boolean> {
  const { index } = followed;
  const { companyId } = index;
  const { position, itemIds } = await read(companyId, (reader) => selectChanges(reader, followed.position));
  if (itemIds.length > maxChanges) return true;
  for (let from = 0; from < itemIds.length; from += batchDocs) {
    const batch = itemIds.slice(from, from + batchDocs);
    await takeIn(read, { index, itemIds: batch }, (docs) => index.applyChanges(batch, docs));
  }
  followed.position = position;
  if (itemIds.length === 0) return false;
  if (itemIds.includes(synonymsItem)) await readSynonyms(read, index);
  const joined = index.itemsToMerge();
  if (joined.length > 0) await takeIn(read, { index, itemIds: joined }, (docs) => index.merge(docs));
  return index.needsRebuild();
}

/**
 * Searches run between two readings, and must never see goods whose category or brand has no name yet: both are read, the
 * names last, before either is published.
 */
async function takeIn(
  read: ReadShop,
  { index, itemIds }: { index: GoodsSearch; itemIds: readonly string[] },
  publish: (docs: readonly SourceDoc[]) => void,
): Promise<void> {
  const { docs, names } = await read(index.companyId, async (reader) => {
    const rows = await selectDocsOf(reader, itemIds);
    return { docs: rows, names: await selectNames(reader) };
  });
  index.setNames(names);
  publish(docs);
}

/**
 * Whether the index and the documents sum up differently. A change between the two readings makes a difference that a
 * second look does not see.
 */
export async function differsFromDocs(read: ReadShop, followed: Followed): Promise<boolean> {
  for (let look = 0; look < 3; look += 1) {
    const sums = await read(followed.index.companyId, selectSums);
    await followIndex(read, followed);
    if (JSON.stringify(followed.index.sums()) === JSON.stringify(sums)) return false;
  }
  return true;
}
