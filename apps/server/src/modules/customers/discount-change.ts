import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import type { ChangeSubject } from '../changes/index.ts';
import { endOf } from './write-contract-prices.ts';
import { lockCustomerFile } from './customer-file.store.ts';
import { discountFact, type DiscountInput, requireTarget } from './discounts.ts';
import { findDiscountBp, replaceDiscount } from './discounts.store.ts';

// Stored by saveDiscount.
const inputIn = (after: Record<string, unknown>) => after['priceRows'] as DiscountInput;

/** A discount under the margin line after a second person has agreed; from then on. */
export const discountChange: ChangeSubject = {
  async lock(ctx, customerId, after) {
    if (!(await lockCustomerFile(ctx, customerId))) throw refuse.notFound();
    const found = await requireTarget(ctx, inputIn(after));
    return discountFact(found, await findDiscountBp(ctx, customerId, found));
  },
  async apply(ctx, { subjectId: customerId, after }) {
    const { discountBp = 0, validTo, ...input } = inputIn(after);
    const found = await requireTarget(ctx, input);
    const before = discountFact(found, await findDiscountBp(ctx, customerId, found));
    await replaceDiscount(ctx, customerId, { found, agreed: { discountBp, validTo: endOf(ctx, validTo) } });
    await writeAudit(ctx, { subject: `customer ${customerId}`, before, after: discountFact(found, discountBp) });
  },
};
