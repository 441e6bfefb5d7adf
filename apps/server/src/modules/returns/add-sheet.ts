import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { insertNumbered } from '../../db/insert-numbered.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { tellShop } from '../messages/index.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { getTradeOptions, type LockedTrade, moverOf, openReturn } from '../orders/index.ts';
import { planEnd } from './move-return.ts';
import { insertHistory, insertSheet, insertSheetLines, type NewLine, type SheetFields } from './returns.store.ts';

type Asked = Required<
  Pick<
    SheetFields,
    | 'returnType'
    | 'reasonCode'
    | 'withFreight'
    | 'receiveState'
    | 'remark'
    | 'images'
    | 'contactName'
    | 'contactMobile'
    | 'exchangeItemId'
    | 'previousId'
    | 'parcelId'
  >
> &
  Pick<SheetFields, 'receiptParcelId'>;

/**
 * Creates a sheet for a locked order: its lines, its first history row, the units it holds and the deadline for the shop's
 * decision. Returns its number.
 */
export async function addSheet(
  ctx: Ctx,
  locked: LockedTrade,
  { lines, reasonName, ...asked }: Asked & { lines: readonly NewLine[]; reasonName: string },
): Promise<string> {
  const { order } = locked;
  const { returnAuditDays } = await getTradeOptions(ctx);
  const deadlineAt = new Date(ctx.now.getTime() + returnAuditDays * dayMs);
  const returnId = ctx.newId();
  const returnNo = await insertNumbered(ctx, 'A', (no) =>
    insertSheet(ctx, {
      ...asked,
      id: returnId,
      returnNo: no,
      orderId: order.orderId,
      orderNo: order.orderNo,
      customerId: order.customerId,
      customerName: order.customerName,
      userId: order.userId,
      userName: order.userName,
      orgId: order.orgId,
      supplierId: order.supplierId,
      supplierName: order.supplierName,
      state: returnStates.awaitingAudit,
      attempt: asked.previousId ? 2 : 1,
      applyFen: lines.reduce((sum, line) => sum + line.applyFen, 0),
      deadlineAt,
    }),
  );
  await insertSheetLines(ctx, returnId, lines);
  await insertHistory(ctx, {
    returnId,
    version: 1,
    fromState: null,
    toState: returnStates.awaitingAudit,
    event: 'submit',
    reason: reasonName,
    ...moverOf(ctx),
  });
  await openReturn(ctx, locked, { units: lines, reason: returnNo });
  await tellShop(ctx, 'returnAsked', [
    {
      text: `售后单 ${returnNo}（订单 ${order.orderNo}）等待审核：${reasonName}。`,
      link: consoleLinks.returnSheet(returnNo),
      supplierId: order.supplierId,
    },
  ]);
  await planEnd(ctx, returnId, deadlineAt);
  return returnNo;
}
