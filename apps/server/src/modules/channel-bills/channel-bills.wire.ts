import type { ResultOf } from '@jicai/contract/index.ts';
import {
  billLineKindTexts,
  billLineStateTexts,
  billResults,
  billStateTexts,
  moneyStages,
} from '@jicai/domain/channel-bills/channel-bills.ts';
import { channelTexts } from '@jicai/domain/payments/payment-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { BillLineRow } from './bill-lines.store.ts';
import type { BillRow } from './bills.store.ts';

type WireBill = ResultOf<'/api/OpsChannelBill/GetPage'>[number];
type WireLine = ResultOf<'/api/OpsChannelBill/GetModel'>['lines'][number];

export const toBill = (row: BillRow): WireBill => ({
  billId: row.id,
  channel: row.channel,
  channelName: channelTexts[row.channel],
  isSimulated: row.adapter === 'local',
  merchantNo: row.merchantNo,
  billDay: row.billDay,
  billState: row.billState,
  billStateText: billStateTexts[row.billState],
  isAsked: row.isAsked,
  failText: row.failText,
  paidCount: row.paidCount,
  paidFee: row.paidFen,
  refundCount: row.refundCount,
  refundFee: row.refundFen,
  ownPaidCount: row.ownPaidCount,
  ownPaidFee: row.ownPaidFen,
  ownRefundCount: row.ownRefundCount,
  ownRefundFee: row.ownRefundFen,
  matchedCount: row.matchedCount,
  mendedCount: row.mendedCount,
  openCount: row.openCount,
  ...(row.comparedAt && { compareTime: shanghaiTime(row.comparedAt) }),
});

export const toBillLine = (row: BillLineRow): WireLine => ({
  lineId: row.id,
  kind: row.lineKind,
  kindText: billLineKindTexts[row.lineKind],
  no: row.lineNo,
  channelNo: row.channelNo,
  tradeNo: row.tradeNo,
  result: row.result,
  resultText: billResults[row.result],
  ...(row.billFen !== null && { billFee: row.billFen }),
  ...(row.billStage && { billStageText: moneyStages[row.billStage] }),
  ...(row.ownFen !== null && { ownFee: row.ownFen }),
  ...(row.ownStage && { ownStageText: moneyStages[row.ownStage] }),
  moveTime: shanghaiTime(row.movedAt),
  lineState: row.lineState,
  lineStateText: billLineStateTexts[row.lineState],
  note: row.note,
  userName: row.answeredBy,
  ...(row.answeredAt && { answerTime: shanghaiTime(row.answeredAt) }),
});
