import type { Ctx } from '../../../ctx/ctx.ts';
import { selectHosts } from '../../../db/host-map.ts';
import { demoFallbackHost } from '../../../http/hosts.ts';

/** Hosts that lead to the shop, without the one the demo keeps for callers of this machine. */
export const usedHosts = async (ctx: Ctx): Promise<string[]> =>
  (await selectHosts(ctx)).filter((host) => host !== demoFallbackHost);
