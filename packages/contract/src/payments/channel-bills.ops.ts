import { billLineKinds, billLineStates, billResults, billStates } from '@jicai/domain/channel-bills/channel-bills.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from '../shop/exports.ops.ts';
import { command, optional, pageQuery, zId } from '../wire/body.ts';
import { zCode, zNameOf } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const onlineChannels = ['ALIPAY', 'WECHAT'] as const;

/** One merchant's day: what the channel's bill says beside what the shop says. Before it is compared all sums are 0. */
const zChannelBill = z.object({
  billId: z.string(),
  channel: z.enum(onlineChannels),
  channelName: z.string(),
  /** Of the demo's own channel. */
  isSimulated: z.boolean(),
  /** The merchant's number at the channel; '' before the first comparison and in a demo. */
  merchantNo: z.string(),
  /** "YYYY-MM-DD". */
  billDay: z.string(),
  billState: zCode(billStates),
  billStateText: z.string(),
  /** Being fetched and compared now, because somebody asked. */
  isAsked: z.boolean(),
  /** Why it could not be fetched the last time; '' otherwise. */
  failText: z.string(),
  paidCount: z.number().int(),
  paidFee: z.number().int(),
  refundCount: z.number().int(),
  refundFee: z.number().int(),
  ownPaidCount: z.number().int(),
  ownPaidFee: z.number().int(),
  ownRefundCount: z.number().int(),
  ownRefundFee: z.number().int(),
  matchedCount: z.number().int(),
  /** Put right at the last comparison by asking the channel. */
  mendedCount: z.number().int(),
  /** Differences that nobody has explained. */
  openCount: z.number().int(),
  compareTime: z.string().optional(),
});

/** A difference; a side that has no such line lacks its amount and state. */
const zBillLine = z.object({
  lineId: z.string(),
  kind: z.enum(billLineKinds),
  kindText: z.string(),
  no: z.string(),
  channelNo: z.string(),
  /** '' for money that nobody here knows of. */
  tradeNo: z.string(),
  result: zNameOf(billResults),
  resultText: z.string(),
  billFee: z.number().int().optional(),
  billStageText: z.string().optional(),
  ownFee: z.number().int().optional(),
  ownStageText: z.string().optional(),
  moveTime: z.string(),
  lineState: zCode(billLineStates),
  lineStateText: z.string(),
  note: z.string(),
  userName: z.string(),
  answerTime: z.string().optional(),
});

const billFilter = {
  channel: optional.oneOf(onlineChannels),
  dateFrom: optional.text(10),
  dateTo: optional.text(10),
  /** Only days with a difference that nobody explained, or without a bill. */
  isOpen: optional.flag,
};
const zLineState = z.object({ lineId: z.string(), lineState: zCode(billLineStates) });

/** Bills of the channels against the shop's own money (docs/domain/payments.md §10). */
export const channelBillsOps = {
  /** Days, the newest first. */
  '/api/OpsChannelBill/GetPage': endpoint({
    access: { ops: 'ops.pay.view' },
    body: pageQuery(billFilter),
    result: z.array(zChannelBill),
    extra: { ...pageExtra, openBillCount: z.number().int() },
  }),
  /** A day with its differences, the open ones first, at most 200; `lineCount` says how many there are. */
  '/api/OpsChannelBill/GetModel': endpoint({
    access: { ops: 'ops.pay.view' },
    body: command({ billId: zId }),
    result: zChannelBill.extend({ lines: z.array(zBillLine), lineCount: z.number().int() }),
  }),
  /** Fetches and compares a day once more, behind the answer. Refused at billDay for a day that cannot have a bill. */
  '/api/OpsChannelBill/Rerun': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({
      channel: z.enum(onlineChannels, '请选择渠道'),
      billDay: z.string('请选择日期').max(10, '请选择日期'),
    }),
    result: z.object({ billId: z.string() }),
    requestId: 'required',
  }),
  /** Why a difference is one. '3001' unless it is open. */
  '/api/OpsChannelBill/Explain': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({
      lineId: zId,
      note: z.string().trim().min(2, '请填写2-200个字的说明').max(200, '请填写2-200个字的说明'),
    }),
    result: zLineState,
    requestId: 'required',
  }),
  /** A difference that was explained is open again. */
  '/api/OpsChannelBill/Reopen': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({ lineId: zId }),
    result: zLineState,
    requestId: 'required',
  }),
  /** Every line of these days as XLSX, also those that match, at most 10,000, made in the background. */
  '/api/OpsChannelBill/Export': endpoint({
    access: { ops: 'ops.pay.export' },
    body: command({ ...billFilter, ...wantedTitles }),
    result: zListExport,
  }),
};
