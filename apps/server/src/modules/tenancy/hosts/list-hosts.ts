import { hostStates, isIcpNo, proofName, proofValue } from '@jicai/domain/shop/shop-hosts.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { usedHosts } from './used-hosts.ts';
import { liveLook } from '../studio.ts';
import { selectClaims } from './hosts.store.ts';

/** Hosts in use, then those whose proof is missing; with the number of the registry as visitors read it. */
export async function listHosts(ctx: Ctx, current: string) {
  const [hosts, claims, look] = await Promise.all([usedHosts(ctx), selectClaims(ctx), liveLook(ctx)]);
  const claimOf = new Map(claims.map((claim) => [claim.host, claim]));
  const waiting = claims.filter(({ host }) => !hosts.includes(host));
  const toHost = (host: string, hostState: (typeof hostStates)[keyof typeof hostStates]) => {
    const claim = claimOf.get(host);
    return {
      host,
      hostState,
      isCurrent: host === current,
      proof: claim && { name: proofName(host), value: proofValue(claim.token) },
      proveTime: claim?.provedAt ? shanghaiTime(claim.provedAt) : '',
    };
  };
  const icpNo = look.page.bottomContent.icpNo;
  return {
    hosts: [
      ...hosts.map((host) => toHost(host, hostStates.inUse)),
      ...waiting.map(({ host }) => toHost(host, hostStates.awaitingProof)),
    ],
    icpNo,
    isIcpNoValid: isIcpNo(icpNo),
  };
}
