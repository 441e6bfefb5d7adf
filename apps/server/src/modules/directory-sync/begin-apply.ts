import { directoryFaultTexts } from '@jicai/domain/people/directory/directory.ts';
import { syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { lockEnterprise } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { selectConnectionOf } from '../sign-on/index.ts';
import { countLines } from './lines.store.ts';
import { readHouse } from './read-house.ts';
import { isOpenSync } from './read-sync.ts';
import { lockSync, updateReadySync } from './syncs.store.ts';

/**
 * Plans that the ticked lines of a preview of the caller's enterprise are done. Refused as notFound for another's, outdated once
 * it is over or the enterprise has changed since, failed without a tick or for new members whose role he may not give.
 */
export async function beginApply(ctx: SignedInCtx, syncId: string): Promise<void> {
  const { customerId, userId, userName } = ctx.actor;
  await lockEnterprise(ctx);
  const sync = await lockSync(ctx, { id: syncId, customerId });
  if (!sync) throw refuse.notFound();
  if (!isOpenSync(sync, ctx.now)) throw refuse.outdated({ text: '预览已过期或已执行，请重新预览' });
  const connection = await selectConnectionOf(ctx, customerId);
  if (!connection?.isEnabled || connection.version !== sync.connectionVersion)
    throw refuse.outdated({ text: directoryFaultTexts.closed });
  const { digest, creation } = await readHouse(ctx, connection);
  if (digest !== sync.houseDigest) throw refuse.outdated({ text: directoryFaultTexts.changed });
  const counts = (await countLines(ctx, syncId)).filter(({ chosen }) => chosen > 0);
  if (counts.length === 0) throw refuse.failed({ text: '没有勾选要执行的变更' });
  if (creation !== 'yes' && counts.some(({ kind }) => kind === 'personNew'))
    throw refuse.failed({ text: directoryFaultTexts.noRole });
  await updateReadySync(ctx, syncId, { state: syncStates.applying, userId, userName });
  await addOutbox(ctx, { kind: 'directory.apply', subject: syncId });
  const after = {
    directory: '执行通讯录同步',
    ...Object.fromEntries(counts.map(({ kind, chosen }) => [kind, chosen])),
  };
  await writeAudit(ctx, { subject: `signOn ${customerId}`, before: null, after });
}
