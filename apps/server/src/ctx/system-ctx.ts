import type { Tx } from '../db/open.ts';
import { type AtEnd, type Plans, withTenant } from '../db/with-tenant.ts';
import type { Ctx } from './ctx.ts';
import type { Deps } from './deps.ts';

/** The context of work that nobody called for: the tenant's wall stands, but nobody is signed in. `name` tells what it is. */
export function systemCtx(deps: Deps, { companyId, db, name }: { companyId: string; db: Tx; name: string }): Ctx {
  return { db, companyId, now: deps.now(), newId: deps.db.newId, actor: null, act: { name }, log: deps.log, deps };
}

/** One transaction of the shop itself in one company. */
export function inTenantAsSystem<T>(
  deps: Deps,
  companyId: string,
  name: string,
  fn: (ctx: Ctx, atEnd: AtEnd) => Promise<T>,
  plans?: Plans,
): Promise<T> {
  return withTenant(deps.db, companyId, (db, atEnd) => fn(systemCtx(deps, { companyId, db, name }), atEnd), plans);
}
