import { proofName, proofValue } from '@jicai/domain/shop/shop-hosts.ts';
import { HostFault } from '../../../adapters/hosts/host-probe.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { mapHost } from '../../../db/host-map.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { writeAudit } from '../../audit/index.ts';
import { type Claim, selectClaims, updateProved } from './hosts.store.ts';

/** Refused as notFound for a host nobody here asked for. */
export async function beginProof(ctx: Ctx, host: string): Promise<Claim> {
  const claim = (await selectClaims(ctx)).find((one) => one.host === host);
  if (!claim) throw refuse.notFound();
  return claim;
}

/**
 * Leads the host here where DNS shows what only this shop was told. An answer of the host itself would prove nothing: every
 * name that leads to this installation gets one, whoever asked for it. Refused with badInput at `host`.
 */
export async function endProof({ companyId, deps, inTenant }: Steps, claim: Claim): Promise<{ host: string }> {
  const { host, token } = claim;
  const found = await recordsOf(deps.hosts.txt(proofName(host)));
  if (!found.includes(proofValue(token))) {
    const seen = found.length > 0 ? `，目前为“${found.join('、').slice(0, 100)}”` : '';
    throw badField('host', `${proofName(host)} 还没有这条 TXT 记录${seen}；新记录生效可能需要几分钟`);
  }
  const owner = await mapHost(deps.db, { host, companyId, now: deps.now() });
  if (owner !== companyId) throw badField('host', '这个域名正被本平台的另一家商城使用');
  await inTenant(async (ctx) => {
    await updateProved(ctx, host);
    const [before, after] = [{ hostState: '待验证' }, { hostState: '使用中' }];
    await writeAudit(ctx, { subject: `host ${host}`, before, after });
  });
  return { host };
}

async function recordsOf(records: Promise<string[]>): Promise<string[]> {
  try {
    return await records;
  } catch (error) {
    if (error instanceof HostFault) throw badField('host', 'DNS 服务器没有应答，请稍后再试');
    throw error;
  }
}
