import { bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Refusal, refuse } from '../../http/refusal.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import { recordTransfer } from '../payments/index.ts';
import { type BankLineRow, lockBankLine, updateBankLine } from './bank-lines.store.ts';

interface Wanted {
  lineId: string;
  tradeNo: string;
  version: number;
}

interface Accepted {
  lineId: string;
  tradeNo: string;
  isOk: boolean;
  reason: string;
  restFen: number;
  refundFen: number;
  balanceFen: number;
}

/**
 * Takes lines for trades, one transaction each, in the order of the trades, so that two who accept at once do not wait for
 * each other in a circle. What a line cannot be taken for is its answer; the others stand. A line that has this trade already
 * is answered as taken: the call may have broken off half-way.
 */
export async function acceptLines(steps: Steps, list: readonly Wanted[]): Promise<Accepted[]> {
  const once = [...new Map(list.map((one) => [one.lineId, one])).values()];
  const answers: Accepted[] = [];
  for (const wanted of once.toSorted((one, other) => one.tradeNo.localeCompare(other.tradeNo))) {
    answers.push(await acceptOne(steps, wanted));
  }
  return answers;
}

async function acceptOne(steps: Steps, wanted: Wanted): Promise<Accepted> {
  const { lineId, tradeNo } = wanted;
  const nothing = { lineId, tradeNo, restFen: 0, refundFen: 0, balanceFen: 0 };
  try {
    const sums = await steps.inTenant((ctx) => take(ctx, wanted));
    return { ...nothing, ...sums, isOk: true, reason: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...nothing, isOk: false, reason: error.message };
  }
}

async function take(ctx: Ctx, { lineId, tradeNo, version }: Wanted) {
  const line = await lockOpenLine(ctx, lineId, tradeNo);
  if (!line) return {};
  const { restFen, refundFen, balanceFen } = await recordTransfer(ctx, {
    tradeNo,
    receivedFen: line.amountFen,
    bankSerialNo: line.bankSerialNo,
    version,
    line: {
      payerName: line.payerName,
      payerAccount: line.payerAccount,
      transferAt: fromShanghai(line.bookedAt) ?? ctx.now,
    },
    surplusTo: 'balance',
  });
  await updateBankLine(ctx, lineId, { lineState: bankLineStates.applied, tradeNo });
  return { restFen, refundFen, balanceFen };
}

/** Undefined for one that this trade has already; refused as stateChanged for any other that is not open. */
async function lockOpenLine(ctx: Ctx, lineId: string, tradeNo: string): Promise<BankLineRow | undefined> {
  const line = await lockBankLine(ctx, lineId);
  if (!line) throw refuse.notFound();
  if (line.lineState === bankLineStates.applied && line.tradeNo === tradeNo) return undefined;
  if (line.lineState !== bankLineStates.open) throw refuse.stateChanged({ text: '这笔流水已处理，请刷新后查看' });
  return line;
}
