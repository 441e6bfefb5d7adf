import type { Ctx } from '../../../ctx/ctx.ts';
import { unmapHost } from '../../../db/host-map.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { writeAudit } from '../../audit/index.ts';
import { deleteClaim, selectClaims } from './hosts.store.ts';
import { usedHosts } from './used-hosts.ts';

/** Refused as notFound for a host of nobody here, with badInput for the one the caller came by and for the last. */
export async function beginRemoval(ctx: Ctx, { host, current }: { host: string; current: string }) {
  const [hosts, claims] = await Promise.all([usedHosts(ctx), selectClaims(ctx)]);
  const isUsed = hosts.includes(host);
  if (!isUsed && !claims.some((claim) => claim.host === host)) throw refuse.notFound();
  if (host === current) throw badField('host', '您正在使用这个域名，请从另一个域名登录后再移除');
  if (isUsed && hosts.length === 1) throw badField('host', '商城至少要有一个域名');
  return { host, isUsed };
}

export async function endRemoval(steps: Steps, { host, isUsed }: { host: string; isUsed: boolean }) {
  const { companyId, deps, inTenant } = steps;
  if (isUsed) await unmapHost(deps.db, { host, companyId });
  await inTenant(async (ctx) => {
    await deleteClaim(ctx, host);
    const before = { hostState: isUsed ? '使用中' : '待验证' };
    await writeAudit(ctx, { subject: `host ${host}`, before, after: { hostState: '已移除' } });
  });
  return {};
}
