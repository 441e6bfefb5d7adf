import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import type { ChangeSubject } from '../changes/index.ts';
import { endOf } from './write-contract-prices.ts';
import { lockCustomerFile } from './customer-file.store.ts';
import { type AgreedRow, factsOf } from './discount-rows.ts';
import { replaceDiscounts, selectDiscountBps } from './discount-targets.store.ts';
import { discountFact, type DiscountInput, requireTarget } from './discounts.ts';
import { findDiscountBp, replaceDiscount } from './discounts.store.ts';

/** Stored by saveDiscounts. */
interface Many {
  rows: AgreedRow[];
  validTo: string;
}
// One of them was stored by saveDiscount.
const inputIn = (after: Record<string, unknown>) => after['priceRows'] as DiscountInput | Many;

/** Discounts under the margin line after a second person has agreed; from then on. */
export const discountChange: ChangeSubject = {
  async lock(ctx, customerId, after) {
    if (!(await lockCustomerFile(ctx, customerId))) throw refuse.notFound();
    const input = inputIn(after);
    if ('rows' in input) return standingOf(ctx, customerId, input.rows);
    const found = await requireTarget(ctx, input);
    return discountFact(found, await findDiscountBp(ctx, customerId, found));
  },
  async apply(ctx, { subjectId: customerId, after }) {
    const input = inputIn(after);
    const made = 'rows' in input ? await applyMany(ctx, customerId, input) : await applyOne(ctx, customerId, input);
    await writeAudit(ctx, { subject: `customer ${customerId}`, ...made });
  },
};

async function applyOne(ctx: Ctx, customerId: string, { discountBp = 0, validTo, ...input }: DiscountInput) {
  const found = await requireTarget(ctx, input);
  const before = discountFact(found, await findDiscountBp(ctx, customerId, found));
  await replaceDiscount(ctx, customerId, { found, agreed: { discountBp, validTo: endOf(ctx, validTo) } });
  return { before, after: discountFact(found, discountBp) };
}

async function applyMany(ctx: Ctx, customerId: string, { rows, validTo }: Many) {
  const before = await standingOf(ctx, customerId, rows);
  await replaceDiscounts(ctx, customerId, { rows, validTo: endOf(ctx, validTo) });
  return { before, after: factsOf(rows, ({ discountBp }) => discountBp) };
}

async function standingOf(ctx: Ctx, customerId: string, rows: readonly AgreedRow[]): Promise<Record<string, string>> {
  const standing = await selectDiscountBps(ctx, customerId, rows);
  return factsOf(rows, ({ id }) => standing.get(id));
}
