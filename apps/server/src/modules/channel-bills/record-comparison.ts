import { billLineStates, billSpan, billStates } from '@jicai/domain/channel-bills/channel-bills.ts';
import { compareBill, type ComparedLine, sumMoney } from '@jicai/domain/channel-bills/compare-bill.ts';
import type { BillLine } from '../../adapters/payment/payment-channel.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type BillLineRow, mendElsewhere, replaceLines, selectDifferences } from './bill-lines.store.ts';
import { type BillRow, updateBill } from './bills.store.ts';
import { type OwnMoney, selectOwnMoney } from './own-money.store.ts';

type Compared = ComparedLine<BillLine, OwnMoney>;

/**
 * Compares a bill with the shop's money as it stands now and keeps all pairs. A difference that is found again as it was
 * keeps what somebody said of it; one that is gone counts as mended. The caller holds the bill's lock.
 */
export async function recordComparison(
  ctx: Ctx,
  bill: BillRow,
  { lines, merchantNo, mendedCount }: { lines: readonly BillLine[]; merchantNo: string; mendedCount: number },
): Promise<void> {
  const { id: billId, channel, adapter, billDay } = bill;
  const nos = lines.map(({ no }) => no);
  const own = await selectOwnMoney(ctx, { billId, channel, adapter, billDay, ...billSpan(billDay), nos });
  const compared = compareBill(lines, own);
  const { rows: known } = await selectDifferences(ctx, billId);
  const rows = linesOf(ctx, { billId, compared, known });
  await replaceLines(ctx, billId, rows);
  await mendElsewhere(ctx, { billId, channel, nos });
  const [there, here] = [sumMoney(lines), sumMoney(own.filter(({ stage }) => stage === 'done'))];
  await updateBill(ctx, billId, {
    ...there,
    ownPaidCount: here.paidCount,
    ownPaidFen: here.paidFen,
    ownRefundCount: here.refundCount,
    ownRefundFen: here.refundFen,
    billState: billStates.compared,
    matchedCount: compared.filter(({ result }) => result === 'matched').length,
    mendedCount,
    merchantNo,
    isAsked: false,
    failText: '',
    tryCount: bill.tryCount + 1,
    comparedAt: ctx.now,
  });
}

const keyOf = ({ lineKind, lineNo, nth }: Pick<BillLineRow, 'lineKind' | 'lineNo' | 'nth'>) =>
  `${lineKind} ${lineNo} ${nth}`;

function linesOf(
  ctx: Ctx,
  { billId, compared, known }: { billId: string; compared: readonly Compared[]; known: readonly BillLineRow[] },
): BillLineRow[] {
  const before = new Map(known.map((line) => [keyOf(line), line]));
  const rows = compared.map((one) => {
    const row = rowOf(ctx, billId, one);
    const earlier = before.get(keyOf(row));
    before.delete(keyOf(row));
    return earlier ? carriedOver(row, earlier) : row;
  });
  const gone = [...before.values()].map((line) => ({ ...line, lineState: mendedFrom(line) }));
  return [...rows, ...gone];
}

/** The row of a difference that was seen before: the same one, so that what was said of it and its address hold. */
function carriedOver(row: BillLineRow, earlier: BillLineRow): BillLineRow {
  const { id, note, answeredBy, answeredAt } = earlier;
  if (row.result === 'matched') {
    return { ...row, id, note, answeredBy, answeredAt, result: earlier.result, lineState: mendedFrom(earlier) };
  }
  const isSame =
    row.result === earlier.result &&
    row.billFen === earlier.billFen &&
    row.ownFen === earlier.ownFen &&
    row.billStage === earlier.billStage &&
    row.ownStage === earlier.ownStage;
  const isAnswered = isSame && earlier.lineState === billLineStates.explained;
  return isAnswered ? { ...row, id, note, answeredBy, answeredAt, lineState: earlier.lineState } : { ...row, id };
}

/** What a person explained stays explained. */
const mendedFrom = ({ lineState }: BillLineRow) =>
  lineState === billLineStates.explained ? lineState : billLineStates.mended;

const rowOf = (ctx: Ctx, billId: string, { kind, no, nth, result, bill, own }: Compared): BillLineRow => ({
  id: ctx.newId(),
  billId,
  lineKind: kind,
  lineNo: no,
  nth,
  channelNo: bill?.channelNo ?? own?.channelNo ?? '',
  result,
  billFen: bill?.amountFen ?? null,
  billStage: bill?.stage ?? null,
  ownFen: own?.amountFen ?? null,
  ownStage: own?.stage ?? null,
  tradeNo: own?.tradeNo ?? '',
  movedAt: bill?.at ?? own?.at ?? ctx.now,
  lineState: result === 'matched' ? billLineStates.matched : billLineStates.open,
  note: '',
  answeredBy: '',
  answeredAt: null,
});
