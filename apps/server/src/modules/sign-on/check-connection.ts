import { isReservedDomain, signOnFaultTexts, signOnKindTexts } from '@jicai/domain/people/sign-on.ts';
import { proofName } from '@jicai/domain/shop/shop-hosts.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import type { Steps } from '../../http/route-with-steps.ts';
import { writeAudit } from '../audit/index.ts';
import {
  selectConnectionOf,
  selectDomainsOfOthers,
  type SignOnConnection,
  updateProvedDomains,
} from './connections.store.ts';
import { domainProof } from './domain-proof.ts';
import { withService } from './with-service.ts';

interface CheckItem {
  name: string;
  isOk: boolean;
  text: string;
}

/** Refused as notFound where nothing is connected. */
export async function beginCheck(ctx: SignedInCtx): Promise<SignOnConnection> {
  const connection = await selectConnectionOf(ctx, ctx.actor.customerId);
  if (!connection) throw refuse.notFound();
  return connection;
}

/** Asks the identity system for what it publishes; signs nobody in. */
export async function askConnection(
  steps: Pick<Steps, 'deps'>,
  connection: SignOnConnection,
): Promise<{ isOk: boolean; text: string }> {
  const asked = await withService(steps, connection, (service) => service.check());
  const text = asked.isDone ? asked.value : `${signOnFaultTexts[asked.fault]}（${asked.reason.slice(0, 120)}）`;
  return { isOk: asked.isDone, text };
}

/** Asks the identity system for what it publishes, and DNS for each domain; a domain that is proved counts from now on. */
export async function endCheck(steps: Steps, connection: SignOnConnection): Promise<CheckItem[]> {
  const { customerId, kind } = connection;
  const { isOk, text } = await askConnection(steps, connection);
  const domains = await Promise.all(connection.domains.map((domain) => checkDomain(steps, customerId, domain)));
  await steps.inTenant(async (ctx) => {
    const proved = domains.filter(({ isOk }) => isOk).map(({ name }) => name);
    const taken = await selectDomainsOfOthers(ctx, customerId, proved);
    for (const domain of domains)
      if (taken.includes(domain.name)) Object.assign(domain, { isOk: false, text: '已由另一家企业验证使用' });
    const own = proved.filter((domain) => !taken.includes(domain));
    await updateProvedDomains(ctx, customerId, own);
    const after = { isOk, text, provedDomains: own };
    await writeAudit(ctx, { subject: `signOn ${customerId}`, before: null, after });
  });
  return [{ name: signOnKindTexts[kind], isOk, text }, ...domains];
}

async function checkDomain({ deps, companyId }: Steps, customerId: string, domain: string): Promise<CheckItem> {
  if (deps.config.isDemo && isReservedDomain(domain)) return { name: domain, isOk: true, text: '演示用域名，无需验证' };
  try {
    const found = await deps.hosts.txt(proofName(domain));
    if (found.includes(domainProof(deps.secrets, companyId, customerId)))
      return { name: domain, isOk: true, text: '域名归属已验证' };
    return { name: domain, isOk: false, text: `${proofName(domain)} 还没有这条 TXT 记录；新记录生效可能需要几分钟` };
  } catch {
    return { name: domain, isOk: false, text: 'DNS 服务器没有应答，请稍后再试' };
  }
}
