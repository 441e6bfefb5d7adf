import { importStates } from '@jicai/domain/goods/import-states.ts';
import { mayUndoImport } from '@jicai/domain/goods/import-undo.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { removeEmptyProducts, takeItemsBack, takeProductsBack } from '../goods-writing/index.ts';
import type { ImportWork } from './import-work.ts';
import { refuseSecond } from './imports.ts';
import { type ImportRow, selectImport, stateNow, updateImport } from './imports.store.ts';
import { countOutcomes, deleteWritten, selectWritten, updateOutcomes, type UndoTable } from './undo.store.ts';

const rowsAtOnce = 300;

/** Whether an import can be undone now. */
export const isUndoable = (row: ImportRow, now: Date): boolean =>
  mayUndoImport(
    {
      state: stateNow(row, now),
      writtenItems: Math.max(0, row.createdItems) + Math.max(0, row.updatedItems),
      endedAt: row.endedAt,
      undoDays: row.undoDays,
    },
    now,
  );

/** Lets an import be undone; the caller begins after the commit. Refused with notFound and stateChanged. */
export async function allowUndo(ctx: SignedInCtx, importId: string): Promise<void> {
  const row = await selectImport(ctx, importId, { isLocked: true });
  if (!row) throw refuse.notFound();
  if (!isUndoable(row, ctx.now)) throw refuse.stateChanged();
  await refuseSecond(ctx);
  const { userName: undoUserName } = ctx.actor;
  await updateImport(ctx, importId, { state: importStates.undoing, undoUserName, doneRows: 0 });
  await writeAudit(ctx, {
    subject: `goodsImport ${importId}`,
    before: null,
    after: { 文件: row.fileName, 撤销: `新增 ${row.createdItems}，更新 ${row.updatedItems}` },
  });
}

/** Undoes an import: its products, its items, then products that are left without any. Goes on where it was cut off. */
export async function undoImport({ deps, companyId, importId, tell }: ImportWork): Promise<void> {
  const inShop = <T>(fn: (ctx: Ctx) => Promise<T>): Promise<T> => inTenantAsSystem(deps, companyId, 'import', fn);
  const { all } = await inShop((ctx) => countOutcomes(ctx, importId));
  await tell({ totalRows: all });
  let doneRows = 0;
  /** Batch by batch, each in a transaction of its own. */
  const walk = async (
    table: UndoTable,
    take: (ctx: Ctx, rows: Awaited<ReturnType<typeof selectWritten>>) => ReturnType<typeof takeItemsBack>,
  ) => {
    for (let afterId = '0'; ;) {
      const { last, count } = await inShop(async (ctx) => {
        const rows = await selectWritten(ctx, table, { importId, afterId, limit: rowsAtOnce });
        if (rows.length > 0) await updateOutcomes(ctx, table, { importId, outcomes: await take(ctx, rows) });
        return { last: rows.at(-1)?.id, count: rows.length };
      });
      if (last === undefined) return;
      afterId = last;
      if (table === 'goods_import_items') doneRows += count;
      await tell({ doneRows });
    }
  };
  await walk('goods_import_products', takeProductsBack);
  await walk('goods_import_items', (ctx, items) => takeItemsBack(ctx, { items, sourceId: `undo ${importId}` }));
  await walk('goods_import_products', (ctx, rows) =>
    removeEmptyProducts(
      ctx,
      rows.map(({ id }) => id),
    ),
  );
  const { restored, removed, hidden, kept } = await inShop((ctx) => countOutcomes(ctx, importId));
  await tell({
    state: importStates.undone,
    undoneAt: deps.now(),
    restoredItems: restored,
    removedItems: removed,
    hiddenItems: hidden,
    keptItems: kept,
  });
}

/** What imports changed is kept for as long as they can be undone. */
export const forgetUndo = (ctx: Ctx): Promise<boolean> => deleteWritten(ctx);
