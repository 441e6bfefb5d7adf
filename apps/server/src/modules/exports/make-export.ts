import { exportStates } from '@jicai/domain/people/privacy.ts';
import { listExports, type ListExportKind } from '@jicai/domain/shop-side/list-exports.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import type { Job, OutboxHandler } from '../../jobs/job-context.ts';
import { sheetType, storeFile } from '../files/index.ts';
import { tellShop } from '../messages/index.ts';
import { type ListExportRow, selectExport, updateExport } from './exports.store.ts';
import type { InTurn, ListSheet } from './list-sheet.ts';

const maxAttempts = 3;

/** The sheet of a list as it was asked for. */
export type Exporter = (ctx: SignedInCtx, body: unknown) => Promise<ListSheet>;

/**
 * Effect `list.export`: writes the sheet `job.subject` as whoever asked for it may see the list now, batch by batch. It is
 * given up after three failures, and where he may not any more.
 */
export const makeListExport =
  (known: {
    exporters: Readonly<Record<ListExportKind, Exporter>>;
    actorOf: (ctx: Ctx, accountId: string) => Promise<Actor | null>;
  }): OutboxHandler =>
  async (job) => {
    const begun = await job.inTenant(async (ctx) => {
      const row = await selectExport(ctx, job.subject);
      return row?.state === exportStates.making ? { row, actor: await known.actorOf(ctx, row.accountId) } : undefined;
    });
    if (!begun) return async () => {};
    const { row, actor } = begun;
    if (job.attempts > maxAttempts) return giveUp(row, '多次尝试没有成功，请重新导出', actor);
    if (!actor?.shopPermissions.has(listExports[row.kind].opens)) return giveUp(row, '导出权限已被收回', actor);
    const sheet = await write(job, { row, actor, exporter: known.exporters[row.kind] });
    return sheet ? keep(row, sheet, actor) : async () => {};
  };

/** Who asked for it has cancelled it. */
class Cancelled extends Error {}

async function write(
  { inTenant }: Job,
  { row, actor, exporter }: { row: ListExportRow; actor: Actor; exporter: Exporter },
): Promise<{ bytes: Uint8Array; rows: number } | undefined> {
  const inTurn: InTurn = (fn) => inTenant((ctx) => fn({ ...ctx, actor }));
  const sheet = await inTurn((ctx) => exporter(ctx, row.body));
  let rows = 0;
  try {
    const bytes = await sheet.write(inTurn, async (written) => {
      rows += written;
      if (!(await inTenant((ctx) => updateExport(ctx, row.id, { doneRows: rows })))) throw new Cancelled();
    });
    return { bytes, rows };
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}

/** The file is kept until its row is forgotten; who asked for it is told. */
const keep =
  (
    { id, kind, accountId, fileName }: ListExportRow,
    { bytes, rows }: { bytes: Uint8Array; rows: number },
    actor: Actor,
  ) =>
  async (ctx: Ctx): Promise<void> => {
    if ((await selectExport(ctx, id))?.state !== exportStates.making) return;
    const { fileId } = await storeFile(ctx, { bytes, fileName, mediaType: sheetType, isKept: true, accountId });
    const done = { doneRows: rows, totalRows: rows, fileId, sizeBytes: bytes.length };
    await updateExport(ctx, id, { ...done, state: exportStates.ready, endedAt: ctx.now });
    const { name, unit } = listExports[kind];
    await tell(ctx, actor, `${name}导出完成，共 ${rows.toLocaleString('en-US')} ${unit}。`);
  };

const giveUp = (row: ListExportRow, reason: string, actor: Actor | null) => async (ctx: Ctx) => {
  await updateExport(ctx, row.id, { state: exportStates.failed, reason, endedAt: ctx.now });
  if (actor) await tell(ctx, actor, `${listExports[row.kind].name}导出没有完成：${reason}。`);
};

const tell = (ctx: Ctx, { userId, supplierId }: Actor, text: string) =>
  tellShop(ctx, 'exportEnded', [{ text, link: consoleLinks.exports, userId, supplierId }]);
