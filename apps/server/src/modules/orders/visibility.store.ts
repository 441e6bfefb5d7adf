import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { type DataScope, dataScopes } from '@jicai/domain/people/permissions.ts';
import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { orders } from '../../db/tables/orders.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

/**
 * 'my': what the caller bought. 'all': his data scope. 'act': either, for a command on one order. 'any': as 'act' and what he
 * was asked to approve, to read one order by its number; only an answer to that question writes by it. 'receive': orders of
 * departments where he is named as a receiver, and of those below them, whatever his roles say.
 */
export type OrderScope = 'my' | 'all' | 'act' | 'any' | 'receive';

/** Who looks: his own values, or their places in a statement that is put together once. */
export interface Eyes {
  companyId: string | Placeholder;
  userId: string | Placeholder;
  customerId: string | Placeholder;
  orgId: string | Placeholder;
  supplierId: string | Placeholder;
}

/** The values of the caller; '0' is nobody's. */
export const eyesOf = ({ companyId, actor }: Ctx) => ({
  companyId,
  userId: actor?.userId ?? '0',
  customerId: actor?.customerId ?? '0',
  orgId: actor?.orgId ?? '0',
  supplierId: actor?.supplierId ?? '0',
});

/** Callers of one kind are asked for by the same condition, but for their {@link Eyes}. */
export const kindOfEyes = ({ actor }: Ctx): string =>
  actor
    ? [
        actor.accountType,
        actor.permissions.has('order.viewAll'),
        actor.orderScope,
        actor.orgId !== null,
        actor.permissions.has('audit.act'),
      ].join()
    : 'system';

/**
 * Which orders the caller may see (docs/domain/menu.md §3), as a condition on `orders`: the shop and its workers all of
 * them, a supplier its own, a buyer his own and, with order.viewAll, those of his data scope.
 */
export const seenBy = (ctx: Ctx, scope: OrderScope): SQL => seenWith(ctx, scope, eyesOf(ctx));

/** As {@link seenBy}, for callers of his kind. */
export function seenWith({ actor }: Pick<Ctx, 'actor'>, scope: OrderScope, eyes: Eyes): SQL {
  const company = eq(orders.companyId, eyes.companyId);
  return and(company, ownerCondition(actor, scope, eyes)) ?? company;
}

function ownerCondition(actor: Actor | null, scope: OrderScope, eyes: Eyes): SQL | undefined {
  if (!actor || actor.accountType === accountTypes.operator) return undefined;
  if (actor.accountType === accountTypes.supplier) return eq(orders.supplierId, eyes.supplierId);
  if (scope === 'receive') return namedFor(eyes);
  const own = eq(orders.userId, eyes.userId);
  const canSeeAll = actor.permissions.has('order.viewAll');
  if (scope === 'my' || (scope === 'all' && !canSeeAll)) return own;
  const wide = canSeeAll
    ? and(eq(orders.customerId, eyes.customerId), scopeCondition(actor, actor.orderScope, eyes))
    : undefined;
  if (scope === 'all') return wide;
  return or(own, wide, scope === 'any' && actor.permissions.has('audit.act') ? askedAbout(eyes) : undefined);
}

/** An approver sees what he is or was asked about, whoever ordered it. */
const askedAbout = ({ companyId, userId }: Eyes): SQL => sql`${orders.tradeId} in (
  select a.trade_id from approval_tasks a where a.company_id = ${companyId} and a.user_id = ${userId})`;

const namedFor = ({
  companyId,
  customerId,
  userId,
}: Eyes): SQL => sql`(${orders.customerId} = ${customerId} and ${orders.orgId} in (
  with recursive named as (
    select r.org_id as id from org_receivers r where r.company_id = ${companyId} and r.user_id = ${userId}
    union
    select u.id from org_units u join named n on u.parent_id = n.id where u.company_id = ${companyId})
  select id from named))`;

/** Orders of the caller's customer within a data scope of the caller's choosing, never wider than what he may see. */
export function seenWithin(ctx: SignedInCtx, dataScope: DataScope): SQL {
  const { actor } = ctx;
  const seen = seenBy(ctx, 'all');
  return and(seen, eq(orders.customerId, actor.customerId), scopeCondition(actor, dataScope, eyesOf(ctx))) ?? seen;
}

function scopeCondition(actor: Actor, dataScope: DataScope, eyes: Eyes): SQL | undefined {
  const own = eq(orders.userId, eyes.userId);
  switch (dataScope) {
    case dataScopes.enterprise:
      return undefined;
    case dataScopes.own:
      return own;
    case dataScopes.department:
      return actor.orgId ? eq(orders.orgId, eyes.orgId) : own;
    case dataScopes.departmentAndBelow:
      return actor.orgId ? sql`${orders.orgId} in (${unitsBelow(eyes, eyes.orgId)})` : own;
    default:
      return dataScope satisfies never;
  }
}

/** Ids of a department and of everything below it. Ids are unique in the company, so it stays within one customer. */
export const unitsBelow = ({ companyId }: Pick<Eyes, 'companyId'>, orgId: Eyes['orgId']) => sql`
  with recursive below as (
    select u.id from org_units u where u.company_id = ${companyId} and u.id = ${orgId}
    union all
    select u.id from org_units u join below b on u.parent_id = b.id where u.company_id = ${companyId})
  select id from below`;
