import type { BodyOf } from '@jicai/contract/index.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { updateEnds } from './agreed-prices.store.ts';
import { selectPrices } from './contract-prices.store.ts';
import { priceText } from './contract-prices.ts';
import { discountFact } from './discounts.ts';
import { selectDiscounts, updateDiscountEnd } from './discounts.store.ts';
import { lockOpenFile } from './hold-file.ts';

/**
 * Ends one contract price at once, or takes back one that is to come (docs/domain/money.md §15); what else stands for the item
 * stays. Refused as notFound, outdated where it no longer stands or is another price.
 */
export async function endPrice(
  ctx: SignedInCtx,
  { customerId, priceId, priceFee, reason }: BodyOf<'/api/OpsCustomer/EndPrice'>['data'],
) {
  await lockOpenFile(ctx, customerId);
  const { rows } = await selectPrices(ctx, { customerId, priceIds: [priceId] }, { limit: 1, offset: 0 });
  const [row] = rows;
  if (row?.priceFen !== priceFee) throw refuse.outdated();
  await updateEnds(ctx, customerId, { priceIds: [priceId], validTo: endNow(ctx, row.validFrom) });
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: { prices: [priceText(row, row.priceFen)] },
    after: { prices: [priceText(row, undefined)], ...(reason && { reason }) },
  });
  return {};
}

/** The same for a discount. */
export async function endDiscount(
  ctx: SignedInCtx,
  { customerId, discountId, discountBp, reason }: BodyOf<'/api/OpsCustomer/EndDiscount'>['data'],
) {
  await lockOpenFile(ctx, customerId);
  const [row] = await selectDiscounts(ctx, customerId, { discountId });
  if (row?.discountBp !== discountBp) throw refuse.outdated();
  await updateDiscountEnd(ctx, customerId, { discountId, validTo: endNow(ctx, new Date(row.fromMs)) });
  const named = { target: row.target, name: row.targetName };
  await writeAudit(ctx, {
    subject: `customer ${customerId}`,
    before: discountFact(named, row.discountBp),
    after: { ...discountFact(named, undefined), ...(reason && { reason }) },
  });
  return {};
}

/** What is to come ends as it begins: it is in force on no day. */
const endNow = ({ now }: Ctx, from: Date): Date => (from > now ? from : now);
