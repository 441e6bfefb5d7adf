import type { GoodsSort } from '@jicai/domain/goods/goods-sorts.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import type { StatementValue } from '../../db/prepared.ts';

/** What goods stand by; without `sort` the newest are first. */
export interface GoodsOrder {
  sort?: GoodsSort | undefined;
  isDown?: boolean | undefined;
}

/** As the indexes have them; goods without a retail price stand as 0. */
const keys: Readonly<Record<GoodsSort, SQL>> = {
  no: sql`i.item_no`,
  retail: sql`coalesce(i.retail_fen, 0)`,
  stock: sql`s.available`,
  changed: sql`i.updated_at`,
};

const by = (key: SQL, { isDown = false }: GoodsOrder): SQL =>
  isDown ? sql`${key} desc, i.id desc` : sql`${key} asc, i.id asc`;

/** All items of a shop in an order, as `i`: what stands behind `from`, and the order itself. */
export function allInOrder(
  { companyId }: { companyId: StatementValue },
  order: GoodsOrder,
): { from: SQL; orderBy: SQL } {
  if (order.sort === 'stock')
    return {
      from: sql`stock_rows s join items i on i.company_id = s.company_id and i.id = s.item_id where s.company_id = ${companyId}`,
      orderBy: by(keys.stock, order),
    };
  return {
    from: sql`items i where i.company_id = ${companyId}`,
    orderBy: order.sort ? by(keys[order.sort], order) : sql`i.id desc`,
  };
}

/** Items that were found before, by the column `id` of `found`, as `i` in an order. Where stock is not kept it is 0. */
export function foundInOrder({ companyId }: Ctx, order: GoodsOrder): { from: SQL; orderBy: SQL } {
  if (!order.sort) return { from: sql`found i`, orderBy: sql`i.id desc` };
  const isStock = order.sort === 'stock';
  const stock = sql`left join stock_rows s on s.company_id = i.company_id and s.item_id = i.id`;
  return {
    from: sql`found f join items i on i.company_id = ${companyId} and i.id = f.id ${isStock ? stock : sql``}`,
    orderBy: by(isStock ? sql`coalesce(s.available, 0)` : keys[order.sort], order),
  };
}
