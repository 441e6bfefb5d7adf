import { and, eq, sql } from 'drizzle-orm';
import { anyId, anyText } from '../../db/any-of.ts';
import { items, products, suppliers } from '../../db/tables/goods.ts';
import { contractPrices } from '../../db/tables/prices.ts';
import { stockRows } from '../../db/tables/stock.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { customerWithPrices, isPooled } from '../pricing/index.ts';

/** The items with these ids, joined with product, supplier and stock. Unknown ids are absent. */
export async function selectSkuFacts(ctx: Ctx, itemIds: readonly string[]) {
  const { companyId } = ctx;
  return ctx.db
    .select({
      itemId: items.id,
      itemNo: items.itemNo,
      productId: items.productId,
      itemName: items.name,
      itemSpec: items.spec,
      colorName: items.colorName,
      imgUrl: items.imgUrl,
      unitName: items.unitName,
      supplierId: items.supplierId,
      supplierName: suppliers.name,
      isSelf: suppliers.isSelf,
      categoryId: products.categoryId,
      brandId: products.brandId,
      minQty: items.minQty,
      stepQty: items.stepQty,
      maxQty: items.maxQty,
      taxRateBp: items.taxRateBp,
      weightG: items.weightG,
      isReturnable7: products.isReturnable7,
      deliveryDays: products.deliveryDays,
      isForSale: sql<boolean>`${items.isOnSale} and ${products.isOnSale} and ${hasPrice(ctx)} and ${isInReach(ctx)}`,
      availQty: sql<number>`coalesce(${stockRows.onHand} - ${stockRows.reserved}, 0)`,
    })
    .from(items)
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.id, items.productId)))
    .innerJoin(suppliers, and(eq(suppliers.companyId, companyId), eq(suppliers.id, items.supplierId)))
    .leftJoin(stockRows, and(eq(stockRows.companyId, companyId), eq(stockRows.itemId, items.id)))
    .where(and(eq(items.companyId, companyId), anyId(items.id, itemIds)));
}

/** An item without any price for this caller is not for sale to him (docs/domain/catalog.md §4). */
function hasPrice(ctx: Ctx) {
  const context = customerWithPrices(ctx.actor);
  if (context === null) return sql`${items.retailFen} is not null`;
  return sql`(coalesce(${items.enterpriseFen}, ${items.retailFen}) is not null or exists (
    select 1 from ${contractPrices} where ${contractPrices.companyId} = ${ctx.companyId}
      and ${contractPrices.customerId} = ${context} and ${contractPrices.itemId} = ${items.id}
      and ${contractPrices.validFrom} <= ${ctx.now.toISOString()}::timestamptz
      and (${contractPrices.validTo} is null or ${contractPrices.validTo} > ${ctx.now.toISOString()}::timestamptz)))`;
}

/** Whether the goods pool of the caller's company has the item. */
const isInReach = (ctx: Ctx) =>
  isPooled(
    { companyId: ctx.companyId, customerId: customerWithPrices(ctx.actor) },
    {
      itemId: sql`${items.id}`,
      categoryId: sql`${products.categoryId}`,
      brandId: sql`${products.brandId}`,
      listFen: sql`coalesce(${items.enterpriseFen}, ${items.retailFen})`,
    },
  );

/** Item ids by item number; numbers are compared exactly. */
export async function selectItemIdsByNo(ctx: Ctx, itemNos: readonly string[]) {
  return ctx.db
    .select({ itemNo: items.itemNo, itemId: items.id })
    .from(items)
    .where(and(eq(items.companyId, ctx.companyId), anyText(items.itemNo, itemNos)));
}
