import { type TransferState, transferStates } from '@jicai/domain/payments/payment-states.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { refuse } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { lockTrade } from '../../orders/index.ts';
import { bankSerialOf } from './bank-serial.ts';
import { notifyPayer } from '../pay/notify-payer.ts';
import { refuseTransfer } from './transfers.store.ts';

/**
 * Rejects a buyer's transfer report, because the operator does not find the money (docs/domain/payments.md §4). The payer gets the
 * reason and may correct the report. Refuses with stateChanged if the report no longer waits.
 */
export async function rejectTransfer(
  ctx: Ctx,
  { tradeNo, reason, ...report }: { tradeNo: string; bankSerialNo: string; reason: string },
): Promise<TransferState> {
  const trade = await lockTrade(ctx, tradeNo);
  const bankSerialNo = bankSerialOf(report.bankSerialNo);
  const isRefused = await refuseTransfer(ctx, { tradeId: trade.tradeId, bankSerialNo, reason });
  if (!isRefused) throw refuse.stateChanged({ text: '该转账凭证已处理' });
  await writeAudit(ctx, {
    subject: `trade ${tradeNo}`,
    before: { transferState: transferStates.waiting },
    after: { transferState: transferStates.rejected, bankSerialNo, reason },
  });
  await notifyPayer(ctx, trade, { message: 'transferRefused', reason });
  return transferStates.rejected;
}
