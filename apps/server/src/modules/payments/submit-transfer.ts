import { fromShanghai } from '@jicai/domain/shanghai-time.ts';
import type { TransferState } from '@jicai/domain/payment-states.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { badField } from '../../http/refusal.ts';
import { claimFiles } from '../files/index.ts';
import { bankSerialOf } from './bank-serial.ts';
import { beginTransfer, lockPayableTrade } from './create-payment.ts';
import { upsertTransfer } from './transfers.store.ts';

export interface TransferReport {
  tradeNo: string;
  /** As File/Upload answered it; '' without one. */
  voucherUrl: string;
  payerName: string;
  payerAccount: string;
  bankSerialNo: string;
  transferFee: number;
  /** "YYYY-MM-DD" or with the time of day, Asia/Shanghai. */
  transferTime: string;
}

/**
 * A buyer reports a bank transfer. The trade then waits for the operator to find the money (对公转账, its own deadline);
 * the report itself changes no money.
 */
export async function submitTransfer(ctx: SignedInCtx, report: TransferReport): Promise<TransferState> {
  const transferAt = fromShanghai(report.transferTime);
  if (!transferAt || transferAt > ctx.now) throw badField('transferTime', '转账时间不正确');
  const trade = await lockPayableTrade(ctx, report.tradeNo);
  await beginTransfer(ctx, trade);
  const { voucherUrl, payerName, payerAccount, bankSerialNo } = report;
  const urls = voucherUrl === '' ? [] : [voucherUrl];
  const [voucherFileId = null] = await claimFiles(ctx, { urls, bizType: 2, field: 'voucherUrl' });
  await upsertTransfer(ctx, {
    tradeId: trade.tradeId,
    tradeNo: trade.tradeNo,
    voucherFileId,
    payerName,
    payerAccount: payerAccount.replaceAll(/\D/g, ''),
    bankSerialNo: bankSerialOf(bankSerialNo),
    transferFen: report.transferFee,
    transferAt,
    transferState: 0,
  });
  return 0;
}
