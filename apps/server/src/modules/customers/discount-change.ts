import { spanOfDays, type ValidDays } from '@jicai/domain/money/price-validity.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import type { ChangeSubject } from '../changes/index.ts';
import { lockCustomerFile } from './customer-file.store.ts';
import { type AgreedRow, factsOf } from './discount-rows.ts';
import { replaceDiscounts, selectDiscountBps } from './discount-targets.store.ts';
import { type DiscountInput, requireTarget } from './discounts.ts';
import { daysOf, spanAfterWaiting } from './write-contract-prices.ts';

/** Stored by saveDiscounts; what was asked for before discounts had a first day has none. */
interface Many extends Partial<ValidDays> {
  rows: (Omit<AgreedRow, keyof ValidDays> & Partial<ValidDays>)[];
}
// One of them was stored by saveDiscount.
const inputIn = (after: Record<string, unknown>) => after['priceRows'] as Many | DiscountInput;

/** Discounts under the margin line after a second person has agreed; from then on, or from their day. */
export const discountChange: ChangeSubject = {
  async lock(ctx, customerId, after) {
    if (!(await lockCustomerFile(ctx, customerId))) throw refuse.notFound();
    return standingOf(ctx, customerId, await waitingIn(ctx, after));
  },
  async apply(ctx, { subjectId: customerId, after }) {
    const waiting = await waitingIn(ctx, after);
    const before = await standingOf(ctx, customerId, waiting);
    await replaceDiscounts(
      ctx,
      customerId,
      waiting.map((row) => ({ ...row, ...spanAfterWaiting(ctx, row) })),
    );
    const agreed = factsOf(waiting, ({ discountBp }) => discountBp);
    await writeAudit(ctx, { subject: `customer ${customerId}`, before, after: agreed });
  },
};

async function waitingIn(ctx: Ctx, after: Record<string, unknown>): Promise<AgreedRow[]> {
  const input = inputIn(after);
  const all = { validFrom: input.validFrom ?? '', validTo: input.validTo ?? '' };
  if ('rows' in input) return input.rows.map((row) => ({ ...row, ...daysOf(row, all) }));
  return [{ ...(await requireTarget(ctx, input)), discountBp: input.discountBp, targetId: input.targetId, ...all }];
}

async function standingOf(ctx: Ctx, customerId: string, rows: readonly AgreedRow[]): Promise<Record<string, string>> {
  const asked = rows.map((row) => ({ ...row, ...spanOfDays(row, ctx.now) }));
  const standing = await selectDiscountBps(ctx, customerId, asked);
  return factsOf(rows, ({ id }) => standing.get(id));
}
