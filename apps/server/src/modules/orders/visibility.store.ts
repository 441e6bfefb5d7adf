import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { type DataScope, dataScopes } from '@jicai/domain/people/permissions.ts';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../db/tables/orders.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

/**
 * 'my': what the caller bought. 'all': his data scope. 'act': either, for a command on one order. 'any': as 'act' and what he
 * was asked to approve, to read one order by its number; only an answer to that question writes by it. 'receive': orders of
 * departments where he is named as a receiver, and of those below them, whatever his roles say.
 */
export type OrderScope = 'my' | 'all' | 'act' | 'any' | 'receive';

/**
 * Which orders the caller may see (docs/domain/menu.md §3), as a condition on `orders`: the shop and its workers all of
 * them, a supplier its own, a buyer his own and, with order.viewAll, those of his data scope.
 */
export function seenBy(ctx: Ctx, scope: OrderScope): SQL {
  const company = eq(orders.companyId, ctx.companyId);
  return and(company, ownerCondition(ctx, scope)) ?? company;
}

function ownerCondition(ctx: Ctx, scope: OrderScope): SQL | undefined {
  const { actor } = ctx;
  if (!actor || actor.accountType === accountTypes.operator) return undefined;
  if (actor.accountType === accountTypes.supplier) return eq(orders.supplierId, actor.supplierId ?? '0');
  if (scope === 'receive') return namedFor(ctx, actor);
  const own = eq(orders.userId, actor.userId);
  const canSeeAll = actor.permissions.has('order.viewAll');
  if (scope === 'my' || (scope === 'all' && !canSeeAll)) return own;
  const wide = canSeeAll
    ? and(eq(orders.customerId, actor.customerId), scopeCondition(ctx, actor, actor.orderScope))
    : undefined;
  if (scope === 'all') return wide;
  return or(own, wide, scope === 'any' && actor.permissions.has('audit.act') ? askedAbout(ctx, actor) : undefined);
}

/** An approver sees what he is or was asked about, whoever ordered it. */
const askedAbout = (ctx: Ctx, actor: Actor): SQL => sql`${orders.tradeId} in (
  select a.trade_id from approval_tasks a where a.company_id = ${ctx.companyId} and a.user_id = ${actor.userId})`;

const namedFor = (
  ctx: Ctx,
  actor: Actor,
): SQL => sql`(${orders.customerId} = ${actor.customerId} and ${orders.orgId} in (
  with recursive named as (
    select r.org_id as id from org_receivers r where r.company_id = ${ctx.companyId} and r.user_id = ${actor.userId}
    union
    select u.id from org_units u join named n on u.parent_id = n.id where u.company_id = ${ctx.companyId})
  select id from named))`;

/** Orders of the caller's customer within a data scope of the caller's choosing, never wider than what he may see. */
export function seenWithin(ctx: SignedInCtx, dataScope: DataScope): SQL {
  const { actor } = ctx;
  const seen = seenBy(ctx, 'all');
  return and(seen, eq(orders.customerId, actor.customerId), scopeCondition(ctx, actor, dataScope)) ?? seen;
}

function scopeCondition(ctx: Ctx, actor: Actor, dataScope: DataScope): SQL | undefined {
  const own = eq(orders.userId, actor.userId);
  switch (dataScope) {
    case dataScopes.enterprise:
      return undefined;
    case dataScopes.own:
      return own;
    case dataScopes.department:
      return actor.orgId ? eq(orders.orgId, actor.orgId) : own;
    case dataScopes.departmentAndBelow:
      return actor.orgId ? sql`${orders.orgId} in (${unitsBelow(ctx, actor.orgId)})` : own;
    default:
      return dataScope satisfies never;
  }
}

/** Ids of a department and of everything below it. Ids are unique in the company, so it stays within one customer. */
export const unitsBelow = (ctx: Ctx, orgId: string) => sql`
  with recursive below as (
    select u.id from org_units u where u.company_id = ${ctx.companyId} and u.id = ${orgId}
    union all
    select u.id from org_units u join below b on u.parent_id = b.id where u.company_id = ${ctx.companyId})
  select id from below`;
