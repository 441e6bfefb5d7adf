import type { PriceQueue } from '@jicai/domain/money/contract-rows.ts';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, textList, timeList } from '../../db/any-of.ts';
import { holdsText } from '../../db/holds-text.ts';
import { items, products } from '../../db/tables/goods.ts';
import { contractPrices } from '../../db/tables/prices.ts';
import { costNow, costOf, isEndingSoon, isOfValidity, isStanding, marginLine } from '../pricing/index.ts';

const priceRow = sql.raw('contract_prices');

/** Customers of whose contract prices one ends soon. */
export const endingCustomers = (ctx: Ctx): SQL => sql`
  select distinct c.customer_id from contract_prices c
  where c.company_id = ${ctx.companyId} and ${isEndingSoon(ctx, sql.raw('c'))}`;

/** What is left of a price is less than the line of its item's category, as `isUnderLine` of the domain has it. */
const isUnderLine = (ctx: Ctx): SQL => sql`
  (${contractPrices.priceFen} - ${costOf(ctx, { itemId: sql`${items.id}`, supplierId: sql`${items.supplierId}` })}) * 10000
    < ${marginLine(ctx, sql`${products.categoryId}`)} * ${contractPrices.priceFen}`;

/** Prices of a view; without one those that hold or are to come. */
function ofQueue(ctx: Ctx, customerId: string, queue: PriceQueue | undefined): SQL | undefined {
  const views: Record<PriceQueue, () => SQL | undefined> = {
    upcoming: () => isOfValidity(ctx, priceRow, 'upcoming'),
    inForce: () => isOfValidity(ctx, priceRow, 'inForce'),
    ending: () => isEndingSoon(ctx, priceRow),
    underLine: () => and(isStanding(ctx, priceRow), isUnderLine(ctx)),
    ended: () => isOfValidity(ctx, priceRow, 'ended'),
  };
  return and(
    eq(contractPrices.companyId, ctx.companyId),
    eq(contractPrices.customerId, customerId),
    queue ? views[queue]() : isStanding(ctx, priceRow),
  );
}

/** How many prices there are in each view, and when the first of them ends. */
export async function selectPriceFigures(ctx: Ctx, customerId: string) {
  const [row] = await ctx.db
    .select({
      standingCount: sql<number>`count(*)::int`,
      endingCount: sql<number>`(count(*) filter (where ${isEndingSoon(ctx, priceRow)}))::int`,
      firstEndMs: sql<number | null>`(extract(epoch from min(${contractPrices.validTo})) * 1000)::float8`,
      underLineCount: sql<number>`(count(*) filter (where ${isUnderLine(ctx)}))::int`,
    })
    .from(contractPrices)
    .innerJoin(items, and(eq(items.companyId, contractPrices.companyId), eq(items.id, contractPrices.itemId)))
    .innerJoin(products, and(eq(products.companyId, items.companyId), eq(products.id, items.productId)))
    .where(ofQueue(ctx, customerId, undefined));
  return row ?? { standingCount: 0, endingCount: 0, firstEndMs: null, underLineCount: 0 };
}

/** By item number. */
export async function selectPrices(
  ctx: Ctx,
  {
    customerId,
    queue,
    searchKey,
    priceIds,
  }: {
    customerId: string;
    queue?: PriceQueue | undefined;
    searchKey?: string | undefined;
    priceIds?: readonly string[] | undefined;
  },
  { limit, offset }: { limit: number; offset: number },
) {
  const wanted = and(
    ofQueue(ctx, customerId, queue),
    priceIds && inArray(contractPrices.id, [...priceIds]),
    searchKey ? or(eq(items.itemNo, searchKey), holdsText(items.name, searchKey)) : undefined,
  );
  const ofItem = and(eq(items.companyId, contractPrices.companyId), eq(items.id, contractPrices.itemId));
  const page = ctx.db
    .select({
      priceId: contractPrices.id,
      itemId: items.id,
      itemNo: items.itemNo,
      itemName: items.name,
      enterpriseFen: items.enterpriseFen,
      costFen: sql<number | null>`${costOf(ctx, { itemId: sql`${items.id}`, supplierId: sql`${items.supplierId}` })}`,
      lineBp: sql<number>`${marginLine(ctx, sql`${products.categoryId}`)}`,
      priceFen: contractPrices.priceFen,
      tiers: contractPrices.tiers,
      validFrom: contractPrices.validFrom,
      validTo: contractPrices.validTo,
      isEnding: sql<boolean>`${isEndingSoon(ctx, priceRow)}`,
      nextMs: sql<
        number | null
      >`${nextMs(ctx, { customerId, itemId: sql`${items.id}`, after: sql`${contractPrices.validFrom}` })}`,
    })
    .from(contractPrices)
    .innerJoin(items, ofItem)
    .innerJoin(products, and(eq(products.companyId, items.companyId), eq(products.id, items.productId)))
    .where(wanted)
    .orderBy(asc(items.itemNo), asc(contractPrices.validFrom))
    .limit(limit)
    .offset(offset);
  const count = ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(contractPrices)
    .innerJoin(items, ofItem)
    .innerJoin(products, and(eq(products.companyId, items.companyId), eq(products.id, items.productId)))
    .where(wanted);
  const [rows, [counted]] = await Promise.all([page, count]);
  return { rows, total: counted?.total ?? 0 };
}

export interface PricedItem {
  itemId: string;
  itemNo: string;
  itemName: string;
  enterpriseFen: number | null;
  costFen: number | null;
  lineBp: number;
  /** What holds for the customer at the moment asked. */
  priceFen: number | null;
  tiers: Tier[];
  /** When the next one after that moment begins. */
  nextMs: number | null;
}

/** When the next price of an item begins that stands, in ms. */
const nextMs = (ctx: Ctx, { customerId, itemId, after }: { customerId: string; itemId: SQL; after: SQL }): SQL => sql`
  (select (extract(epoch from min(n.valid_from)) * 1000)::float8 from contract_prices n
    where n.company_id = ${ctx.companyId} and n.customer_id = ${customerId} and n.item_id = ${itemId}
      and n.valid_from > ${after} and (n.valid_to is null or n.valid_to > n.valid_from))`;

/** An item by number or id, and the moment at which its price is asked. */
export interface PricedAt {
  key: string;
  at: Date;
}

/** Items with what holds for the customer at a moment of each. */
export async function selectPricedItems(
  ctx: Ctx,
  customerId: string,
  { by, wanted }: { by: 'itemNo' | 'itemId'; wanted: readonly PricedAt[] },
): Promise<PricedItem[]> {
  const keys = wanted.map(({ key }) => key);
  const { rows } = await ctx.db.execute<PricedItem & Record<string, unknown>>(sql`
    select i.id::text as "itemId", i.item_no as "itemNo", i.name as "itemName", i.enterprise_fen::float8 as "enterpriseFen",
      c.price_fen::float8 as "priceFen", coalesce(c.tiers, '[]') as tiers,
      ${costNow(ctx)} as "costFen", ${marginLine(ctx, sql`p.category_id`)} as "lineBp",
      ${nextMs(ctx, { customerId, itemId: sql`i.id`, after: sql`w.at` })} as "nextMs"
    from unnest(${by === 'itemNo' ? textList(keys) : idList(keys)}, ${timeList(wanted.map(({ at }) => at))})
      as w (key, at)
    join items i on i.company_id = ${ctx.companyId} and ${by === 'itemNo' ? sql`i.item_no` : sql`i.id`} = w.key
    join products p on p.company_id = i.company_id and p.id = i.product_id
    left join lateral (select cp.price_fen, cp.tiers from contract_prices cp
      where cp.company_id = ${ctx.companyId} and cp.customer_id = ${customerId} and cp.item_id = i.id
        and cp.valid_from <= w.at and (cp.valid_to is null or cp.valid_to > w.at)
      order by cp.valid_from desc, cp.id desc limit 1) c on true`);
  return rows;
}
