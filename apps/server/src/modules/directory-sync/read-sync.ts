import type { AnswerOf, BodyOf } from '@jicai/contract/index.ts';
import type { DirectorySync } from '@jicai/contract/people/directory-sync.ts';
import { hasDirectory, syncKeptMs } from '@jicai/domain/people/directory/directory.ts';
import { syncReasonTexts, syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { selectConnectionOf } from '../sign-on/index.ts';
import { countLines, selectLines } from './lines.store.ts';
import { selectLastSync, type SyncRow } from './syncs.store.ts';

/** The last preview of the caller's enterprise. */
export async function readSync(ctx: SignedInCtx): Promise<AnswerOf<'/api/CustSignOn/GetSync'>['resultData']> {
  const { customerId } = ctx.actor;
  const connection = await selectConnectionOf(ctx, customerId);
  const canSync = connection !== undefined && connection.isEnabled && hasDirectory(connection.kind);
  const row = await selectLastSync(ctx, customerId);
  const sync = row ? await toSync(ctx, row) : null;
  const isSame = canSync && connection.version === row?.connectionVersion;
  return { canSync, sync: sync && { ...sync, isOpen: sync.isOpen && isSame } };
}

const endOf = ({ readAt }: SyncRow) => readAt && new Date(readAt.getTime() + syncKeptMs);

/** Whether it may still be applied. */
export const isOpenSync = (row: SyncRow, now: Date): boolean =>
  row.state === syncStates.ready && (endOf(row)?.getTime() ?? 0) > now.getTime();

async function toSync(ctx: SignedInCtx, row: SyncRow): Promise<DirectorySync> {
  const { id: syncId, state, reason, userName, readCount, isWhole, unseenPeople, unseenDepartments } = row;
  const end = endOf(row);
  return {
    syncId,
    state,
    reason,
    userName,
    createTime: shanghaiTime(row.createdAt),
    expireTime: end ? shanghaiTime(end) : '',
    endTime: row.endedAt ? shanghaiTime(row.endedAt) : '',
    isOpen: isOpenSync(row, ctx.now),
    readCount,
    isWhole,
    unseenPeople,
    unseenDepartments,
    counts: await countLines(ctx, syncId),
  };
}

/** Lines of the last preview of the caller's enterprise; refused as notFound for any other. */
export async function listSyncLines(
  ctx: SignedInCtx,
  { reqData: { syncId, kind }, searchKey, pageIndex = 1, pageSize }: BodyOf<'/api/CustSignOn/GetSyncLines'>,
): Promise<AnswerOf<'/api/CustSignOn/GetSyncLines'>> {
  const last = await selectLastSync(ctx, ctx.actor.customerId);
  if (last?.id !== syncId) throw refuse.notFound();
  const page = { pageIndex, pageSize };
  const { rows, total } = await selectLines(ctx, { syncId, kind, searchKey }, spanOf(page));
  const resultData = rows.map((row) => ({
    lineNo: row.lineNo,
    kind: row.kind,
    title: row.title,
    before: row.before,
    after: row.after,
    reasonText: row.reason === '' ? '' : syncReasonTexts[row.reason],
    waitingApprovals: row.waitingApprovals,
    openOrders: row.openOrders,
    isChosen: row.isChosen,
    state: row.state,
    outcome: row.outcome,
  }));
  return { resultData, ...pageOf(page, total) };
}
