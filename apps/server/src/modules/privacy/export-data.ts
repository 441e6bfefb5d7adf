import type { DataExport } from '@jicai/contract/people/privacy.ts';
import { exportGapMs, exportKeptMs, exportStates } from '@jicai/domain/people/privacy.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { type FileLink, linkFiles } from '../files/index.ts';
import {
  type DataExportRow,
  insertExport,
  lockAccount,
  selectExports,
  selectLatestExport,
} from './data-exports.store.ts';
import { exportSections } from './export-sections.ts';

const shown = 5;

/**
 * Plans an export of the caller's data. Refuses with repeated while one is being made, tooOften within an hour of the
 * last.
 */
export async function requestExport(ctx: SignedInCtx): Promise<DataExport> {
  const { accountId } = ctx.actor;
  await lockAccount(ctx, accountId);
  const last = await selectLatestExport(ctx, accountId, new Date(ctx.now.getTime() - exportGapMs));
  if (last?.state === exportStates.making) throw refuse.repeated({ text: '上一次导出还在生成，请稍候' });
  if (last) {
    const again = shanghaiTime(new Date(last.createdAt.getTime() + exportGapMs)).slice(11, 16);
    throw refuse.tooOften({ text: `每小时只能导出一次，请在 ${again} 后再试` });
  }
  const row = await insertExport(ctx, { accountId, partCount: exportSections.length });
  await addOutbox(ctx, { kind: 'privacy.export', subject: row.id });
  await writeAudit(ctx, { subject: `account ${accountId}`, before: null, after: { exportId: row.id } });
  return toDataExport(row, undefined, ctx.now);
}

/** The caller's last exports, with links to files that still exist. */
export async function listExports(ctx: SignedInCtx): Promise<DataExport[]> {
  const rows = await selectExports(ctx, ctx.actor.accountId, shown);
  const kept = rows.flatMap((row) => (row.fileId !== null && !isOver(row, ctx.now) ? [row.fileId] : []));
  const links = await linkFiles(ctx, kept);
  return rows.map((row) => toDataExport(row, row.fileId === null ? undefined : links.get(row.fileId), ctx.now));
}

const endOf = ({ finishedAt }: DataExportRow) => finishedAt && new Date(finishedAt.getTime() + exportKeptMs);
const isOver = (row: DataExportRow, now: Date) => (endOf(row)?.getTime() ?? 0) <= now.getTime();

function toDataExport(row: DataExportRow, link: FileLink | undefined, now: Date): DataExport {
  const end = row.state === exportStates.ready ? endOf(row) : null;
  return {
    exportId: row.id,
    exportState: row.state,
    progress: Math.floor((row.partsDone / row.partCount) * 100),
    createTime: shanghaiTime(row.createdAt),
    finishTime: row.finishedAt ? shanghaiTime(row.finishedAt) : '',
    sizeBytes: row.sizeBytes,
    fileUrl: link && !isOver(row, now) ? link.fileUrl : '',
    expireTime: end ? shanghaiTime(end) : '',
  };
}
