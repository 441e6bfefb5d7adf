import { and, eq, sql } from 'drizzle-orm';
import { anyText } from '../../db/any-of.ts';
import { prepared, type RowOf, selectList, type StatementValue } from '../../db/prepared.ts';
import { items, products, suppliers } from '../../db/tables/goods.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { customerWithPrices, isPooled } from '../pricing/index.ts';

const columns = {
  itemId: items.id,
  itemNo: items.itemNo,
  productId: items.productId,
  itemName: items.name,
  itemSpec: items.spec,
  colorName: items.colorName,
  imgUrl: items.imgUrl,
  unitName: items.unitName,
  pieceQty: items.pieceQty,
  pieceName: items.pieceName,
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
};

export type SkuFactRow = RowOf<typeof columns> & { isForSale: boolean; availQty: number };

const skuFacts = prepared<SkuFactRow, 'companyId' | 'customerId' | 'itemIds' | 'now'>(
  ['companyId', 'customerId', 'itemIds', 'now'],
  ({ companyId, customerId, itemIds, now }) => sql`
    select ${selectList(columns)}, ${isForSale({ companyId, customerId, now })} as "isForSale",
      coalesce((select r.available from stock_rows r where r.company_id = ${companyId} and r.item_id = items.id), 0)
        as "availQty"
    from items
    join products on products.company_id = ${companyId} and products.id = items.product_id
    join suppliers on suppliers.company_id = ${companyId} and suppliers.id = items.supplier_id
    where items.company_id = ${companyId} and items.id = any(${itemIds}::bigint[])`,
);

/** The items with these ids, joined with product, supplier and stock. Unknown ids are absent. */
export async function selectSkuFacts(ctx: Ctx, itemIds: readonly string[]): Promise<SkuFactRow[]> {
  const customerId = customerWithPrices(ctx.actor);
  return skuFacts(ctx.db, { companyId: ctx.companyId, customerId, itemIds, now: ctx.now });
}

/**
 * Whether the caller can buy an item of `items` with its product in `products`: it is on sale, has a price for him and is in
 * the goods pool of his company (docs/domain/catalog.md §4). `customerId` null: he is no enterprise.
 */
export function isForSale({ companyId, customerId, now }: Record<'companyId' | 'customerId' | 'now', StatementValue>) {
  const enterprise = sql`${customerId}::bigint`;
  const listFen = sql`coalesce(items.enterprise_fen, items.retail_fen)`;
  const reach = {
    itemId: sql`items.id`,
    categoryId: sql`products.category_id`,
    brandId: sql`products.brand_id`,
    listFen,
  };
  return sql`items.is_on_sale and products.is_on_sale
    and case when ${enterprise} is null then items.retail_fen is not null else ${listFen} is not null or exists (
      select 1 from contract_prices k where k.company_id = ${companyId} and k.customer_id = ${enterprise}
        and k.item_id = items.id and k.valid_from <= ${now}::timestamptz
        and (k.valid_to is null or k.valid_to > ${now}::timestamptz)) end
    and ${isPooled({ companyId, customerId: enterprise }, reach)}`;
}

/** Item ids by item number; numbers are compared exactly. */
export async function selectItemIdsByNo(ctx: Ctx, itemNos: readonly string[]) {
  return ctx.db
    .select({ itemNo: items.itemNo, itemId: items.id })
    .from(items)
    .where(and(eq(items.companyId, ctx.companyId), anyText(items.itemNo, itemNos)));
}
