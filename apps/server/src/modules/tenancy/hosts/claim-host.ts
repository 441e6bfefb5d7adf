import { hostFault, hostOf, maxHosts } from '@jicai/domain/shop/shop-hosts.ts';
import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../../ctx/ctx.ts';
import { usedHosts } from './used-hosts.ts';
import { badField } from '../../../http/refusal.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertClaim, selectClaims } from './hosts.store.ts';

/** Takes a host down as wanted and gives it the secret that DNS has to show; refused with badInput at `host`. */
export async function claimHost(ctx: Ctx, typed: string): Promise<{ host: string }> {
  const host = hostOf(typed);
  const fault = hostFault(host);
  if (fault) throw badField('host', fault);
  const [hosts, claims] = await Promise.all([usedHosts(ctx), selectClaims(ctx)]);
  if (hosts.includes(host)) throw badField('host', '这个域名已在使用');
  if (claims.some((claim) => claim.host === host)) return { host };
  if (new Set([...hosts, ...claims.map((claim) => claim.host)]).size >= maxHosts)
    throw badField('host', `最多 ${maxHosts} 个域名`);
  await insertClaim(ctx, { host, token: randomBytes(18).toString('base64url') });
  await writeAudit(ctx, { subject: `host ${host}`, before: null, after: { hostState: '待验证' } });
  return { host };
}
