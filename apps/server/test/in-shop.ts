import { withTenant } from '../src/db/with-tenant.ts';
import type { Actor, Ctx, Deps } from '@jicai/server/ctx/ctx.ts';

/** Runs module code in one transaction of a shop, as a worker does: no caller, no request. For doors without an endpoint. */
export async function inShop<T>(app: { deps: Deps }, companyId: string, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { deps } = app;
  return withTenant(deps.db, companyId, (db) =>
    // A door reads only these fields; path, ip and log belong to a request.
    run({ db, companyId, now: deps.now(), newId: deps.db.newId, actor: null, requestId: null, deps } as unknown as Ctx),
  );
}

/** The same context with a caller who has these traits. */
export function ctxOf(ctx: Ctx, actor: Partial<Actor>): Ctx {
  return { ...ctx, actor: { accountType: 1, userName: '测试', permissions: new Set(), ...actor } as Actor };
}
