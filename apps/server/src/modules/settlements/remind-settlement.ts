import { unsettledFen } from '@jicai/domain/settlements/settlement-money.ts';
import { mostReminders, settlementOptionsOf } from '@jicai/domain/settlements/settlement-options.ts';
import { isSettlementMoveAllowed, settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { fromShanghai } from '@jicai/domain/time/shanghai-time.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { selectShopOptions } from './settlement-facts.store.ts';
import { selectSettlement, type SettlementRow } from './settlements.store.ts';
import { tellSettlement } from './tell-settlement.ts';

/** Plans what reminds somebody of a sheet that has just moved (docs/domain/settlements.md §8). */
export async function planReminders(ctx: Ctx, sheet: SettlementRow): Promise<void> {
  if (sheet.state === settlementStates.awaitingConfirm) await planRound(ctx, sheet, 1);
  if (sheet.state === settlementStates.confirmed && sheet.dueDate !== null)
    await addTimer(ctx, {
      kind: 'settlement.due',
      subject: sheet.id,
      dueAt: fromShanghai(`${sheet.dueDate} 09:00:00`) ?? ctx.now,
    });
}

async function planRound(ctx: Ctx, { id, version }: SettlementRow, round: number): Promise<void> {
  const { remindDays } = settlementOptionsOf(await selectShopOptions(ctx));
  if (remindDays === 0 || round > mostReminders) return;
  const dueAt = new Date(ctx.now.getTime() + remindDays * dayMs);
  await addTimer(ctx, { kind: 'settlement.remind', subject: `${id}:${version}:${round}`, dueAt });
}

/** Timer `settlement.remind`: the sheet still waits as it did, so its supplier is told once more, and again later. */
export async function remindSupplier(ctx: Ctx, subject: string): Promise<void> {
  const [id = '', version = '', round = ''] = subject.split(':');
  const sheet = await selectSettlement(ctx, id);
  if (sheet?.state !== settlementStates.awaitingConfirm || String(sheet.version) !== version) return;
  await tellSettlement(ctx, 'settleAsked', sheet, '还没有答复，请核对后确认或提出异议');
  await planRound(ctx, sheet, Number(round) + 1);
}

/** Timer `settlement.due`: the last day to pay has come and something is open. */
export async function remindPayer(ctx: Ctx, settlementId: string): Promise<void> {
  const sheet = await selectSettlement(ctx, settlementId);
  if (!sheet || !isSettlementMoveAllowed('pay', sheet.state) || unsettledFen(sheet) === 0) return;
  await tellSettlement(ctx, 'settleDue', sheet, '今天是付款期限');
}
