import type { ResultOf } from '@jicai/contract/index.ts';
import { bankLineStateTexts } from '@jicai/domain/bank/bank-lines.ts';
import type { MatchedTrade } from '@jicai/domain/bank/match-bank-line.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { BankLineRow } from './bank-lines.store.ts';
import type { MatchedLines } from './match-lines.ts';
import type { MatchTradeRow } from './match-trades.store.ts';
import { isOwnSerial, type NumberedLine } from './number-lines.ts';

type WireLine = ResultOf<'/api/OpsBank/GetPage'>[number];
type WireCandidate = WireLine['candidates'][number];

/** How many candidates a line is shown with; further ones are found by their number or customer. */
const mostCandidates = 5;

export const toFound = (
  line: Pick<NumberedLine, 'payerName' | 'payerAccount' | 'bookedAt' | 'amountFen' | 'remark'>,
) => ({
  payerName: line.payerName,
  payerAccount: line.payerAccount,
  bookTime: line.bookedAt,
  receivedFee: line.amountFen,
  remark: line.remark,
});

export function toBankLine(row: BankLineRow, { byLine, trades }: MatchedLines): WireLine {
  const match = byLine.get(row.id)?.match;
  return {
    ...toFound(row),
    lineId: row.id,
    bankAccount: row.bankAccount,
    bankSerialNo: row.bankSerialNo,
    isOwnSerial: isOwnSerial(row.bankSerialNo),
    lineState: row.lineState,
    lineStateText: bankLineStateTexts[row.lineState],
    tradeNo: row.tradeNo,
    reason: row.reason,
    userName: row.answeredBy,
    ...(row.answeredAt && { answerTime: shanghaiTime(row.answeredAt) }),
    isCertain: match?.isCertain ?? false,
    candidates: toCandidates(match?.trades ?? [], trades),
  };
}

export const toCandidates = (
  matched: readonly MatchedTrade[],
  trades: ReadonlyMap<string, MatchTradeRow>,
): WireCandidate[] =>
  matched.slice(0, mostCandidates).flatMap(({ tradeNo, reasons, doubts }) => {
    const row = trades.get(tradeNo);
    return row ? [{ ...toTrade(row), reasons, doubts }] : [];
  });

const toTrade = (row: MatchTradeRow) => ({
  tradeNo: row.tradeNo,
  customerName: row.customerName,
  payFee: row.payFen,
  restFee: row.state === orderStates.awaitingPayment ? row.restFen : 0,
  version: row.version,
  hasBalance: row.hasBalance,
});
