import type { Tier } from '@jicai/domain/money/pricing.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { endPrices, insertPrices } from './contract-prices.store.ts';

/** What held for these items ends; those with a price have it from now on. */
export async function writePrices(
  ctx: Ctx,
  customerId: string,
  {
    rows,
    validTo,
  }: { rows: readonly { itemId: string; priceFen: number | null; tiers: Tier[] }[]; validTo: Date | null },
): Promise<void> {
  await endPrices(
    ctx,
    customerId,
    rows.map(({ itemId }) => itemId),
  );
  const agreed = rows.flatMap(({ priceFen, ...row }) => (priceFen === null ? [] : [{ ...row, priceFen }]));
  if (agreed.length > 0) await insertPrices(ctx, customerId, { rows: agreed, validTo });
}

/** Its last day in Shanghai; null without an end. */
export function endOf(ctx: Ctx, validTo: string): Date | null {
  if (validTo === '') return null;
  const lastDay = fromShanghai(validTo);
  if (!lastDay) throw badField('validTo', '请选择截止日期');
  const endsAt = new Date(lastDay.getTime() + dayMs);
  if (endsAt <= ctx.now) throw badField('validTo', '截止日期不能早于今天');
  return endsAt;
}
