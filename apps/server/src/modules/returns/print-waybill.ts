import type { ResultOf } from '@jicai/contract/index.ts';
import { isReturnMoveAllowed } from '@jicai/domain/returns/return-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { toWaybill } from '../orders/index.ts';
import { lockSheet } from './move-return.ts';

/** Returns the full address that an exchange is sent to, as long as it has to be sent. Every look at it is audited. */
export async function printExchangeWaybill(
  ctx: SignedInCtx,
  returnNo: string,
): Promise<ResultOf<'/api/OpsReturn/PrintWaybill'>> {
  const { sheet, locked } = await lockSheet(ctx, { returnNo });
  if (!isReturnMoveAllowed('reship', sheet.state)) throw refuse.stateChanged();
  await writeAudit(ctx, { subject: `waybill ${returnNo}`, before: null, after: null });
  const { orderNo } = locked.order;
  return toWaybill({ orderNo, remark: '', printedAt: ctx.now, address: locked.trade.address });
}
