import {
  type LineMatch,
  matchLine,
  type MatchTrade,
  tradeNosIn,
  withoutRivals,
} from '@jicai/domain/bank/match-bank-line.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { standingOf } from '../payments/index.ts';
import { type BankLineRow, selectOpenLines } from './bank-lines.store.ts';
import { isOwnSerial } from './number-lines.ts';
import { type MatchTradeRow, selectMatchTrades } from './match-trades.store.ts';

/** Of more, the older ones are matched once these are answered. */
const mostMatched = 1000;

export interface MatchedLine {
  line: BankLineRow;
  match: LineMatch;
}

export interface MatchedLines {
  /** Of open lines, by their ids. */
  byLine: Map<string, MatchedLine>;
  trades: Map<string, MatchTradeRow>;
}

/** All open lines against the trades they may be for (docs/domain/payments.md §9). */
export async function matchOpenLines(ctx: Ctx): Promise<MatchedLines> {
  const lines = await selectOpenLines(ctx, mostMatched);
  const rows = await selectMatchTrades(ctx, {
    tradeNos: [...new Set(lines.flatMap(({ remark }) => tradeNosIn(remark)))],
    serials: lines.map(({ bankSerialNo }) => bankSerialNo).filter((no) => !isOwnSerial(no)),
    amountsFen: [...new Set(lines.map(({ amountFen }) => amountFen))],
  });
  const trades = rows.map(toMatchTrade);
  const matched = withoutRivals(lines.map((line) => ({ line, match: matchOne(line, trades) })));
  return {
    byLine: new Map(matched.map((one) => [one.line.id, one])),
    trades: new Map(rows.map((row) => [row.tradeNo, row])),
  };
}

/** One line against trades that somebody has looked up: also those that nothing speaks for. */
export const weighTrades = (line: BankLineRow, rows: readonly MatchTradeRow[]): LineMatch['trades'] => {
  const { trades } = matchOne(line, rows.map(toMatchTrade));
  const rest = rows.filter(({ tradeNo }) => !trades.some((one) => one.tradeNo === tradeNo));
  return [
    ...trades,
    ...rest.flatMap((row) => matchOne({ ...line, remark: row.tradeNo }, [toMatchTrade(row)]).trades.map(unnamed)),
  ];
};

/** The number stood in for what an operator knows: it is no reason of the line's. */
const unnamed = (one: LineMatch['trades'][number]) => ({
  ...one,
  reasons: one.reasons.filter((reason) => reason !== 'code'),
});

const matchOne = (line: BankLineRow, trades: readonly MatchTrade[]): LineMatch =>
  matchLine({ ...line, serialNo: isOwnSerial(line.bankSerialNo) ? '' : line.bankSerialNo }, trades);

function toMatchTrade(row: MatchTradeRow): MatchTrade {
  const standing = standingOf(row);
  return {
    tradeNo: row.tradeNo,
    standing,
    restFen: standing === 'awaiting' ? row.restFen : 0,
    payerNames: [row.customerName, ...row.titleNames, ...row.reportNames],
    payerAccounts: [...row.titleAccounts, ...row.reportAccounts].filter((account) => account !== ''),
    bankSerialNos: row.reportSerials,
  };
}
