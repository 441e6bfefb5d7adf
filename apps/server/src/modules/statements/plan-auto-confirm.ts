import { dayMs } from '@jicai/domain/time/durations.ts';
import { statementOptionsOf } from '@jicai/domain/statements/statement-options.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addTimer } from '../../jobs/enqueue.ts';
import { selectShop } from './statement-facts.store.ts';

/**
 * Plans the automatic confirmation after 7 days without a response, if the shop has switched it on
 * (docs/domain/statements.md §8).
 */
export async function planAutoConfirm(ctx: Ctx, statementId: string): Promise<void> {
  const { isAutoConfirmed, autoConfirmDays } = statementOptionsOf((await selectShop(ctx)).options);
  if (!isAutoConfirmed) return;
  const dueAt = new Date(ctx.now.getTime() + autoConfirmDays * dayMs);
  await addTimer(ctx, { kind: 'statement.confirm', subject: statementId, dueAt });
}
