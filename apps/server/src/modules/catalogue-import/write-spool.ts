import { underLineText } from '@jicai/domain/money/margin-line.ts';
import { countRows, refreshStatistics } from '../../db/refresh-statistics.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { tooSmallStock, underLineReason } from './check-files.ts';
import { byCommandLine, type ImportRun } from './import-run.ts';
import { keepingItems, keepingProducts } from './keep-before.ts';
import {
  askForPrices,
  clearNameBook,
  createNameBook,
  forgetValues,
  holdRows,
  idIn,
  type ResolvedRow,
  resolveNameIds,
  resolveNames,
  upsertProducts,
  writeGoods,
} from '../goods-writing/index.ts';

/** While the database writes two batches, this process makes the search documents of the next. */
const batchesAtOnce = 3;
/**
 * Rows after which the planner is told what the tables hold by now. Without statistics it takes a new company for a handful
 * of rows and walks all of its goods for each item: 24,000 rows took ten minutes instead of one.
 */
const analyseAfterRows = [500, 5_000, 50_000];

/** Writes what the check left in the spool, each batch in a transaction of its own. */
export async function writeSpool(run: ImportRun): Promise<void> {
  const { report } = run;
  const batches = namedBatches(run);
  const due = [...analyseAfterRows];
  let written = 0;
  const writeNext = async (): Promise<void> => {
    for (let next = await batches.next(); !next.done; next = await batches.next()) {
      const rows = next.value;
      const itemNos = rows.map(({ itemNo }) => itemNo);
      const batch = await inCompany(run, (ctx) =>
        keepingItems(ctx, { importId: run.undoneBy, itemNos }, () => writeBatch(ctx, run, rows)),
      );
      report.created += batch.created;
      report.updated += batch.updated;
      report.waitingRows += batch.waiting;
      for (const { row, reserved } of batch.tooSmall) run.refuse([tooSmallStock(row, reserved)]);
      for (const { file, row } of batch.underLine)
        run.refuse([{ file, row, column: 'price', reason: underLineReason }]);
      written += rows.length;
      run.onProgress?.({ phase: 'write', rows: written, total: run.accepted });
      if (written >= (due[0] ?? Infinity)) {
        due.shift();
        await countRows(run.deps.db);
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: batchesAtOnce }, writeNext));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  await refreshStatistics(run.deps.db);
}

/** Writes rows without the prices that wait for a second person, and asks him. */
async function writeBatch(ctx: Ctx, run: ImportRun, rows: readonly (ResolvedRow & { productId: string })[]) {
  const by = run.costsBy ?? byCommandLine;
  if (run.isDemo)
    return { ...(await writeGoods(ctx, { rows, importId: run.importId, by })), waiting: 0, underLine: [] };
  const held = await holdRows(ctx, rows);
  const batch = await writeGoods(ctx, { rows: held.rows, importId: run.importId, by });
  const underLine = rows.filter(({ itemNo }) => held.waiting.has(itemNo));
  if (!run.requester) return { ...batch, waiting: 0, underLine };
  const waiting = [...held.waiting].map(([itemNo, set]) => ({ itemId: batch.itemIds.get(itemNo) ?? '', set }));
  const [first] = held.waiting.keys();
  if (waiting.length > 0)
    await askForPrices(ctx, {
      rows: waiting,
      subjectName: `商品文件：${first} 等 ${waiting.length} 个货号`,
      reason: underLineText,
      requester: run.requester,
    });
  return { ...batch, waiting: waiting.length, underLine: [] };
}

/**
 * The batches with the ids of all they name and of their products. One after the other: two batches may name the same
 * brand or hold items of the same product, and the later row decides.
 */
async function* namedBatches(run: ImportRun): AsyncGenerator<(ResolvedRow & { productId: string })[]> {
  const book = createNameBook();
  for await (const rows of run.spool.batches()) {
    forgetValues(book);
    let attempts = 0;
    yield await inCompany(run, async (ctx) => {
      attempts += 1;
      if (attempts > 1) clearNameBook(book);
      await resolveNameIds(ctx, book, rows);
      const resolved = resolveNames(book, rows);
      const firstOfProduct = [...new Map(resolved.toReversed().map((row) => [row.spuNo, row])).values()];
      const productNos = firstOfProduct.map(({ spuNo }) => spuNo);
      const productIds = await keepingProducts(ctx, { importId: run.undoneBy, productNos }, () =>
        upsertProducts(ctx, firstOfProduct),
      );
      return resolved.map((row) => Object.assign(row, { productId: idIn(productIds, row.spuNo) }));
    });
  }
}

const inCompany = <T>({ deps, companyId }: ImportRun, fn: (ctx: Ctx) => Promise<T>): Promise<T> =>
  inTenantAsSystem(deps, companyId, 'import', fn);
