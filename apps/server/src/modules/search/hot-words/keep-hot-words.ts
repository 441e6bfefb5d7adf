import { holdsBlocked, searchTally } from '@jicai/domain/goods/search-words.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { maxHotWords } from './choose-hot-words.ts';
import {
  deleteBlockedWord,
  deleteHotWords,
  insertBlockedWord,
  insertHotWords,
  lockHotWord,
  selectHotWords,
  selectLastOrder,
  updateHotWord,
} from './hot-words.store.ts';

const maxByHand = 50;

interface Input {
  searchId?: string | undefined;
  searchKey: string;
  hotUrl?: string | undefined;
  viewOrder?: number | undefined;
  version?: number | undefined;
}

/**
 * Writes or changes a word by hand (docs/domain/api.md §7). Refused as notFound for an unknown one, outdated where it changed since
 * `version` was read.
 */
export async function saveHotWord(ctx: SignedInCtx, input: Input): Promise<{ searchId: string; version: number }> {
  const { searchId, searchKey, version } = input;
  const before = searchId ? await lockHotWord(ctx, searchId) : undefined;
  if (searchId && !before) throw refuse.notFound();
  if (before && version === undefined) throw badField('version', '缺少版本号 version');
  if (before && before.version !== version) throw refuse.outdated();
  const others = (await selectHotWords(ctx, maxHotWords)).filter((row) => row.searchId !== searchId);
  const sameWord = others.filter((row) => searchTally(row.searchKey) === searchTally(searchKey));
  if (sameWord.some((row) => row.isByHand)) throw badField('searchKey', '该热搜词已存在');
  if (!before && others.filter((row) => row.isByHand).length >= maxByHand)
    throw badField('searchKey', `最多可设置${maxByHand}个热搜词`);
  const change = {
    searchKey,
    hotUrl: input.hotUrl ?? before?.hotUrl ?? '',
    viewOrder: input.viewOrder ?? (before?.isByHand ? before.viewOrder : (await selectLastOrder(ctx)) + 1),
    isByHand: true,
    people: 0,
  };
  await deleteHotWords(
    ctx,
    sameWord.map((row) => row.searchId),
  );
  const saved = before
    ? { searchId: before.searchId, version: before.version + 1 }
    : { searchId: (await insertHotWords(ctx, [change]))[0] ?? '', version: 1 };
  if (before) await updateHotWord(ctx, before.searchId, { ...change, version: saved.version });
  await writeAudit(ctx, { subject: `hot word ${saved.searchId}`, before: before ?? null, after: change });
  return saved;
}

/** Takes a word away; one that was found would come back, so it is blocked. */
export async function deleteHotWord(
  ctx: SignedInCtx,
  { searchId, version }: { searchId: string; version?: number | undefined },
): Promise<{ deleted: number }> {
  const row = await lockHotWord(ctx, searchId);
  if (!row) throw refuse.notFound();
  if (version === undefined) throw badField('version', '缺少版本号 version');
  if (row.version !== version) throw refuse.outdated();
  await deleteHotWords(ctx, [searchId]);
  if (!row.isByHand) await insertBlockedWord(ctx, searchTally(row.searchKey));
  await writeAudit(ctx, { subject: `hot word ${searchId}`, before: row, after: null });
  return { deleted: 1 };
}

/** Found words that hold it disappear at once; those written by hand are the operator's own affair. */
export async function blockWord(ctx: SignedInCtx, word: string): Promise<{ blockedId: string }> {
  const tally = searchTally(word);
  const blockedId = await insertBlockedWord(ctx, tally);
  const hit = (await selectHotWords(ctx, maxHotWords)).filter(
    (row) => !row.isByHand && holdsBlocked(row.searchKey, [tally]),
  );
  await deleteHotWords(
    ctx,
    hit.map((row) => row.searchId),
  );
  await writeAudit(ctx, { subject: `blocked word ${blockedId}`, before: null, after: { word: tally } });
  return { blockedId };
}

export async function unblockWord(ctx: SignedInCtx, blockedId: string): Promise<{ deleted: number }> {
  const word = await deleteBlockedWord(ctx, blockedId);
  if (word === undefined) throw refuse.notFound();
  await writeAudit(ctx, { subject: `blocked word ${blockedId}`, before: { word }, after: null });
  return { deleted: 1 };
}
