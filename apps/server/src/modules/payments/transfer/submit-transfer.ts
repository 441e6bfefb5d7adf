import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { type TransferState, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { slipMissingText } from '@jicai/domain/payments/transfer-form.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { consoleLinks } from '@jicai/domain/shop-side/shop-news.ts';
import { tellShop } from '../../messages/index.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { claimFiles } from '../../files/index.ts';
import { bankSerialOf, takenSerialText } from './bank-serial.ts';
import { beginTransfer, lockPayableTrade } from '../pay/create-payment.ts';
import { deleteTransfer, upsertTransfer } from './transfers.store.ts';

export interface TransferReport {
  tradeNo: string;
  /** As File/Upload returned it; '' keeps the slip of the report that this one corrects. */
  voucherUrl: string;
  payerName: string;
  payerAccount: string;
  bankSerialNo: string;
  transferFee: number;
  /** "YYYY-MM-DD" or with the time of day, Asia/Shanghai. */
  transferTime: string;
  /** The serial number of the report that this one corrects; '' for another transfer. */
  replacesSerialNo: string;
}

/**
 * A buyer reports a bank transfer. The trade then waits for the operator to find the money (对公转账, its own deadline);
 * the report itself moves no money. A report that waits or was rejected may be corrected, also its serial number; refused with
 * stateChanged if the operator has confirmed it. Every report needs the bank's slip: a correction without one keeps the
 * former.
 */
export async function submitTransfer(ctx: SignedInCtx, report: TransferReport): Promise<TransferState> {
  const transferAt = fromShanghai(report.transferTime);
  const trade = await lockPayableTrade(ctx, report.tradeNo);
  // Compared by day: most reports have no time, and a company may transfer in the morning what it orders at noon.
  const isTooEarly = transferAt && shanghaiDay(transferAt) < shanghaiDay(trade.createdAt);
  if (!transferAt || transferAt > ctx.now || isTooEarly) throw badField('transferTime', '转账时间不正确');
  await beginTransfer(ctx, trade);
  const { tradeId, tradeNo } = trade;
  const { voucherUrl, payerName, payerAccount } = report;
  const [bankSerialNo, replaced] = [bankSerialOf(report.bankSerialNo), bankSerialOf(report.replacesSerialNo)];
  const isMoved = replaced !== '' && replaced !== bankSerialNo;
  const before = isMoved ? await deleteTransfer(ctx, { tradeId, bankSerialNo: replaced }) : undefined;
  if (isMoved && !before) throw refuse.stateChanged({ text: '该转账已核对，请刷新后查看' });
  const urls = voucherUrl === '' ? [] : [voucherUrl];
  const [voucherFileId = before?.voucherFileId ?? null] = await claimFiles(ctx, {
    urls,
    bizType: bizTypes.voucher,
    field: 'voucherUrl',
  });
  const kept = await upsertTransfer(ctx, {
    tradeId,
    tradeNo,
    voucherFileId,
    payerName,
    payerAccount: payerAccount.replaceAll(/\D/g, ''),
    bankSerialNo,
    transferFen: report.transferFee,
    transferAt,
    transferState: transferStates.waiting,
  });
  if (!kept) throw badField('bankSerialNo', takenSerialText);
  if (!kept.voucherFileId) throw badField('voucherUrl', slipMissingText);
  await tellShop(ctx, 'transferReported', [
    {
      text: `交易单 ${tradeNo} 登记了转账 ${moneyText(report.transferFee)}，请核对到账。`,
      link: consoleLinks.payments,
    },
  ]);
  return transferStates.waiting;
}
