import type { LabelTone } from '@jicai/domain/goods/goods-labels.ts';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { ReadCtx } from '../../db/gather-reads.ts';
import { prepared } from '../../db/prepared.ts';
import { isPooled, type OfferRow, offerColumns, offerJoins, pooledItem } from '../pricing/index.ts';

/** How an item is named: by its id, its number, or its product (then the first item that can be bought is meant). */
export type ItemNaming = 'itemId' | 'itemNo' | 'productId';

/** One product page for one caller. */
export interface WantedPage {
  /** An id or a number, as the naming says. */
  name: string;
  /** '0' for visitors. */
  accountId: string;
  /** The enterprise whose prices the caller pays, else null. */
  customerId: string | null;
}

/** Everything a product page says of one item. Ids are strings of digits; its price sources are those of the caller. */
export interface SkuPageRow extends OfferRow {
  /** The position in `wanted`, 1-based. */
  wantedAt: number;
  itemId: string;
  productId: string;
  itemNo: string;
  modelNo: string;
  itemName: string;
  itemSpec: string;
  colorName: string;
  imgUrl: string;
  unitName: string;
  pieceQty: number;
  pieceName: string;
  minQty: number;
  stepQty: number;
  maxQty: number;
  salesQty: number;
  taxRateBp: number;
  isOnSale: boolean;
  supplierId: string;
  supplierName: string;
  isSelf: boolean;
  /** What buyers see; null for none. */
  labels: { name: string; tone: LabelTone }[] | null;
  brandId: string | null;
  brandName: string | null;
  deliveryDays: number;
  description: string;
  detailHtml: string;
  packing: string;
  videoUrl: string;
  isReturnable7: boolean;
  /** As the shop has stored it, if it has. */
  /** What of the shop's options concerns delivery and returns, as it is stored. */
  shopTerms: { noReasonDays: unknown; freight: unknown; delivery: unknown } | null;
  availQty: number;
  isConcern: boolean;
  /** From the item's own category up to the first level, [id, name] each; null above the first. */
  category: [string, string];
  categoryAbove: [string, string] | null;
  categoryTop: [string, string] | null;
  /** Pictures beside the main one. */
  imgs: string[];
  attrs: { name: string; value: string }[];
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
 * Reads several product pages in one SQL statement: they are read more often than anything else, and so the fixed cost of a
 * statement is paid once. Returns them in the order of `wanted`, undefined for items that the shop does not have.
 */
export async function selectSkuPages(
  { db, companyId, now }: ReadCtx,
  naming: ItemNaming,
  wanted: readonly WantedPage[],
): Promise<(SkuPageRow | undefined)[]> {
  const [found] = await skuPages[naming](db, {
    companyId,
    names: wanted.map((page) => page.name),
    accountIds: wanted.map((page) => page.accountId),
    customerIds: wanted.map((page) => page.customerId),
    now: now.toISOString(),
  });
  const pages: (SkuPageRow | undefined)[] = wanted.map(() => undefined);
  for (const page of found?.pages ?? []) pages[page.wantedAt - 1] = page;
  return pages;
}

/** The list price of an item `o` for the caller `w`; null: not for sale to him. */
const listFen = sql`case when w.customer_id is null then o.retail_fen else coalesce(o.enterprise_fen, o.retail_fen) end`;

/** Whether the pool of the caller `w` has the item `o`. */
const isSisterPooled = (companyId: Placeholder) =>
  isPooled(
    { companyId, customerId: sql`w.customer_id` },
    { ...pooledItem, itemId: sql`o.id`, listFen: sql`coalesce(o.enterprise_fen, o.retail_fen)` },
  );

const skuPages = {
  itemId: skuPagesBy('bigint', () => sql`w.name`),
  itemNo: skuPagesBy(
    'text',
    ({ companyId }) => sql`(select o.id from items o where o.company_id = ${companyId} and o.item_no = w.name)`,
  ),
  productId: skuPagesBy(
    'bigint',
    ({ companyId }) => sql`(select o.id from items o
      join products p on p.company_id = ${companyId} and p.id = o.product_id
      left join stock_rows q on q.company_id = ${companyId} and q.item_id = o.id
      where o.company_id = ${companyId} and o.product_id = w.name
        and o.is_on_sale and p.is_on_sale and ${listFen} is not null and ${isSisterPooled(companyId)}
      order by coalesce(q.available, 0) > 0 desc, o.sort_no, o.id limit 1)`,
  ),
};

/**
 * All pages come as one JSON value, which costs half of what rows of fifty columns cost here, so ids are texts in it.
 * Names come in the column's own type: a cast beside them could not lead an index under row-level security.
 */
function skuPagesBy(type: 'bigint' | 'text', itemId: (at: { companyId: Placeholder }) => SQL) {
  return prepared<{ pages: SkuPageRow[] | null }, 'companyId' | 'names' | 'accountIds' | 'customerIds' | 'now'>(
    ['companyId', 'names', 'accountIds', 'customerIds', 'now'],
    ({ companyId, names, accountIds, customerIds, now }) => {
      const offers = { companyId, customerId: sql`w.customer_id`, at: now };
      return sql`
    select json_agg(row_to_json(page)) as pages from (
    select w.n as "wantedAt", i.id::text as "itemId", i.product_id::text as "productId", i.item_no as "itemNo", i.model_no as "modelNo",
      i.name as "itemName", i.spec as "itemSpec", i.color_name as "colorName", i.img_url as "imgUrl", i.unit_name as "unitName",
      i.piece_qty as "pieceQty", i.piece_name as "pieceName",
      i.min_qty as "minQty", i.step_qty as "stepQty", i.max_qty as "maxQty", i.sales_qty as "salesQty",
      i.tax_rate_bp as "taxRateBp", i.is_on_sale and p.is_on_sale and ${isPooled(offers)} as "isOnSale",
      i.supplier_id::text as "supplierId", s.name as "supplierName", s.is_self as "isSelf",
      (select json_agg(json_build_object('name', g.name, 'tone', g.tone) order by g.sort_no, g.id) from item_labels x
        join goods_labels g on g.company_id = ${companyId} and g.id = x.label_id and g.is_public
        where x.company_id = ${companyId} and x.item_id = i.id) as labels,
      p.brand_id::text as "brandId", b.name as "brandName", p.delivery_days as "deliveryDays", p.description,
      p.detail_html as "detailHtml", p.packing, p.video_url as "videoUrl", p.is_returnable7 as "isReturnable7",
      (select json_build_object('noReasonDays', t.options -> 'noReasonDays', 'freight', t.options -> 'freight',
        'delivery', t.options -> 'delivery') from shop_settings t where t.company_id = ${companyId}) as "shopTerms",
      coalesce(r.available, 0) as "availQty", f.id is not null as "isConcern",
      json_build_array(c3.id::text, c3.name) as category,
      case when c2.id is not null then json_build_array(c2.id::text, c2.name) end as "categoryAbove",
      case when c1.id is not null then json_build_array(c1.id::text, c1.name) end as "categoryTop",
      i.img_urls as imgs, i.attrs,
      (select json_agg(json_build_object('itemId', o.id::text, 'specs', o.specs, 'imgUrl', o.img_url, 'itemSpec', o.spec,
          'colorName', o.color_name, 'isForSale', o.is_on_sale and p.is_on_sale and ${listFen} is not null and ${isSisterPooled(companyId)},
          'availQty', coalesce(q.available, 0)) order by o.sort_no, o.id)
        from items o left join stock_rows q on q.company_id = ${companyId} and q.item_id = o.id
        where o.company_id = ${companyId} and o.product_id = i.product_id) as sisters,
      ${offerColumns(offers)}
    from unnest(${names}::${sql.raw(type)}[], ${accountIds}::bigint[], ${customerIds}::bigint[])
      with ordinality as w (name, account_id, customer_id, n)
    join items i on i.company_id = ${companyId} and i.id = ${itemId({ companyId })}
    join products p on p.company_id = ${companyId} and p.id = i.product_id
    join suppliers s on s.company_id = ${companyId} and s.id = i.supplier_id
    join categories c3 on c3.company_id = ${companyId} and c3.id = p.category_id
    left join categories c2 on c2.company_id = ${companyId} and c2.id = c3.parent_id
    left join categories c1 on c1.company_id = ${companyId} and c1.id = c2.parent_id
    left join brands b on b.company_id = ${companyId} and b.id = p.brand_id
    left join stock_rows r on r.company_id = ${companyId} and r.item_id = i.id
    left join item_concerns f on f.company_id = ${companyId} and f.account_id = w.account_id and f.item_id = i.id
    ${offerJoins(offers)}) page`;
    },
  );
}
