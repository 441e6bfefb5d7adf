import type { ValidSpan } from '@jicai/domain/money/price-validity.ts';
import type { Tier } from '@jicai/domain/money/pricing.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, timeList } from '../../db/any-of.ts';
import { contractPrices } from '../../db/tables/prices.ts';

/** A price of an item, and from when until when it is agreed on. */
export interface AgreedPrice extends ValidSpan {
  itemId: string;
  priceFen: number;
  tiers: Tier[];
}

/**
 * Prices that hold when others of their items begin end then; those that would begin within the days of the others are taken
 * back; one that begins behind them stays (docs/domain/money.md §15).
 */
export async function makeRoom(
  ctx: Ctx,
  customerId: string,
  rows: readonly Pick<AgreedPrice, 'itemId' | 'from' | 'to'>[],
): Promise<void> {
  await ctx.db.execute(sql`
    update contract_prices c set valid_to = greatest(c.valid_from, n.begins)
    from unnest(${idList(rows.map(({ itemId }) => itemId))}, ${timeList(rows.map(({ from }) => from))},
      ${timeList(rows.map(({ to }) => to))}) as n (item_id, begins, ends)
    where c.company_id = ${ctx.companyId} and c.customer_id = ${customerId} and c.item_id = n.item_id
      and (c.valid_to is null or c.valid_to > n.begins) and (n.ends is null or c.valid_from < n.ends)`);
}

export async function insertPrices(ctx: Ctx, customerId: string, rows: readonly AgreedPrice[]): Promise<void> {
  const { companyId } = ctx;
  await ctx.db.insert(contractPrices).values(
    rows.map(({ from, to, ...row }) => ({
      ...row,
      companyId,
      id: ctx.newId(),
      customerId,
      validFrom: from,
      validTo: to,
    })),
  );
}

/** These prices of a customer end at another moment. */
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
