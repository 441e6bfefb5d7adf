import type { ResultOf } from '@jicai/contract/index.ts';
import { shanghaiDigits, shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { sheetType, storeFile } from '../files/index.ts';
import { selectStanding, writeGoodsSheet } from '../goods-writing/index.ts';
import { takeExportLock } from '../orders/index.ts';
import { maySeeCosts } from '../pricing/index.ts';
import type { GoodsFilter } from './goods-filter.store.ts';
import { findGoods } from './goods-list.store.ts';

const mostRows = 10_000;
const itemsAtOnce = 500;

/**
 * The goods of a list, or those that are named, as a file that can be changed and imported again (docs/domain/catalog.md §20); that they were taken
 * stands in the log. Refused as repeated while another export of the account runs, badInput beyond 10,000 rows.
 */
export async function exportGoods(
  ctx: SignedInCtx,
  filter: GoodsFilter,
  itemIds?: readonly string[],
): Promise<ResultOf<'/api/OpsGoods/Export'>> {
  if (!(await takeExportLock(ctx))) throw refuse.repeated({ text: '上一次导出还在进行，请稍候' });
  const rows = await readRows(ctx, itemIds ?? (await idsOf(ctx, filter)));
  const bytes = await writeGoodsSheet(maySeeCosts(ctx) ? rows : rows.map((row) => ({ ...row, costPrice: '' })));
  const link = await storeFile(ctx, { bytes, fileName: `商品_${shanghaiDigits(ctx.now)}.xlsx`, mediaType: sheetType });
  await writeAudit(ctx, {
    subject: 'papers 商品导出',
    before: null,
    after: { rowCount: rows.length, filter: JSON.stringify(itemIds ? { itemIds } : filter) },
  });
  return { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt), rowCount: rows.length };
}

async function idsOf(ctx: SignedInCtx, filter: GoodsFilter): Promise<string[]> {
  const { ids, count } = await findGoods(ctx, filter, { limit: mostRows, offset: 0 });
  if (count > mostRows) throw badField('reqData', `一次最多导出${mostRows}个商品，请缩小筛选范围`);
  return ids;
}

/** The items of a product beside each other, in its order: an import keeps that of the file. */
async function readRows(ctx: SignedInCtx, itemIds: readonly string[]) {
  const products = new Map<string, Awaited<ReturnType<typeof standing>>>();
  for (let from = 0; from < itemIds.length; from += itemsAtOnce)
    for (const cells of await standing(ctx, itemIds.slice(from, from + itemsAtOnce))) {
      const beside = products.get(cells.spuNo);
      if (beside) beside.push(cells);
      else products.set(cells.spuNo, [cells]);
    }
  return [...products.values()].flat();
}

const standing = async (ctx: SignedInCtx, itemIds: readonly string[]) =>
  [...(await selectStanding(ctx, { itemIds })).values()].map(({ cells }) => cells);
