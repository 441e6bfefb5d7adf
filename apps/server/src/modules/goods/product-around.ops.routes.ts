import { marginBp } from '@jicai/domain/money/margin.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { selectImpact, selectItemImpacts } from './contract-impact.store.ts';
import { readHistory } from './product-history.ts';

/** What hangs on a product, and what became of it (docs/domain/catalog.md §18). */
export function productAroundRoutes(app: App): void {
  route(app, '/api/OpsGoods/GetContractImpact', async (ctx, { data: { productId } }) => {
    const [items, { lowest, ...counts }] = await Promise.all([
      selectItemImpacts(ctx, productId),
      selectImpact(ctx, productId),
    ]);
    if (items.length === 0) throw refuse.notFound();
    return {
      resultData: {
        ...counts,
        ...(lowest && { lowest: toLowest(ctx, lowest) }),
        items: items.map(({ lowestFen, highestFen, ...item }) => ({
          ...item,
          ...(lowestFen !== null && { lowestFee: lowestFen }),
          ...(highestFen !== null && { highestFee: highestFen }),
        })),
      },
    };
  });

  route(app, '/api/OpsGoods/GetProductHistory', async (ctx, { data: { productId } }) => ({
    resultData: await readHistory(ctx, productId),
  }));
}

type Lowest = NonNullable<Awaited<ReturnType<typeof selectImpact>>['lowest']>;

/** Whose price it is only for who may see customers, its margin for who may see costs. */
const toLowest = (ctx: Ctx, { itemNo, priceFen, customerId, customerName, costFen, lineBp }: Lowest) => ({
  itemNo,
  priceFee: priceFen,
  ...(ctx.actor?.shopPermissions.has('ops.customer.view') && { customerId, customerName }),
  ...(maySeeCosts(ctx) && costFen !== null && { marginBp: marginBp(priceFen, costFen), marginLineBp: lineBp }),
});
