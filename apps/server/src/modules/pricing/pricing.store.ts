import type { PriceOffers, PriceStrategy, Tier } from '@jicai/domain/pricing.ts';
import { sql } from 'drizzle-orm';
import { idList, intList } from '../../db/any-of.ts';
import type { Ctx } from '../../http/context.ts';

interface OfferRow {
  item_id: string;
  retail_fen: string | null;
  enterprise_fen: string | null;
  market_fen: string | null;
  tiers: Tier[] | null;
  contract_fen: string | null;
  contract_tiers: Tier[] | null;
  discount_bp: number | null;
  options: { priceStrategy?: unknown; isPriceForMembersOnly?: unknown } | null;
}

const toFen = (value: string | null) => (value === null ? null : Number(value));

/** All price sources of these items; contracts and discounts only where `customerId` names an enterprise. */
export async function selectOffers(
  ctx: Ctx,
  { itemIds, customerId }: { itemIds: readonly string[]; customerId: string | null },
) {
  const { rows } = await ctx.db.execute<OfferRow & Record<string, unknown>>(sql`
    select i.id as item_id, i.retail_fen, i.enterprise_fen, i.market_fen,
      (select json_agg(json_build_object('qtyFrom', t.qty_from, 'priceFen', t.price_fen)) from tier_prices t
        where t.company_id = ${ctx.companyId} and t.item_id = i.id) as tiers,
      ${customerId === null ? sql`null as contract_fen, null as contract_tiers, null as discount_bp` : sql`c.price_fen as contract_fen, c.tiers as contract_tiers, d.discount_bp`},
      (select s.options from shop_settings s where s.company_id = ${ctx.companyId}) as options
    from items i ${customerId === null ? sql`` : contractJoins(ctx, customerId)}
    where i.company_id = ${ctx.companyId} and i.id = any(${idList(itemIds)})`);
  return rows.map((row) => ({ itemId: row.item_id, ...toOffers(row) }));
}

/** The contract that began last, and the best of the discounts on the item's brand or any level of its category. */
function contractJoins(ctx: Ctx, customerId: string) {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  return sql`
    left join lateral (select cp.price_fen, cp.tiers from contract_prices cp
      where cp.company_id = ${ctx.companyId} and cp.customer_id = ${customerId} and cp.item_id = i.id
        and cp.valid_from <= ${now} and (cp.valid_to is null or cp.valid_to > ${now})
      order by cp.valid_from desc, cp.id desc limit 1) c on true
    left join lateral (select max(cd.discount_bp) as discount_bp from contract_discounts cd
      join products p on p.company_id = ${ctx.companyId} and p.id = i.product_id
      join categories c3 on c3.company_id = ${ctx.companyId} and c3.id = p.category_id
      left join categories c2 on c2.company_id = ${ctx.companyId} and c2.id = c3.parent_id
      where cd.company_id = ${ctx.companyId} and cd.customer_id = ${customerId}
        and cd.valid_from <= ${now} and (cd.valid_to is null or cd.valid_to > ${now})
        and (cd.brand_id = p.brand_id or cd.category_id in (c3.id, c2.id, c2.parent_id))) d on true`;
}

function toOffers(row: OfferRow): PriceOffers & {
  marketFen: number | null;
  strategy: PriceStrategy;
  isForMembersOnly: boolean;
} {
  const contractFen = toFen(row.contract_fen);
  return {
    contract: contractFen === null ? null : { priceFen: contractFen, tiers: row.contract_tiers ?? [] },
    discountBp: row.discount_bp,
    tiers: row.tiers ?? [],
    enterpriseFen: toFen(row.enterprise_fen),
    retailFen: toFen(row.retail_fen),
    marketFen: toFen(row.market_fen),
    strategy: row.options?.priceStrategy === 'min' ? 'min' : 'first',
    isForMembersOnly: row.options?.isPriceForMembersOnly === true,
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
