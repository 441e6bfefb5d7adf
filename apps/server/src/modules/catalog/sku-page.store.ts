import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import type { Ctx } from '../../http/context.ts';
import { customerWithPrices, type OfferRow, offerColumns, offerJoins } from '../pricing/index.ts';

/** Names an item: by its id, by its number, or as the first of a product that can be bought. */
export interface WantedItem {
  by: 'itemId' | 'itemNo' | 'productId';
  value: string;
}

/** Everything a product page says of one item. Ids are strings of digits; its price sources are those of the caller. */
export interface SkuPageRow extends OfferRow {
  itemId: string;
  productId: string;
  itemNo: string;
  modelNo: string;
  itemName: string;
  itemSpec: string;
  colorName: string;
  imgUrl: string;
  unitName: string;
  minQty: number;
  stepQty: number;
  maxQty: number;
  salesQty: number;
  taxRateBp: number;
  isOnSale: boolean;
  supplierId: string;
  supplierName: string;
  isSelf: boolean;
  brandId: string | null;
  brandName: string | null;
  deliveryDays: number;
  description: string;
  detailHtml: string;
  packing: string;
  videoUrl: string;
  isReturnable7: boolean;
  availQty: number;
  isConcern: boolean;
  /** From the item's own category up to the first level, [id, name] each; null above the first. */
  category: [string, string];
  categoryAbove: [string, string] | null;
  categoryTop: [string, string] | null;
  /** Pictures beside the main one. */
  imgs: string[] | null;
  attrs: { name: string; value: string }[] | null;
  sisters: SisterRow[];
}

/** An item of the same product, itself and off-sale ones too. */
interface SisterRow {
  itemId: string;
  specs: { name: string; value: string }[];
  imgUrl: string;
  itemSpec: string;
  colorName: string;
  isForSale: boolean;
  availQty: number;
}

/**
 * The whole product page in one statement: it is read more often than anything else, and what a statement costs beside
 * its work is paid once. Undefined where the shop has no such item.
 */
export async function selectSkuPage(ctx: Ctx, { by, value }: WantedItem): Promise<SkuPageRow | undefined> {
  const customerId = customerWithPrices(ctx.actor);
  const [row] = await (customerId === null ? asVisitor : asEnterprise)[by](ctx.db, {
    companyId: ctx.companyId,
    wanted: value,
    // No account and no customer has the id 0.
    accountId: ctx.actor?.accountId ?? '0',
    customerId: customerId ?? '0',
    at: ctx.now.toISOString(),
  });
  return row;
}

const values = ['companyId', 'wanted', 'accountId', 'customerId', 'at'] as const;
const listFen = { visitor: sql`o.retail_fen`, enterprise: sql`coalesce(o.enterprise_fen, o.retail_fen)` };

const statementsFor = (caller: keyof typeof listFen) => ({
  itemId: skuPage(caller, ({ wanted }) => sql`i.id = ${wanted}`),
  itemNo: skuPage(caller, ({ wanted }) => sql`i.item_no = ${wanted}`),
  productId: skuPage(
    caller,
    ({ companyId, wanted }) => sql`i.id = (select o.id from items o
      join products p on p.company_id = ${companyId} and p.id = o.product_id
      left join stock_rows q on q.company_id = ${companyId} and q.item_id = o.id
      where o.company_id = ${companyId} and o.product_id = ${wanted}
        and o.is_on_sale and p.is_on_sale and ${listFen[caller]} is not null
      order by coalesce(q.on_hand - q.reserved, 0) > 0 desc, o.sort_no, o.id limit 1)`,
  ),
});
const asVisitor = statementsFor('visitor');
const asEnterprise = statementsFor('enterprise');

function skuPage(caller: keyof typeof listFen, isWanted: (at: Record<(typeof values)[number], Placeholder>) => SQL) {
  return prepared<SkuPageRow, (typeof values)[number]>(values, (at) => {
    const { companyId, accountId } = at;
    const offers = { ...at, customerId: caller === 'enterprise' ? at.customerId : null };
    return sql`
    select i.id as "itemId", i.product_id as "productId", i.item_no as "itemNo", i.model_no as "modelNo", i.name as "itemName",
      i.spec as "itemSpec", i.color_name as "colorName", i.img_url as "imgUrl", i.unit_name as "unitName",
      i.min_qty as "minQty", i.step_qty as "stepQty", i.max_qty as "maxQty", i.sales_qty as "salesQty",
      i.tax_rate_bp as "taxRateBp", i.is_on_sale and p.is_on_sale as "isOnSale",
      i.supplier_id as "supplierId", s.name as "supplierName", s.is_self as "isSelf",
      p.brand_id as "brandId", b.name as "brandName", p.delivery_days as "deliveryDays", p.description,
      p.detail_html as "detailHtml", p.packing, p.video_url as "videoUrl", p.is_returnable7 as "isReturnable7",
      coalesce(r.on_hand - r.reserved, 0) as "availQty",
      exists (select 1 from item_concerns f
        where f.company_id = ${companyId} and f.account_id = ${accountId} and f.item_id = i.id) as "isConcern",
      json_build_array(c3.id::text, c3.name) as category,
      case when c2.id is not null then json_build_array(c2.id::text, c2.name) end as "categoryAbove",
      case when c1.id is not null then json_build_array(c1.id::text, c1.name) end as "categoryTop",
      (select json_agg(m.img_url order by m.sort_no) from item_images m
        where m.company_id = ${companyId} and m.item_id = i.id) as imgs,
      (select json_agg(json_build_object('name', a.name, 'value', v.value) order by ia.sort_no) from item_attributes ia
        join attribute_values v on v.company_id = ${companyId} and v.id = ia.value_id
        join attributes a on a.company_id = ${companyId} and a.id = v.attribute_id
        where ia.company_id = ${companyId} and ia.item_id = i.id) as attrs,
      (select json_agg(json_build_object('itemId', o.id::text, 'specs', o.specs, 'imgUrl', o.img_url, 'itemSpec', o.spec,
          'colorName', o.color_name, 'isForSale', o.is_on_sale and p.is_on_sale and ${listFen[caller]} is not null,
          'availQty', coalesce(q.on_hand - q.reserved, 0)) order by o.sort_no, o.id)
        from items o left join stock_rows q on q.company_id = ${companyId} and q.item_id = o.id
        where o.company_id = ${companyId} and o.product_id = i.product_id) as sisters,
      ${offerColumns(offers)}
    from items i
    join products p on p.company_id = ${companyId} and p.id = i.product_id
    join suppliers s on s.company_id = ${companyId} and s.id = i.supplier_id
    left join brands b on b.company_id = ${companyId} and b.id = p.brand_id
    left join stock_rows r on r.company_id = ${companyId} and r.item_id = i.id
    join categories c3 on c3.company_id = ${companyId} and c3.id = p.category_id
    left join categories c2 on c2.company_id = ${companyId} and c2.id = c3.parent_id
    left join categories c1 on c1.company_id = ${companyId} and c1.id = c2.parent_id
    ${offerJoins(offers)}
    where i.company_id = ${companyId} and ${isWanted(at)}`;
  });
}
