import type { BodyOf } from '@jicai/contract/index.ts';
import { listExports } from '@jicai/domain/shop-side/list-exports.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { type InTurn, type ListSheet, rowsAtOnce, startExport } from '../exports/index.ts';
import { openGoodsSheet, selectStanding } from '../goods-writing/index.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { findGoods } from './goods-list.store.ts';

type Body = BodyOf<'/api/OpsGoods/Export'>;

/** The goods of a list, or those that are named, as a file that can be changed and imported again (docs/domain/catalog.md §20). */
export function goodsSheet(_ctx: SignedInCtx, body: Body): ListSheet {
  return {
    titles: [],
    count: async (ctx) => (await idsOf(ctx, body)).length,
    async write(inTurn, tell) {
      const sheet = await openGoodsSheet();
      for await (const rows of batches(inTurn, await inTurn((ctx) => idsOf(ctx, body)))) {
        await sheet.add(rows);
        await tell(rows.length);
      }
      return sheet.end();
    },
  };
}

async function idsOf(
  ctx: SignedInCtx,
  { reqData: { itemIds, ...filter }, searchKey }: Body,
): Promise<readonly string[]> {
  if (itemIds) return itemIds;
  const { ids } = await findGoods(ctx, { ...filter, searchKey }, { limit: listExports.goods.mostRows + 1, offset: 0 });
  return ids;
}

/**
 * The items of a product beside each other, in its order: an import keeps that of the file. Those of a filter may lie apart
 * in it, so that all of a file stand in memory, in cells.
 */
async function* batches(inTurn: InTurn, itemIds: readonly string[]) {
  const products = new Map<string, Awaited<ReturnType<typeof standing>>>();
  for (let from = 0; from < itemIds.length; from += rowsAtOnce)
    for (const cells of await inTurn((ctx) => standing(ctx, itemIds.slice(from, from + rowsAtOnce)))) {
      const beside = products.get(cells.spuNo);
      if (beside) beside.push(cells);
      else products.set(cells.spuNo, [cells]);
    }
  const rows = [...products.values()].flat();
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}

async function standing(ctx: SignedInCtx, itemIds: readonly string[]) {
  const rows = [...(await selectStanding(ctx, { itemIds })).values()].map(({ cells }) => cells);
  return maySeeCosts(ctx) ? rows : rows.map((cells) => ({ ...cells, costPrice: '' }));
}

/** Begins to write it; that it was taken stands in the log. */
export const exportGoods = (ctx: SignedInCtx, body: Body) =>
  startExport(ctx, {
    kind: 'goods',
    body,
    sheetOf: goodsSheet,
    columns: undefined,
    filter: { ...body.reqData, searchKey: body.searchKey },
  });
