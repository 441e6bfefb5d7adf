import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
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

/** By item number. */
export async function selectPrices(
  ctx: Ctx,
  { customerId, searchKey }: { customerId: string; searchKey: string | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const wanted = and(
    standing(ctx, customerId),
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
