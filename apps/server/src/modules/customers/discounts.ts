import { discountTargetTexts, discountText } from '@jicai/domain/money/contract-discounts.ts';
import { underLineText } from '@jicai/domain/money/margin-line.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requestChange } from '../changes/index.ts';
import { requireCustomer } from './contract-prices.ts';
import { lockOpenFile } from './hold-file.ts';
import {
  countDiscounted,
  findDiscountBp,
  type FoundTarget,
  replaceDiscount,
  selectTarget,
  type TargetName,
} from './discounts.store.ts';
import { endOf } from './write-contract-prices.ts';

/** Refused as badInput for a target that the shop does not have. */
export async function requireTarget(ctx: Ctx, named: TargetName): Promise<FoundTarget> {
  const found = await selectTarget(ctx, named);
  if (!found) throw badField('targetId', `没有这个${discountTargetTexts[named.target]}`);
  return found;
}

/** On what a discount would be. */
export async function previewDiscount(
  ctx: Ctx,
  { customerId, discountBp, ...named }: TargetName & { customerId: string; discountBp: number },
) {
  await requireCustomer(ctx, customerId);
  const found = await requireTarget(ctx, named);
  const beforeBp = await findDiscountBp(ctx, customerId, found);
  const counts = await countDiscounted(ctx, found, discountBp);
  return { targetName: found.name, ...(beforeBp !== undefined && { beforeBp }), ...counts };
}

export interface DiscountInput extends TargetName {
  customerId: string;
  beforeBp?: number | undefined;
  discountBp?: number | undefined;
  validTo: string;
  reason: string;
}

/**
 * Agrees on a discount from now on, or ends it; what held on the same target ends and is kept. One that brings an item under
 * its margin line waits for a second person (docs/domain/money.md §10). Refused as notFound, badInput, outdated where another
 * discount holds than was read.
 */
export async function saveDiscount(ctx: SignedInCtx, input: DiscountInput): Promise<{ changeId?: string }> {
  const { customerId, beforeBp, discountBp, validTo, reason } = input;
  const file = await lockOpenFile(ctx, customerId);
  const found = await requireTarget(ctx, input);
  if ((await findDiscountBp(ctx, customerId, found)) !== beforeBp) throw refuse.outdated();
  const agreed = discountBp === undefined ? undefined : { discountBp, validTo: endOf(ctx, validTo) };
  const [before, after] = [discountFact(found, beforeBp), discountFact(found, discountBp)];
  if (agreed && (await countDiscounted(ctx, found, agreed.discountBp)).underLineCount > 0)
    return requestChange(ctx, {
      kind: 'customer.discount',
      subjectId: customerId,
      subjectName: file.customerName,
      before,
      after: { ...after, 协议折扣截止: validTo || '长期', priceRows: input },
      reason: reason || underLineText,
    });
  await replaceDiscount(ctx, customerId, { found, agreed });
  await writeAudit(ctx, { subject: `customer ${customerId}`, before, after: { ...after, ...(reason && { reason }) } });
  return {};
}

/** A discount under the name of what it is on, as the log and a request tell it. */
export const discountFact = ({ target, name }: FoundTarget, bp: number | undefined): Record<string, string> => ({
  [`协议折扣 ${discountTargetTexts[target]} ${name}`]: bp === undefined ? '无' : discountText(bp),
});
