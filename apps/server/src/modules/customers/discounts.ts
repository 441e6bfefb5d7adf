import { discountTargetTexts, discountText } from '@jicai/domain/money/contract-discounts.ts';
import { underLineText } from '@jicai/domain/money/margin-line.ts';
import { daysText, spanOfDays, type ValidDays, type ValidSpan } from '@jicai/domain/money/price-validity.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requestChange } from '../changes/index.ts';
import { requireCustomer } from './contract-prices.ts';
import { lockOpenFile } from './hold-file.ts';
import { replaceDiscounts, selectDiscountBps } from './discount-targets.store.ts';
import { countDiscounted, type FoundTarget, selectTarget, type TargetName } from './discounts.store.ts';
import { requireSpan } from './write-contract-prices.ts';

/** Refused as badInput for a target that the shop does not have. */
export async function requireTarget(ctx: Ctx, named: TargetName): Promise<FoundTarget> {
  const found = await selectTarget(ctx, named);
  if (!found) throw badField('targetId', `没有这个${discountTargetTexts[named.target]}`);
  return found;
}

/** On what a discount would be. */
export async function previewDiscount(
  ctx: Ctx,
  { customerId, discountBp, ...named }: TargetName & ValidDays & { customerId: string; discountBp: number },
) {
  await requireCustomer(ctx, customerId);
  const found = await requireTarget(ctx, named);
  const beforeBp = await standingBp(ctx, customerId, { ...found, ...spanOfDays(named, ctx.now) });
  const counts = await countDiscounted(ctx, found, discountBp);
  return { targetName: found.name, ...(beforeBp !== undefined && { beforeBp }), ...counts };
}

/** What holds for the customer on this target at the moment. */
export const standingBp = async (ctx: Ctx, customerId: string, found: FoundTarget & Pick<ValidSpan, 'from'>) =>
  (await selectDiscountBps(ctx, customerId, [found])).get(found.id);

export interface DiscountInput extends TargetName, ValidDays {
  customerId: string;
  beforeBp?: number | undefined;
  discountBp: number;
  reason: string;
}

/**
 * Agrees on a discount from its first day on; what holds on the same target then ends and is kept. One that brings an item
 * under its margin line waits for a second person (docs/domain/money.md §10). Refused as notFound, badInput, outdated where
 * another discount holds than was read.
 */
export async function saveDiscount(ctx: SignedInCtx, input: DiscountInput): Promise<{ changeId?: string }> {
  const { customerId, beforeBp, discountBp, validFrom, validTo, reason } = input;
  const file = await lockOpenFile(ctx, customerId);
  const found = await requireTarget(ctx, input);
  const span = requireSpan(ctx, input);
  if ((await standingBp(ctx, customerId, { ...found, ...span })) !== beforeBp) throw refuse.outdated();
  const [before, after] = [discountFact(found, beforeBp), discountFact(found, discountBp, input)];
  if ((await countDiscounted(ctx, found, discountBp)).underLineCount > 0)
    return requestChange(ctx, {
      kind: 'customer.discount',
      subjectId: customerId,
      subjectName: file.customerName,
      before,
      after: {
        ...discountFact(found, discountBp),
        协议折扣生效: validFrom || '通过后',
        协议折扣截止: validTo || '长期',
        priceRows: input,
      },
      reason: reason || underLineText,
    });
  await replaceDiscounts(ctx, customerId, [{ ...found, discountBp, ...span }]);
  await writeAudit(ctx, { subject: `customer ${customerId}`, before, after: { ...after, ...(reason && { reason }) } });
  return {};
}

/** A discount under the name of what it is on, as the log and a request tell it. */
export const discountFact = (
  { target, name }: Pick<FoundTarget, 'target' | 'name'>,
  bp: number | undefined,
  days?: ValidDays,
): Record<string, string> => ({
  [`协议折扣 ${discountTargetTexts[target]} ${name}`]:
    bp === undefined ? '无' : [discountText(bp), days && daysText(days)].filter(Boolean).join('，'),
});
