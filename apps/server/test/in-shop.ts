import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { Actor } from '@jicai/server/ctx/actor.ts';
import type { Ctx } from '@jicai/server/ctx/ctx.ts';
import type { Deps } from '@jicai/server/ctx/deps.ts';
import { inTenantAsSystem } from '../src/ctx/system-ctx.ts';

/** Runs module code in one transaction of a shop, as a worker does: no caller, no request. For doors without an endpoint. */
export function inShop<T>(app: { deps: Deps }, companyId: string, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  return inTenantAsSystem(app.deps, companyId, 'test', run);
}

/** The same context with a caller who has these traits. */
export function ctxOf(ctx: Ctx, actor: Partial<Actor>): Ctx {
  return {
    ...ctx,
    actor: { accountType: accountTypes.buyer, userName: '测试', permissions: new Set(), ...actor } as Actor,
  };
}
