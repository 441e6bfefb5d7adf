import { documentNo } from '../../db/document-no.ts';
import { dayMs } from '@jicai/domain/trade-options.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { getTradeOptions, lockOrder, lockOrderLines, moverOf, openReturn } from '../orders/index.ts';
import type { ReturnWish } from './check-form.ts';
import { leftOf, draftReturn, type ReturnDraft } from './draft-return.ts';
import { planEnd } from './move-return.ts';
import { insertHistory, insertSheet, insertSheetLines } from './returns.store.ts';

const maxNumberTries = 5;

/**
 * A buyer asks for after-sales on lines of one order (domain.md 2.4): the sheet holds their units and waits for the shop,
 * which counts as agreed when it says nothing in time. Answers the number.
 */
export async function submitReturn(
  ctx: SignedInCtx,
  wish: ReturnWish & { orderNo: string; previousReturnNo?: string | undefined },
): Promise<string> {
  const locked = await lockOrder(ctx, { orderNo: wish.orderNo });
  const { order } = locked;
  const lines = await lockOrderLines(ctx, order.orderId);
  const draft = await draftReturn(ctx, locked, { wish, lines });
  const previousId = previousOf(draft, wish.previousReturnNo);
  const images = await claimFiles(ctx, { urls: wish.images, bizType: 1, field: 'images' });
  const { returnAuditDays } = await getTradeOptions(ctx);
  const deadlineAt = new Date(ctx.now.getTime() + returnAuditDays * dayMs);
  const returnId = ctx.newId();
  const returnNo = await insertNumbered(ctx, {
    id: returnId,
    orderId: order.orderId,
    orderNo: order.orderNo,
    customerId: order.customerId,
    customerName: order.customerName,
    userId: order.userId,
    userName: order.userName,
    orgId: order.orgId,
    supplierId: order.supplierId,
    supplierName: order.supplierName,
    returnType: draft.returnType,
    state: 10,
    reasonCode: draft.reason.reasonCode,
    withFreight: draft.withFreight,
    receiveState: draft.receiveState,
    remark: wish.remark,
    images,
    contactName: wish.contactName,
    contactMobile: wish.contactMobile,
    exchangeItemId: wish.exchangeItemId ?? null,
    attempt: previousId ? 2 : 1,
    previousId,
    applyFen: draft.applyFen,
    deadlineAt,
  });
  await insertSheetLines(ctx, returnId, draft.lines);
  await insertHistory(ctx, {
    returnId,
    version: 1,
    fromState: null,
    toState: 10,
    event: 'submit',
    reason: draft.reason.reasonName,
    ...moverOf(ctx),
  });
  await openReturn(ctx, locked, { units: draft.lines, reason: returnNo });
  await planEnd(ctx, returnId, deadlineAt);
  return returnNo;
}

/**
 * The refused sheet that this one repeats: the one the buyer names, or one whose units it cannot do without. Each may be
 * repeated once.
 */
function previousOf(draft: ReturnDraft, returnNo: string | undefined): string | null {
  const open = draft.refused.filter((one) => one.attempt === 1 && !one.hasAgain);
  if (returnNo !== undefined) {
    const named = open.find((one) => one.returnNo === returnNo);
    if (named) return named.returnId;
    throw new Refusal('3001', { text: '该售后单不能再次申请' });
  }
  for (const line of draft.lines) {
    const earlier = open.filter((one) => one.orderLineId === line.orderLineId && one.basis === line.basis);
    const reserved = earlier.reduce((sum, one) => sum + one.qty, 0);
    const [latest] = earlier;
    if (latest && line.qty > leftOf(line.line, draft.refused)[line.basis] - reserved) return latest.returnId;
  }
  return null;
}

async function insertNumbered(
  ctx: SignedInCtx,
  sheet: Omit<Parameters<typeof insertSheet>[1], 'returnNo'>,
): Promise<string> {
  for (let attempt = 0; attempt < maxNumberTries; attempt += 1) {
    const returnNo = documentNo('A', ctx.now);
    if (await insertSheet(ctx, { ...sheet, returnNo })) return returnNo;
  }
  throw new Error('no free after-sales number');
}
