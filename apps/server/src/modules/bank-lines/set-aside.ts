import { type BankLineState, bankLineStates } from '@jicai/domain/bank/bank-lines.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { lockBankLine, updateBankLine } from './bank-lines.store.ts';

/** Money that is no customer's payment is put aside with why. Refused as stateChanged unless it is open. */
export const setAside = (ctx: Ctx, { lineId, reason }: { lineId: string; reason: string }): Promise<BankLineState> =>
  move(ctx, { lineId, reason, from: bankLineStates.open, to: bankLineStates.aside });

/** The other way round. */
export const reopenLine = (ctx: Ctx, lineId: string): Promise<BankLineState> =>
  move(ctx, { lineId, reason: '', from: bankLineStates.aside, to: bankLineStates.open });

async function move(
  ctx: Ctx,
  { lineId, reason, from, to }: { lineId: string; reason: string; from: BankLineState; to: BankLineState },
): Promise<BankLineState> {
  const line = await lockBankLine(ctx, lineId);
  if (!line) throw refuse.notFound();
  if (line.lineState !== from) throw refuse.stateChanged({ text: '这笔流水已处理，请刷新后查看' });
  await updateBankLine(ctx, lineId, { lineState: to, reason });
  await writeAudit(ctx, {
    subject: `bankLine ${line.bankSerialNo}`,
    before: { lineState: from },
    after: { lineState: to, feeFen: line.amountFen, ...(reason && { reason }) },
  });
  return to;
}
