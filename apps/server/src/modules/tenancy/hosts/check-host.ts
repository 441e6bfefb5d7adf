import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { type HostAnswer, HostFault, type HostFailure } from '../../../adapters/hosts/host-probe.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { usedHosts } from './used-hosts.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Steps } from '../../../http/route-with-steps.ts';
import { writeAudit } from '../../audit/index.ts';
import { selectClaims } from './hosts.store.ts';

/** Only what this shop has or asked for: nobody makes the server call where he likes. Refused as notFound. */
export async function beginHostCheck(ctx: Ctx, host: string): Promise<{ host: string }> {
  const [hosts, claims] = await Promise.all([usedHosts(ctx), selectClaims(ctx)]);
  if (!hosts.includes(host) && !claims.some((claim) => claim.host === host)) throw refuse.notFound();
  return { host };
}

/** Whether a visitor who types the host comes to this shop; what came of it stands in the log. */
export async function checkHost(steps: Steps, { host }: { host: string }) {
  const result = await lookAtHost(steps, host);
  await steps.inTenant((ctx) =>
    writeAudit(ctx, { subject: `host ${host}`, before: null, after: { 检查结果: result.text } }),
  );
  return result;
}

/** What a visitor who types the host meets. */
export async function lookAtHost({ companyId, deps }: Pick<Steps, 'companyId' | 'deps'>, host: string) {
  try {
    const addresses = await deps.hosts.addresses(host);
    const [address] = addresses;
    if (address === undefined) return { isOk: false, text: '没有解析记录（A 或 AAAA）', addresses };
    const answer = await deps.hosts.ask(host, address);
    return { ...judge(answer, { companyId, now: deps.now() }), addresses };
  } catch (error) {
    if (error instanceof HostFault) return { isOk: false, text: 'DNS 服务器没有应答，请稍后再试', addresses: [] };
    throw error;
  }
}

const failures: Readonly<Record<HostFailure, string>> = {
  notPublic: '解析到内网地址，互联网上访问不到',
  noConnection: '解析正常，但 443 端口没有应答',
  certificateExpired: 'HTTPS 证书已过期',
  certificateOfOther: 'HTTPS 证书不是签发给这个域名的',
  certificateUntrusted: 'HTTPS 证书不受浏览器信任',
};
const soonMs = 14 * dayMs;

function judge(answer: HostAnswer, { companyId, now }: { companyId: string; now: Date }) {
  if (answer.kind === 'unreachable') return { isOk: false, text: failures[answer.reason] };
  if (answer.kind === 'other') return { isOk: false, text: '有应答，但不是商城：请检查域名指向和反向代理' };
  if (answer.companyId !== companyId) return { isOk: false, text: '应答的是另一家商城' };
  const until = shanghaiDay(answer.certificateUntil);
  const isSoon = answer.certificateUntil.getTime() - now.getTime() < soonMs;
  return {
    isOk: !isSoon,
    text: isSoon ? `可以访问，但 HTTPS 证书将于 ${until} 到期` : `可以访问，HTTPS 证书有效期至 ${until}`,
  };
}
