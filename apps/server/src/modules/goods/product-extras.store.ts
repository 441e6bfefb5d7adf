import type { RelatedKind } from '@jicai/domain/goods/product-extras.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';
import { productDocuments, relatedProducts } from '../../db/tables/product-extras.ts';

export interface RelatedRow {
  kind: RelatedKind;
  productId: string;
  productNo: string;
  itemName: string;
  imgUrl: string;
  isOnSale: boolean;
}

/** In the order they are shown. */
export async function selectRelated(ctx: Ctx, productId: string): Promise<RelatedRow[]> {
  const { rows } = await ctx.db.execute<RelatedRow & Record<string, unknown>>(sql`
    select r.kind, p.id::text as "productId", p.product_no as "productNo", coalesce(i.name, '') as "itemName",
      coalesce(i.img_url, '') as "imgUrl", coalesce(i.is_on_sale, false) as "isOnSale"
    from related_products r
    join products p on p.company_id = r.company_id and p.id = r.other_id
    left join lateral (select name, img_url, is_on_sale from items
      where company_id = ${ctx.companyId} and product_id = p.id order by is_on_sale desc, sort_no, id limit 1) i on true
    where r.company_id = ${ctx.companyId} and r.product_id = ${productId}
    order by r.kind, r.sort_no`);
  return rows;
}

/** Numbers of those of these products that are of this shop. */
export async function selectProductNos(ctx: Ctx, productIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await ctx.db.execute<{ id: string; no: string }>(sql`
    select id::text as id, product_no as no from products
    where company_id = ${ctx.companyId} and id = any(${idList(productIds)})`);
  return new Map(rows.map(({ id, no }) => [id, no]));
}

export async function replaceRelated(
  ctx: Ctx,
  { productId, kind, otherIds }: { productId: string; kind: RelatedKind; otherIds: readonly string[] },
): Promise<void> {
  const { companyId } = ctx;
  await ctx.db
    .delete(relatedProducts)
    .where(
      and(
        eq(relatedProducts.companyId, companyId),
        eq(relatedProducts.productId, productId),
        eq(relatedProducts.kind, kind),
      ),
    );
  if (otherIds.length > 0)
    await ctx.db
      .insert(relatedProducts)
      .values(otherIds.map((otherId, sortNo) => ({ companyId, productId, kind, otherId, sortNo })));
}

type NewDocument = Omit<typeof productDocuments.$inferInsert, 'companyId' | 'createdAt'>;

export async function insertDocument(ctx: Ctx, row: NewDocument): Promise<void> {
  await ctx.db.insert(productDocuments).values({ ...row, companyId: ctx.companyId, createdAt: ctx.now });
}

/** What was taken away; undefined where there is none. */
export async function deleteDocument(ctx: Ctx, documentId: string) {
  const [row] = await ctx.db
    .delete(productDocuments)
    .where(and(eq(productDocuments.companyId, ctx.companyId), eq(productDocuments.id, documentId)))
    .returning();
  return row;
}
