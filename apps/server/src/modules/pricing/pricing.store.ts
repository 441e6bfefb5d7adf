import type { PriceOffers, PriceStrategy, Tier } from '@jicai/domain/money/pricing.ts';
import { type SQL, sql } from 'drizzle-orm';
import { idList, intList } from '../../db/any-of.ts';
import { prepared, type StatementValue } from '../../db/prepared.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** What {@link offerColumns} select. */
export interface OfferRow {
  retailFen: number | null;
  enterpriseFen: number | null;
  marketFen: number | null;
  tiers: Tier[] | null;
  contractFen: number | null;
  contractTiers: Tier[] | null;
  discountBp: number | null;
  shopOptions: { priceStrategy?: unknown; isPriceForMembersOnly?: unknown } | null;
}

/** All price sources of an item, and what the shop makes of them. */
export interface Offers extends PriceOffers {
  marketFen: number | null;
  strategy: PriceStrategy;
  isForMembersOnly: boolean;
}

const offers = prepared<OfferRow & { itemId: string }, 'companyId' | 'customerId' | 'itemIds' | 'now'>(
  ['companyId', 'customerId', 'itemIds', 'now'],
  ({ companyId, customerId, itemIds, now }) => {
    const values = { companyId, customerId: sql`${customerId}::bigint`, at: now };
    return sql`
    select i.id as "itemId", ${offerColumns(values)}
    from items i
    join products p on p.company_id = ${companyId} and p.id = i.product_id
    join categories c3 on c3.company_id = ${companyId} and c3.id = p.category_id
    left join categories c2 on c2.company_id = ${companyId} and c2.id = c3.parent_id
    ${offerJoins(values)}
    where i.company_id = ${companyId} and i.id = any(${itemIds}::bigint[])`;
  },
);

/** All price sources of these items; contracts and discounts only where `customerId` names an enterprise. */
export async function selectOffers(
  ctx: Ctx,
  { itemIds, customerId }: { itemIds: readonly string[]; customerId: string | null },
): Promise<(Offers & { itemId: string })[]> {
  const rows = await offers(ctx.db, { companyId: ctx.companyId, customerId, itemIds, now: ctx.now });
  return rows.map((row) => ({ itemId: row.itemId, ...toOffers(row) }));
}

/** For whom and when; customerId null where no enterprise asks. */
export interface OfferValues {
  companyId: StatementValue;
  customerId: StatementValue | null;
  at: StatementValue;
}

/** Columns of {@link OfferRow} for a statement that reads items `i` with {@link offerJoins}. */
export function offerColumns({ companyId, customerId }: OfferValues): SQL {
  return sql`i.retail_fen::float8 as "retailFen", i.enterprise_fen::float8 as "enterpriseFen", i.market_fen::float8 as "marketFen",
      (select json_agg(json_build_object('qtyFrom', t.qty_from, 'priceFen', t.price_fen)) from tier_prices t
        where t.company_id = ${companyId} and t.item_id = i.id) as tiers,
      ${customerId === null ? sql`null as "contractFen", null as "contractTiers", null as "discountBp"` : sql`oc.price_fen::float8 as "contractFen", oc.tiers as "contractTiers", od.discount_bp as "discountBp"`},
      (select os.options from shop_settings os where os.company_id = ${companyId}) as "shopOptions"`;
}

/**
 * The contract that began last, and the discount on the item, else the best of those on its brand or any level of its
 * category. Stands
 * behind items `i` with their product `p`, its category `c3` and the one above, `c2`.
 */
export function offerJoins({ companyId, customerId, at }: OfferValues): SQL {
  if (customerId === null) return sql``;
  const now = sql`${at}::timestamptz`;
  return sql`
    left join lateral (select cp.price_fen, cp.tiers from contract_prices cp
      where cp.company_id = ${companyId} and cp.customer_id = ${customerId} and cp.item_id = i.id
        and cp.valid_from <= ${now} and (cp.valid_to is null or cp.valid_to > ${now})
      order by cp.valid_from desc, cp.id desc limit 1) oc on true
    left join lateral (select coalesce(max(cd.discount_bp) filter (where cd.item_id = i.id), max(cd.discount_bp)) as discount_bp
      from contract_discounts cd
      where cd.company_id = ${companyId} and cd.customer_id = ${customerId}
        and cd.valid_from <= ${now} and (cd.valid_to is null or cd.valid_to > ${now})
        and (cd.item_id = i.id or cd.brand_id = p.brand_id or cd.category_id in (c3.id, c2.id, c2.parent_id))) od on true`;
}

export function toOffers(row: OfferRow): Offers {
  const { contractFen } = row;
  return {
    contract: contractFen === null ? null : { priceFen: contractFen, tiers: row.contractTiers ?? [] },
    discountBp: row.discountBp,
    tiers: row.tiers ?? [],
    enterpriseFen: row.enterpriseFen,
    retailFen: row.retailFen,
    marketFen: row.marketFen,
    strategy: row.shopOptions?.priceStrategy === 'min' ? 'min' : 'first',
    isForMembersOnly: row.shopOptions?.isPriceForMembersOnly === true,
  };
}

/** The tiers of these items become exactly the ones given. */
export async function replaceTiers(
  ctx: Ctx,
  rows: readonly { itemId: string; tiers: readonly Tier[] }[],
): Promise<void> {
  await ctx.db.execute(sql`
    delete from tier_prices where company_id = ${ctx.companyId} and item_id = any(${idList(rows.map((row) => row.itemId))})`);
  const tiers = rows.flatMap((row) => row.tiers.map((tier) => ({ itemId: row.itemId, ...tier })));
  if (tiers.length === 0) return;
  await ctx.db.execute(sql`
    insert into tier_prices (company_id, item_id, qty_from, price_fen)
    select ${ctx.companyId}::bigint, n.* from unnest(${idList(tiers.map((tier) => tier.itemId))},
      ${intList(tiers.map((tier) => tier.qtyFrom))}, ${sql.param(tiers.map((tier) => tier.priceFen))}::bigint[]) as n`);
}
