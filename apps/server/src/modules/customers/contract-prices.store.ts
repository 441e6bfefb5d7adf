import { endingSoonDays, type PriceQueue } from '@jicai/domain/money/contract-rows.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, textList } from '../../db/any-of.ts';
import { holdsText } from '../../db/holds-text.ts';
import { items, products } from '../../db/tables/goods.ts';
import { contractPrices } from '../../db/tables/prices.ts';
import { costNow, costOf, marginLine } from '../pricing/index.ts';

/** Those that hold or are to come. */
const standing = (ctx: Ctx, customerId: string): SQL | undefined =>
  and(
    eq(contractPrices.companyId, ctx.companyId),
    eq(contractPrices.customerId, customerId),
    or(isNull(contractPrices.validTo), gt(contractPrices.validTo, ctx.now)),
  );

/** The moment until which a price that ends counts as ending soon. */
const soon = ({ now }: Ctx): string => new Date(now.getTime() + endingSoonDays * dayMs).toISOString();

/** Customers of whose contract prices one ends soon. */
export const endingCustomers = (ctx: Ctx): SQL => sql`
  select distinct customer_id from contract_prices where company_id = ${ctx.companyId}
    and valid_to > ${ctx.now.toISOString()}::timestamptz and valid_to <= ${soon(ctx)}::timestamptz`;

/** What is left of a price is less than the line of its item's category, as `isUnderLine` of the domain has it. */
const isUnderLine = (ctx: Ctx): SQL => sql`
  (${contractPrices.priceFen} - ${costOf(ctx, { itemId: sql`${items.id}`, supplierId: sql`${items.supplierId}` })}) * 10000
    < ${marginLine(ctx, sql`${products.categoryId}`)} * ${contractPrices.priceFen}`;

/** Prices of a view; one that ended before it held was taken back and is none. */
function ofQueue(ctx: Ctx, customerId: string, queue: PriceQueue | undefined): SQL | undefined {
  if (queue === 'ended')
    return and(
      eq(contractPrices.companyId, ctx.companyId),
      eq(contractPrices.customerId, customerId),
      lte(contractPrices.validTo, ctx.now),
      gt(contractPrices.validTo, contractPrices.validFrom),
    );
  const holds = standing(ctx, customerId);
  if (queue === 'ending') return and(holds, sql`${contractPrices.validTo} <= ${soon(ctx)}::timestamptz`);
  return queue === 'underLine' ? and(holds, isUnderLine(ctx)) : holds;
}

/** How many prices there are in each view, and when the first of them ends. */
export async function selectPriceFigures(ctx: Ctx, customerId: string) {
  const [row] = await ctx.db
    .select({
      standingCount: sql<number>`count(*)::int`,
      endingCount: sql<number>`(count(*) filter (where ${contractPrices.validTo} <= ${soon(ctx)}::timestamptz))::int`,
      firstEndMs: sql<number | null>`(extract(epoch from min(${contractPrices.validTo})) * 1000)::float8`,
      underLineCount: sql<number>`(count(*) filter (where ${isUnderLine(ctx)}))::int`,
    })
    .from(contractPrices)
    .innerJoin(items, and(eq(items.companyId, contractPrices.companyId), eq(items.id, contractPrices.itemId)))
    .innerJoin(products, and(eq(products.companyId, items.companyId), eq(products.id, items.productId)))
    .where(standing(ctx, customerId));
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
  /** What holds now for the customer. */
  priceFen: number | null;
  tiers: Tier[];
}

/** Items by number or id with what holds now for the customer. */
export async function selectPricedItems(
  ctx: Ctx,
  customerId: string,
  wanted: { itemNos: readonly string[] } | { itemIds: readonly string[] },
): Promise<PricedItem[]> {
  const which =
    'itemNos' in wanted
      ? sql`i.item_no = any(${textList(wanted.itemNos)})`
      : sql`i.id = any(${idList(wanted.itemIds)})`;
  const { rows } = await ctx.db.execute<PricedItem & Record<string, unknown>>(sql`
    select i.id::text as "itemId", i.item_no as "itemNo", i.name as "itemName", i.enterprise_fen::float8 as "enterpriseFen",
      c.price_fen::float8 as "priceFen", coalesce(c.tiers, '[]') as tiers,
      ${costNow(ctx)} as "costFen", ${marginLine(ctx, sql`p.category_id`)} as "lineBp"
    from items i
    join products p on p.company_id = i.company_id and p.id = i.product_id
    left join lateral (select cp.price_fen, cp.tiers from contract_prices cp
      where cp.company_id = ${ctx.companyId} and cp.customer_id = ${customerId} and cp.item_id = i.id
        and cp.valid_from <= ${ctx.now.toISOString()}
        and (cp.valid_to is null or cp.valid_to > ${ctx.now.toISOString()})
      order by cp.valid_from desc, cp.id desc limit 1) c on true
    where i.company_id = ${ctx.companyId} and ${which}`);
  return rows;
}

/** The last day of these prices becomes another. */
export async function updateEnds(
  ctx: Ctx,
  customerId: string,
  { priceIds, validTo }: { priceIds: readonly string[]; validTo: Date | null },
): Promise<void> {
  await ctx.db
    .update(contractPrices)
    .set({ validTo })
    .where(
      and(
        eq(contractPrices.companyId, ctx.companyId),
        eq(contractPrices.customerId, customerId),
        inArray(contractPrices.id, [...priceIds]),
      ),
    );
}

/** Whatever holds or is to come for these items ends now. */
export async function endPrices(ctx: Ctx, customerId: string, itemIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update contract_prices set valid_to = greatest(valid_from, ${ctx.now.toISOString()}::timestamptz)
    where company_id = ${ctx.companyId} and customer_id = ${customerId} and item_id = any(${idList(itemIds)})
      and (valid_to is null or valid_to > ${ctx.now.toISOString()})`);
}

export async function insertPrices(
  ctx: Ctx,
  customerId: string,
  { rows, validTo }: { rows: readonly { itemId: string; priceFen: number; tiers: Tier[] }[]; validTo: Date | null },
): Promise<void> {
  const { companyId, now: validFrom } = ctx;
  await ctx.db
    .insert(contractPrices)
    .values(rows.map((row) => ({ ...row, companyId, id: ctx.newId(), customerId, validFrom, validTo })));
}
