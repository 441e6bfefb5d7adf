import type { BankLine } from './bank-lines.ts';

/** What speaks for a trade being what a line of the bank is for. */
export const matchReasons = {
  serial: '银行流水号相同',
  code: '附言有交易单号',
  amount: '金额相符',
  payer: '付款方相符',
} as const;
export type MatchReason = keyof typeof matchReasons;

/** What speaks against it, or has to be known before the money is taken. */
export const matchDoubts = {
  paid: '交易已付款，入账后全额退回',
  over: '交易已取消，入账后全额退回',
  less: '少于应付，入账后等待补款',
  more: '多于应付',
  payer: '付款方与客户不同',
  several: '不止一笔交易或流水对得上',
} as const;
export type MatchDoubt = keyof typeof matchDoubts;

/** A trade that money may be for. */
export interface MatchTrade {
  tradeNo: string;
  standing: 'awaiting' | 'paid' | 'over';
  /** What is still to come, above 0 while it is awaited. */
  restFen: number;
  /** Names that pay for it: the customer's, its invoice titles' and what a report says. */
  payerNames: readonly string[];
  payerAccounts: readonly string[];
  /** Of reports that wait. */
  bankSerialNos: readonly string[];
}

export interface MatchedTrade {
  tradeNo: string;
  reasons: MatchReason[];
  doubts: MatchDoubt[];
}

/** `isCertain`: the first of the trades may be accepted without looking. */
export interface LineMatch {
  isCertain: boolean;
  trades: MatchedTrade[];
}

type Line = Pick<BankLine, 'serialNo' | 'amountFen' | 'payerName' | 'payerAccount' | 'remark'>;

/** Numbers of trades in a remark, also where the bank has cut the letter off or a payer has put blanks in. */
export const tradeNosIn = (remark: string): string[] => [
  ...new Set(
    [
      ...remark
        .normalize('NFKC')
        .replaceAll(/(?<=[\dTt])[\s-]+(?=\d)/g, '')
        .matchAll(/(?<!\d)20\d{16}(?!\d)/g),
    ].map(([digits]) => `T${digits}`),
  ),
];

/** A company's name as it is compared: without blanks, brackets and their width. */
export const nameOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s()]/g, '')
    .toUpperCase();

/**
 * Holds a line against trades (docs/domain/payments.md §9). Certain is one that is named by number or serial number, brings
 * exactly what is still asked for, and was not paid by somebody else. The likeliest stands first; amount alone is no match.
 */
export function matchLine(line: Line, trades: readonly MatchTrade[]): LineMatch {
  const matched = trades
    .map((trade) => weigh(line, trade))
    .filter(({ reasons }) => reasons.includes('serial') || reasons.includes('code') || reasons.length > 1)
    .toSorted((one, other) => weightOf(other) - weightOf(one) || one.tradeNo.localeCompare(other.tradeNo));
  const [first, second] = matched;
  if (!first) return { isCertain: false, trades: [] };
  const isNamed = (one: MatchedTrade) => one.reasons.includes('serial') || one.reasons.includes('code');
  if (second && isNamed(second)) for (const one of matched.filter(isNamed)) one.doubts.push('several');
  return {
    isCertain: isNamed(first) && first.doubts.length === 0 && first.reasons.includes('amount'),
    trades: matched,
  };
}

/** Lines that are certain of the same trade are none of them certain: its price comes once. */
export function withoutRivals<L extends { match: LineMatch }>(lines: readonly L[]): L[] {
  const wanted = new Map<string, number>();
  for (const { match } of lines) {
    const no = match.isCertain ? match.trades[0]?.tradeNo : undefined;
    if (no) wanted.set(no, (wanted.get(no) ?? 0) + 1);
  }
  return lines.map((line) => {
    const [first, ...others] = line.match.trades;
    if (!first || !line.match.isCertain || (wanted.get(first.tradeNo) ?? 0) < 2) return line;
    const trades = [{ ...first, doubts: [...first.doubts, 'several' as const] }, ...others];
    return { ...line, match: { isCertain: false, trades } };
  });
}

function weigh(line: Line, trade: MatchTrade): MatchedTrade {
  const reasons: MatchReason[] = [];
  const doubts: MatchDoubt[] = [];
  if (line.serialNo !== '' && trade.bankSerialNos.includes(line.serialNo)) reasons.push('serial');
  if (tradeNosIn(line.remark).includes(trade.tradeNo)) reasons.push('code');
  if (trade.standing !== 'awaiting') doubts.push(trade.standing);
  else if (line.amountFen === trade.restFen) reasons.push('amount');
  else doubts.push(line.amountFen < trade.restFen ? 'less' : 'more');
  const payer = nameOf(line.payerName);
  const isPayer =
    (payer !== '' && trade.payerNames.some((name) => nameOf(name) === payer)) ||
    (line.payerAccount !== '' && trade.payerAccounts.includes(line.payerAccount));
  if (isPayer) reasons.push('payer');
  else if (payer !== '') doubts.push('payer');
  return { tradeNo: trade.tradeNo, reasons, doubts };
}

const weights: Record<MatchReason, number> = { serial: 8, code: 8, amount: 3, payer: 2 };
const weightOf = ({ reasons, doubts }: MatchedTrade): number =>
  reasons.reduce((sum, reason) => sum + weights[reason], 0) - doubts.length;
