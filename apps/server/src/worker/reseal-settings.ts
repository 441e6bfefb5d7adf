import type { Ctx } from '../ctx/ctx.ts';
import { inTenantAsSystem } from '../ctx/system-ctx.ts';
import type { Deps } from '../ctx/deps.ts';
import { everyTenant } from '../db/due-tenants.ts';
import { resealConnections } from '../modules/connections/index.ts';
import { resealMerchants } from '../modules/payments/index.ts';
import { resealSignOn } from '../modules/sign-on/index.ts';
import { smsKind } from '../modules/sms/index.ts';
import { taxKind } from '../modules/tax/index.ts';
import { resealContracts, trackKind } from '../modules/tracking/index.ts';

/** Every kind of settings that a shop keeps sealed. */
export const sealedKinds: readonly ((ctx: Ctx) => Promise<{ count: number; resealedCount: number }>)[] = [
  resealMerchants,
  resealSignOn,
  (ctx) => resealConnections(ctx, smsKind),
  (ctx) => resealConnections(ctx, trackKind),
  (ctx) => resealConnections(ctx, taxKind),
  resealContracts,
];

/**
 * Seals all settings of all shops under the key of today (docs/operations.md, Keys), each shop in one transaction; beside a running shop
 * and again and again. Throws where a text is under a key that is not known; the shops before stay sealed anew.
 */
export async function resealSettings(deps: Deps): Promise<{ count: number; resealedCount: number }> {
  const sums = { count: 0, resealedCount: 0 };
  for (const companyId of await everyTenant(deps.db)) {
    const counts = await inTenantAsSystem(deps, companyId, 'reseal', async (ctx) => {
      const all = [];
      for (const kind of sealedKinds) all.push(await kind(ctx));
      return all;
    });
    for (const one of counts) {
      sums.count += one.count;
      sums.resealedCount += one.resealedCount;
    }
  }
  return sums;
}
