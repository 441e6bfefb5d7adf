import { type LabelTone, mostCardLabels } from '@jicai/domain/goods/goods-labels.ts';
import { and, eq, sql } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { itemConcerns } from '../../db/tables/browsing.ts';
import { brands, items, products, suppliers } from '../../db/tables/goods.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** What a list shows of an item, the same for every viewer. Off-sale items too; unknown ids are absent. */
export async function selectCardFacts(ctx: Ctx, itemIds: readonly string[]) {
  const { companyId } = ctx;
  const rows = await ctx.db
    .select({
      itemId: items.id,
      productId: items.productId,
      itemNo: items.itemNo,
      modelNo: items.modelNo,
      itemName: items.name,
      itemSpec: items.spec,
      colorName: items.colorName,
      brandName: sql<string>`coalesce(${brands.name}, '')`,
      imgUrl: items.imgUrl,
      unitName: items.unitName,
      minQty: items.minQty,
      stepQty: items.stepQty,
      maxQty: items.maxQty,
      salesQty: items.salesQty,
      deliveryDays: products.deliveryDays,
      supplierId: items.supplierId,
      supplierName: suppliers.name,
      isSelf: suppliers.isSelf,
      labels: sql<
        { name: string; tone: LabelTone }[] | null
      >`(select json_agg(json_build_object('name', l.name, 'tone', l.tone))
        from (select g.name, g.tone from item_labels x
          join goods_labels g on g.company_id = ${companyId} and g.id = x.label_id and g.is_public
          where x.company_id = ${companyId} and x.item_id = ${items.id}
          order by g.sort_no, g.id limit ${mostCardLabels}) l)`,
    })
    .from(items)
    .innerJoin(products, and(eq(products.companyId, companyId), eq(products.id, items.productId)))
    .innerJoin(suppliers, and(eq(suppliers.companyId, companyId), eq(suppliers.id, items.supplierId)))
    .leftJoin(brands, and(eq(brands.companyId, companyId), eq(brands.id, products.brandId)))
    .where(and(eq(items.companyId, companyId), anyId(items.id, itemIds)));
  // Most goods have none, and a card is sent often.
  return rows.map(({ labels, ...card }) => Object.assign(card, labels && { labels }));
}
export type CardFacts = Awaited<ReturnType<typeof selectCardFacts>>[number];

/** Which of these items the account has among its favourites. */
export async function selectConcernedIds(
  ctx: Ctx,
  accountId: string,
  itemIds: readonly string[],
): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ itemId: itemConcerns.itemId })
    .from(itemConcerns)
    .where(
      and(
        eq(itemConcerns.companyId, ctx.companyId),
        eq(itemConcerns.accountId, accountId),
        anyId(itemConcerns.itemId, itemIds),
      ),
    );
  return new Set(rows.map((row) => row.itemId));
}
