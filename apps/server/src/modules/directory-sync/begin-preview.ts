import { hasDirectory } from '@jicai/domain/people/directory/directory.ts';
import { syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { lockEnterprise } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { selectConnectionOf } from '../sign-on/index.ts';
import { deleteOldSyncs, insertSync, selectLastSync } from './syncs.store.ts';

/**
 * Plans a reading of the address list of the caller's enterprise; the preview before it is over. Refused as notFound without a
 * connection in use that has an address list, as repeated while one is read or applied.
 */
export async function beginPreview(ctx: SignedInCtx): Promise<{ syncId: string }> {
  const { customerId, userId, userName } = ctx.actor;
  await lockEnterprise(ctx);
  const connection = await selectConnectionOf(ctx, customerId);
  if (!connection?.isEnabled || !hasDirectory(connection.kind))
    throw refuse.notFound({ text: '请先接入并启用企业微信或钉钉，再预览同步' });
  const last = await selectLastSync(ctx, customerId);
  if (last?.state === syncStates.reading) throw refuse.repeated({ text: '正在读取通讯录，请稍候' });
  if (last?.state === syncStates.applying) throw refuse.repeated({ text: '上一次同步还在执行，请稍候' });
  await deleteOldSyncs(ctx, customerId);
  const syncId = await insertSync(ctx, { customerId, userId, userName, connectionVersion: connection.version });
  await addOutbox(ctx, { kind: 'directory.read', subject: syncId });
  await writeAudit(ctx, { subject: `signOn ${customerId}`, before: null, after: { directory: '预览通讯录同步' } });
  return { syncId };
}
