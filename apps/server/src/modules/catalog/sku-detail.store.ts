import { and, asc, eq, sql } from 'drizzle-orm';
import { itemAttributes, attributes, attributeValues, itemImages, items, products } from '../../db/tables/goods.ts';
import { stockRows } from '../../db/tables/stock.ts';
import type { Ctx } from '../../http/context.ts';
import { customerWithPrices } from '../pricing/index.ts';

/** What the page of a product says beside its card; `itemId` must be an item of this shop. */
export async function selectDetail(ctx: Ctx, itemId: string) {
  const { companyId } = ctx;
  const [row] = await ctx.db
    .select({
      categoryId: products.categoryId,
      brandId: products.brandId,
      description: products.description,
      detailHtml: products.detailHtml,
      packing: products.packing,
      videoUrl: products.videoUrl,
      isReturnable7: products.isReturnable7,
      taxRateBp: items.taxRateBp,
      imgUrl: items.imgUrl,
    })
    .from(items)
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.id, items.productId)))
    .where(and(eq(items.companyId, companyId), eq(items.id, itemId)));
  return row;
}

/** All items of a product, off-sale ones too, in display order. */
export async function selectSisters(ctx: Ctx, productId: string) {
  const { companyId } = ctx;
  const price =
    customerWithPrices(ctx.actor) === null
      ? items.retailFen
      : sql`coalesce(${items.enterpriseFen}, ${items.retailFen})`;
  return ctx.db
    .select({
      itemId: items.id,
      specs: items.specs,
      imgUrl: items.imgUrl,
      itemSpec: items.spec,
      colorName: items.colorName,
      isForSale: sql<boolean>`${items.isOnSale} and ${products.isOnSale} and ${price} is not null`,
      availQty: sql<number>`coalesce(${stockRows.onHand} - ${stockRows.reserved}, 0)`,
    })
    .from(items)
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.id, items.productId)))
    .leftJoin(stockRows, and(eq(stockRows.companyId, companyId), eq(stockRows.itemId, items.id)))
    .where(and(eq(items.companyId, companyId), eq(items.productId, productId)))
    .orderBy(asc(items.sortNo), asc(items.id));
}
export type Sister = Awaited<ReturnType<typeof selectSisters>>[number];

/** Pictures beside the main one. */
export async function selectImages(ctx: Ctx, itemId: string) {
  return ctx.db
    .select({ imgUrl: itemImages.imgUrl, sortNo: itemImages.sortNo })
    .from(itemImages)
    .where(and(eq(itemImages.companyId, ctx.companyId), eq(itemImages.itemId, itemId)))
    .orderBy(asc(itemImages.sortNo));
}

export async function selectAttributes(ctx: Ctx, itemId: string) {
  const { companyId } = ctx;
  return ctx.db
    .select({ name: attributes.name, value: attributeValues.value })
    .from(itemAttributes)
    .innerJoin(
      attributeValues,
      and(eq(attributeValues.companyId, companyId), eq(attributeValues.id, itemAttributes.valueId)),
    )
    .innerJoin(attributes, and(eq(attributes.companyId, companyId), eq(attributes.id, attributeValues.attributeId)))
    .where(and(eq(itemAttributes.companyId, companyId), eq(itemAttributes.itemId, itemId)))
    .orderBy(asc(itemAttributes.sortNo));
}
