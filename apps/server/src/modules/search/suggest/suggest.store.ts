import type { Catalogue } from '@jicai/goods-search/index.ts';
import { sql } from 'drizzle-orm';
import { idList } from '../../../db/any-of.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { isPooled } from '../../pricing/index.ts';

type Reader = Pick<Ctx, 'db' | 'companyId'>;

/** More goods of one shop than this are not suggested by name; the best selling ones are. */
const maxGoods = 100_000;

const forSale = sql`i.is_on_sale and p.is_on_sale and coalesce(i.enterprise_fen, i.retail_fen) is not null`;

/** What suggestions of the shop are made from, the best selling goods first. */
export async function selectCatalogue(ctx: Reader): Promise<Catalogue> {
  const [goods, categories, brands] = await Promise.all([
    ctx.db.execute<Catalogue['goods'][number] & Record<string, unknown>>(sql`
      select i.id as "itemId", i.product_id as "productId", i.name as title, i.item_no as "itemNo", i.model_no as "modelNo",
        p.brand_id as "brandId", p.category_id as "categoryId", i.retail_fen is not null as "isRetail",
        coalesce(i.enterprise_fen, i.retail_fen)::float8 as "listFen"
      from items i
      join products p on p.company_id = ${ctx.companyId} and p.id = i.product_id
      where i.company_id = ${ctx.companyId} and ${forSale}
      order by i.sales_qty desc, i.id desc limit ${maxGoods}`),
    ctx.db.execute<Catalogue['categories'][number] & Record<string, unknown>>(sql`
      select id as "categoryId", parent_id as "parentId", name from categories where company_id = ${ctx.companyId}`),
    ctx.db.execute<Catalogue['brands'][number] & Record<string, unknown>>(sql`
      select id as "brandId", name, name_en as "nameEn", logo_url as "logoUrl" from brands where company_id = ${ctx.companyId}`),
  ]);
  return { goods: goods.rows, categories: categories.rows, brands: brands.rows };
}

/**
 * Changes whenever {@link selectCatalogue} would answer other names, numbers or places; sales and stock leave it alone. Goods
 * are told by the counter of changes, so that a shop of a million goods is not read through every 20 s; a transaction that
 * commits late changes the sum too. Brands and categories are few.
 */
export async function selectCatalogueMark(ctx: Reader): Promise<string> {
  const { rows } = await ctx.db.execute<{ mark: string }>(sql`
    select concat_ws('/',
      (select count(*) || ':' || coalesce(sum(changed_xid::text::numeric), 0)
        from catalogue_changes where company_id = ${ctx.companyId}),
      (select coalesce(sum(hashtextextended(concat_ws('|', id, parent_id, name), 0)), 0)
        from categories where company_id = ${ctx.companyId}),
      (select coalesce(sum(hashtextextended(concat_ws('|', id, name, name_en, logo_url), 0)), 0)
        from brands where company_id = ${ctx.companyId})) as mark`);
  return rows[0]?.mark ?? '';
}

export interface LiveGoods {
  itemId: string;
  productId: string;
  itemNo: string;
  itemName: string;
  imgUrl: string;
}

/** Those of these items that are for sale at this moment: what was indexed a minute ago may have left the shop. */
export async function selectLiveGoods(
  ctx: Reader,
  { itemIds, customerId }: { itemIds: readonly string[]; customerId: string | null },
): Promise<LiveGoods[]> {
  const { rows } = await ctx.db.execute<LiveGoods & Record<string, unknown>>(sql`
    select i.id as "itemId", i.product_id as "productId", i.item_no as "itemNo", i.name as "itemName", i.img_url as "imgUrl"
    from items i
    join products p on p.company_id = ${ctx.companyId} and p.id = i.product_id
    where i.company_id = ${ctx.companyId} and i.id = any(${idList(itemIds)}) and ${forSale}
      and ${customerId === null ? sql`i.retail_fen is not null` : isPooled({ companyId: ctx.companyId, customerId })}
    order by array_position(${idList(itemIds)}, i.id)`);
  return rows;
}
