import type { GoodsSearch, SourceDoc } from '@jicai/goods-search/index.ts';
import { selectChanges, selectDocsOf, selectNames, selectSums } from './feed.store.ts';
import type { ReadShop } from './feed.store.ts';
import { readSynonyms } from './load-index.ts';

const batchDocs = 2000;
/** Documents read at once: a few milliseconds for which searches wait. */
const docsAtOnce = 200;
/** Loading anew reads less than taking in more changes than this. */
const maxChanges = 20_000;
/** Stands in the feed for the shop's synonyms. */
const synonymsItem = '0';

/** An index in step with its documents up to `position`. */
export interface Followed {
  index: GoodsSearch;
  position: string;
  /** Changes at or after `position` that were taken in already: item and transaction. */
  seen?: ReadonlyMap<string, string>;
  /** Rounds come one after the other: one that read earlier must not write later. */
  lastRound?: Promise<Round>;
}

interface Round {
  /** Items that were looked at anew. */
  taken: number;
  /** Loading the index anew saves memory and time. */
  isOutdated: boolean;
}

/** Takes in what changed since `position` and moves it on. */
export function followIndex(read: ReadShop, followed: Followed): Promise<Round> {
  const before = followed.lastRound?.catch(() => undefined);
  const round = before ? before.then(() => takeInChanges(read, followed)) : takeInChanges(read, followed);
  followed.lastRound = round;
  return round;
}

async function takeInChanges(read: ReadShop, followed: Followed): Promise<Round> {
  const { index, seen } = followed;
  const { companyId } = index;
  const { position, changes } = await read(companyId, (reader) => selectChanges(reader, followed.position));
  const fresh = changes.filter(({ itemId, changedXid }) => seen?.get(itemId) !== changedXid);
  const itemIds = fresh.map(({ itemId }) => itemId);
  if (itemIds.length > maxChanges) return { taken: 0, isOutdated: true };
  for (let from = 0; from < itemIds.length; from += batchDocs) {
    const batch = itemIds.slice(from, from + batchDocs);
    await takeIn(read, index, batch);
  }
  followed.position = position;
  followed.seen = new Map(changes.map(({ itemId, changedXid }) => [itemId, changedXid]));
  if (itemIds.length === 0) return { taken: 0, isOutdated: false };
  if (itemIds.includes(synonymsItem)) await readSynonyms(read, index);
  return { taken: itemIds.length, isOutdated: index.needsRebuild() };
}

/**
 * Searches run between two readings, and must never see goods whose category or brand has no name yet: both are read, the
 * names last, before either is published.
 */
async function takeIn(read: ReadShop, index: GoodsSearch, itemIds: readonly string[]): Promise<void> {
  const { docs, names } = await read(index.companyId, async (reader) => {
    const rows: SourceDoc[] = [];
    for (let from = 0; from < itemIds.length; from += docsAtOnce)
      rows.push(...(await selectDocsOf(reader, itemIds.slice(from, from + docsAtOnce))));
    return { docs: rows, names: await selectNames(reader) };
  });
  index.setNames(names);
  await index.applyChanges(itemIds, docs);
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
