import type { CompanyReport, GoodsSearch } from '@jicai/goods-search/index.ts';
import { changedTenants } from '../../../db/changed-tenants.ts';
import type { Database } from '../../../db/open.ts';
import { withTenant } from '../../../db/with-tenant.ts';
import type { ReadShop } from './feed.store.ts';
import { differsFromDocs, type Followed, followIndex } from './follow-index.ts';
import { loadIndex } from './load-index.ts';

/** More goods than this are not kept at once; the shop that nobody has searched for longest goes first. */
const maxDocs = 2_000_000;

interface Kept extends Followed {
  docs: number;
  usedAtMs: number;
}

interface Options {
  wordsVersion: number;
  onLoaded: (report: CompanyReport) => void;
  onOutdated: (companyId: string, itemIds: string[]) => void;
  onWarning: (text: string) => void;
}

/** Keeps the indexes of the shops that are searched, loaded from PostgreSQL and in step with it. */
export interface Keeper {
  /** Undefined while it is not loaded. */
  find: (companyId: string) => GoodsSearch | undefined;
  load: (companyId: string) => Promise<void>;
  /** Takes in what changed in any shop since the last round; answers how many items. */
  follow: () => Promise<number>;
  /** Compares every index with its documents and loads again what differs. */
  check: () => Promise<void>;
}

export function createKeeper(db: Database, options: Options): Keeper {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<void>>();
  /** One shop after the other, so that a load does not take all of the thread's time. */
  let queue: Promise<void> = Promise.resolve();
  const read: ReadShop = (companyId, fn) => withTenant(db, companyId, (tx) => fn({ db: tx, companyId }));

  const load = (companyId: string): Promise<void> => {
    const underWay = loading.get(companyId);
    if (underWay) return underWay;
    const job = queue.then(() => loadNow(companyId)).finally(() => loading.delete(companyId));
    loading.set(companyId, job);
    queue = job.catch(() => {});
    return job;
  };
  const loadNow = async (companyId: string): Promise<void> => {
    const startedMs = performance.now();
    const { index, position, outdated } = await loadIndex(read, companyId, options.wordsVersion);
    const size = index.size();
    kept.set(companyId, { index, position, docs: size.docs, usedAtMs: performance.now() });
    dropUnused(kept);
    options.onLoaded({ companyId, ...size, buildMs: performance.now() - startedMs });
    if (outdated.length > 0) options.onOutdated(companyId, outdated);
    await index.warm();
  };
  const follow = async (): Promise<number> => {
    let taken = 0;
    const positions = new Map(Array.from(kept, ([companyId, one]) => [companyId, one.position]));
    for (const companyId of positions.size > 0 ? await changedTenants(db, positions) : []) {
      const one = kept.get(companyId);
      if (!one || loading.has(companyId)) continue;
      const round = await followIndex(read, one);
      taken += round.taken;
      if (round.isOutdated) await load(companyId);
    }
    return taken;
  };
  const check = async (): Promise<void> => {
    for (const [companyId, one] of kept) {
      if (loading.has(companyId) || !(await differsFromDocs(read, one))) continue;
      options.onWarning(`search index of company ${companyId} differed from its documents and is loaded again`);
      await load(companyId);
    }
  };
  const find = (companyId: string) => {
    const one = kept.get(companyId);
    if (one) one.usedAtMs = performance.now();
    return one?.index;
  };
  return { find, load, follow, check };
}

function dropUnused(kept: Map<string, Kept>): void {
  const byUse = [...kept].toSorted(([, a], [, b]) => b.usedAtMs - a.usedAtMs);
  let docs = 0;
  for (const [at, [companyId, one]] of byUse.entries()) {
    docs += one.docs;
    if (at > 0 && docs > maxDocs) kept.delete(companyId);
  }
}
