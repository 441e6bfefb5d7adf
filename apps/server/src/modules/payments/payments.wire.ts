import { tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { abnormalPaymentActions, abnormalRefundActions } from '@jicai/domain/payments/abnormal-actions.ts';
import type { zAbnormalCase, zTransfer } from '@jicai/contract/payments/payments.ops.ts';
import type { Cashier, zPayment, zPayState } from '@jicai/contract/payments/payments.ts';
import {
  applyStates,
  applyStateTexts,
  channels,
  channelTexts,
  refundStateTexts,
  type TransferState,
  transferStates,
  transferStateTexts,
} from '@jicai/domain/payments/payment-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { z } from 'zod';
import type { AbnormalRow } from './refund/abnormal.store.ts';
import type { CashierView, PayStateView } from './pay/cashier.ts';
import type { StartedPayment } from './pay/create-payment.ts';
import { usableUntilOf } from './pay/reuse-attempt.ts';
import type { FileLink } from '../files/index.ts';
import type { RecordedTransfer } from './transfer/record-transfer.ts';
import type { TransferRow } from './transfer/transfers.store.ts';

export function toCashier({ trade, ways, orderNos, transfer, transferPayDays, now }: CashierView): Cashier {
  const isPartHere = trade.receivedFen > 0;
  const isEnabled = {
    ALIPAY: ways.online.ALIPAY !== undefined && !isPartHere,
    WECHAT: ways.online.WECHAT !== undefined && !isPartHere,
    TRANSFER: ways.bankAccount !== undefined,
  };
  return {
    tradeNo: trade.tradeNo,
    payFee: trade.payFen,
    receivedFee: trade.receivedFen,
    payMode: trade.payMode,
    payDeadline: trade.payDeadline ? shanghaiTime(trade.payDeadline) : '',
    transferPayDays,
    serverTime: shanghaiTime(now),
    orderNos,
    channels: channels.map((channel) => ({ channel, name: channelTexts[channel], isEnable: isEnabled[channel] })),
    ...(ways.bankAccount && { transferAccount: { ...ways.bankAccount, remarkCode: trade.tradeNo } }),
    ...(transfer && { transferState: transfer.transferState }),
    ...(transfer && transfer.transferState !== transferStates.confirmed && { transferReport: toReport(transfer) }),
  };
}

const toReport = (transfer: NonNullable<CashierView['transfer']>): Cashier['transferReport'] => ({
  bankSerialNo: transfer.bankSerialNo,
  payerName: transfer.payerName,
  payerAccount: transfer.payerAccount,
  transferFee: transfer.transferFen,
  transferTime: shanghaiTime(transfer.transferAt),
  reason: transfer.reason,
  hasVoucher: transfer.voucherFileId !== null,
});

export const toTransferState = (tradeNo: string, transferState: TransferState) => ({
  tradeNo,
  transferState,
  transferStateText: transferStateTexts[transferState],
});

export function toPayment(started: StartedPayment): z.infer<typeof zPayment> {
  const { payNo, channel, amountFen, expireAt, payForm, codeUrl, bridgeCall } = started;
  return {
    payNo,
    channel,
    payFee: amountFen,
    expireAt: shanghaiTime(expireAt),
    usableUntil: shanghaiTime(usableUntilOf(started)),
    ...(payForm && { payForm }),
    ...(codeUrl && { codeUrl }),
    ...(bridgeCall && { bridgeCall }),
  };
}

export function toPayState({ trade, payNo, payState, applyState }: PayStateView): z.infer<typeof zPayState> {
  return {
    tradeNo: trade.tradeNo,
    payNo,
    payState,
    tradePayState: trade.payState,
    applyState,
    tradePaid: trade.payState !== tradePayStates.unpaid && trade.payState !== tradePayStates.owed,
    orderState: trade.state,
    ...(trade.paidAt && { payTime: shanghaiTime(trade.paidAt) }),
  };
}

export function toTransferAnswer(recorded: RecordedTransfer) {
  return {
    tradeNo: recorded.tradeNo,
    orderState: recorded.tradeState,
    receivedFee: recorded.receivedFen,
    restFee: recorded.restFen,
    refundFee: recorded.refundFen,
  };
}

export function toAbnormalCase(row: AbnormalRow): z.infer<typeof zAbnormalCase> {
  const isPayment = row.kind === 'payment';
  return {
    kind: row.kind,
    payNo: row.payNo,
    refundNo: row.refundNo,
    tradeNo: row.tradeNo,
    channel: row.channel,
    channelName: channelTexts[row.channel],
    amountFee: row.amountFen,
    receivedFee: row.receivedFen,
    stateText: isPayment ? applyStateTexts[applyStates.mismatch] : refundStateTexts[row.refundState],
    reason: row.reason,
    createTime: shanghaiTime(row.createdAt),
    actions: isPayment ? [...abnormalPaymentActions] : abnormalRefundActions(row),
  };
}

export function toTransfer(row: TransferRow, voucher: FileLink | undefined): z.infer<typeof zTransfer> {
  return {
    tradeNo: row.tradeNo,
    customerName: row.customerName,
    userName: row.userName,
    payerName: row.payerName,
    payerAccount: row.payerAccount,
    bankSerialNo: row.bankSerialNo,
    transferFee: row.transferFen,
    transferTime: shanghaiTime(row.transferAt),
    transferState: row.transferState,
    transferStateText: transferStateTexts[row.transferState],
    receivedFee: row.receivedFen,
    reason: row.reason,
    payFee: row.payFen,
    tradeReceivedFee: row.tradeReceivedFen,
    version: row.version,
    ...(voucher && {
      voucher: { fileUrl: voucher.fileUrl, fileName: voucher.fileName, mediaType: voucher.mediaType },
    }),
    createTime: shanghaiTime(row.createdAt),
  };
}
