import { bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import { matchDoubts, matchReasons } from '@jicai/domain/bank/match-bank-line.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zId } from '../wire/body.ts';
import { zCode, zNameOf } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zTradeNo } from './payments.ts';

const zFileUrl = z.string().min(1, '请选择银行流水文件').max(500);

/** A trade that the money of a line may be for, with what speaks for it and against it. */
const zBankCandidate = z.object({
  tradeNo: z.string(),
  customerName: z.string(),
  payFee: z.number().int(),
  /** What is still to come; 0 once it is paid or over. */
  restFee: z.number().int(),
  /** Of one of the trade's orders, as Accept takes it. */
  version: z.number().int(),
  reasons: z.array(zNameOf(matchReasons)),
  doubts: z.array(zNameOf(matchDoubts)),
  /** What is too much becomes the customer's balance, else it goes back by bank. */
  hasBalance: z.boolean(),
});

const zFoundLine = z.object({
  payerName: z.string(),
  payerAccount: z.string(),
  /** "YYYY-MM-DD", with the time where the bank says it. */
  bookTime: z.string(),
  receivedFee: z.number().int(),
  remark: z.string(),
});

const zBankLine = zFoundLine.extend({
  lineId: z.string(),
  bankAccount: z.string(),
  bankSerialNo: z.string(),
  /** Made by us from what the line says, because the bank gives no number. */
  isOwnSerial: z.boolean(),
  lineState: zCode(bankLineStates),
  lineStateText: z.string(),
  /** The trade that has its money; '' otherwise. */
  tradeNo: z.string(),
  /** Why it was set aside; '' otherwise. */
  reason: z.string(),
  /** Who accepted it or set it aside. */
  userName: z.string(),
  answerTime: z.string().optional(),
  isCertain: z.boolean(),
  candidates: z.array(zBankCandidate),
});

const zFileSums = {
  bankAccount: z.string(),
  newCount: z.number().int(),
  newFee: z.number().int(),
  knownCount: z.number().int(),
  debitCount: z.number().int(),
  faults: z.array(z.object({ rowNo: z.number().int(), fault: z.string() })),
};

/** Lines of the bank's statement (docs/domain/payments.md §9). */
export const bankLinesOps = {
  /** What a file would bring, before anything is written: the first lines and the sums. Refused at fileUrl where it cannot be read. */
  '/api/OpsBank/GetPreview': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({ fileUrl: zFileUrl }),
    result: z.object({
      ...zFileSums,
      formatText: z.string(),
      /** It is the account that the cashier shows; false where the file names another one. */
      isOwnAccount: z.boolean(),
      /** The first 20 that are new. */
      lines: z.array(zFoundLine),
    }),
  }),
  /** Keeps the credits of a file that are not known yet; the same file again adds nothing. */
  '/api/OpsBank/Import': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({ fileUrl: zFileUrl }),
    result: z.object(zFileSums),
    requestId: 'required',
  }),
  /** Lines, the newest first; open ones with the trades they may be for. `searchKey`: part of payer or remark, or a whole number. */
  '/api/OpsBank/GetPage': endpoint({
    access: { ops: 'ops.pay.view' },
    body: pageQuery({ lineState: optional.code(bankLineStates), isCertain: optional.flag }),
    result: z.array(zBankLine),
    extra: { ...pageExtra, openCount: z.number().int(), certainCount: z.number().int(), certainFee: z.number().int() },
  }),
  /** Trades that a line may be given to: by the whole number of a trade or an order, or part of a customer's name. */
  '/api/OpsBank/GetTrades': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({ lineId: zId, searchKey: z.string().trim().min(2, '请输入交易单号、订单号或客户名称').max(60) }),
    result: z.array(zBankCandidate),
  }),
  /**
   * Takes the money of lines for trades, each for itself: what the trade asks for is applied, less waits for the rest, more
   * becomes 余额 or goes back. A line that cannot be taken is answered with why and the others stand.
   */
  '/api/OpsBank/Accept': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({
      list: z
        .array(z.object({ lineId: zId, tradeNo: zTradeNo, version: z.number().int().min(0) }))
        .min(1, '请选择要入账的流水')
        .max(100, '一次最多入账100笔'),
    }),
    result: z.object({
      okCount: z.number().int(),
      list: z.array(
        z.object({
          lineId: z.string(),
          tradeNo: z.string(),
          isOk: z.boolean(),
          /** Why not; '' where it was taken. */
          reason: z.string(),
          restFee: z.number().int(),
          refundFee: z.number().int(),
          /** What became the customer's balance. */
          balanceFee: z.number().int(),
        }),
      ),
    }),
    requestId: 'required',
  }),
  /** A line that is no customer's payment: interest, a transfer of one's own. '3001' once it is taken. */
  '/api/OpsBank/SetAside': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({
      lineId: zId,
      reason: z.string().trim().min(2, '请填写2-200个字的原因').max(200, '请填写2-200个字的原因'),
    }),
    result: z.object({ lineId: z.string(), lineState: zCode(bankLineStates) }),
    requestId: 'required',
  }),
  /** A line that was set aside is open again. */
  '/api/OpsBank/Reopen': endpoint({
    access: { ops: 'ops.pay.confirm' },
    body: command({ lineId: zId }),
    result: z.object({ lineId: z.string(), lineState: zCode(bankLineStates) }),
    requestId: 'required',
  }),
};
