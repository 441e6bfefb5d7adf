import type { BodyOf } from '@jicai/contract/index.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { chooseLines } from './lines.store.ts';
import { isOpenSync } from './read-sync.ts';
import { lockSync } from './syncs.store.ts';

/** Ticks lines of a preview of the caller's enterprise, or not; refused as notFound for another's, outdated once it is over. */
export async function chooseSyncLines(
  ctx: SignedInCtx,
  { syncId, kind, lineNos, isChosen }: BodyOf<'/api/CustSignOn/ChooseSyncLines'>['data'],
): Promise<void> {
  const sync = await lockSync(ctx, { id: syncId, customerId: ctx.actor.customerId });
  if (!sync) throw refuse.notFound();
  if (!isOpenSync(sync, ctx.now)) throw refuse.outdated({ text: '预览已过期或已执行，请重新预览' });
  if (kind === undefined && lineNos === undefined) return;
  await chooseLines(ctx, { syncId, kind, lineNos }, isChosen);
}
