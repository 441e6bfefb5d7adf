import { customerTypes } from '@jicai/domain/people/account-types.ts';
import { type BuyerPermission, type DataScope, dataScopes } from '@jicai/domain/people/permissions.ts';
import { shopPermissionsOf } from '@jicai/domain/shop-side/shop-roles.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { selectBuyer, selectShopPerson } from './buyers.store.ts';
import { isInOrder } from './sessions.ts';
import { selectSession, type SessionRow, updateLastUse } from './sessions.store.ts';
import { hashOfToken } from '../../http/opaque-token.ts';
import { mayView, selectViewing } from './viewings.store.ts';

const useWrittenEveryMs = 5 * 60_000;

/** The person behind a session token of this company, or null when it is unknown, expired or revoked. */
export async function findActor(ctx: Ctx, token: string): Promise<Actor | null> {
  const found = await readActor(ctx, token);
  if (!found) return findViewer(ctx, token);
  if (found.isUseDue) await updateLastUse(ctx, found.actor.sessionId);
  return found.actor;
}

/** The buyer as whom an operator sees the shop by this token; null once the viewing or the operator's own session is over. */
async function findViewer(ctx: Ctx, token: string): Promise<Actor | null> {
  const viewing = await selectViewing(ctx, hashOfToken(token));
  if (!viewing || !mayView(viewing)) return null;
  const buyer = await selectBuyer(ctx, viewing.userId);
  if (!buyer || !isInOrder(buyer)) return null;
  const session = { sessionId: viewing.id, mustChangePassword: false, passwordAt: null };
  return toActor({ ...buyer, ...session }, viewing.id);
}

/** As {@link findActor}, by one statement that writes nothing; `isUseDue`: that the session is in use should be noted. */
export async function readActor(ctx: Ctx, token: string): Promise<{ actor: Actor; isUseDue: boolean } | null> {
  const session = await selectSession(ctx, hashOfToken(token));
  if (!session || !isInOrder(session)) return null;
  return { actor: toActor(session), isUseDue: session.lastUsedAt.getTime() <= ctx.now.getTime() - useWrittenEveryMs };
}

/** Somebody of the shop's side for work that goes on after his call; null when his account is not in order any more. */
export async function findShopActor(ctx: Ctx, accountId: string): Promise<Actor | null> {
  const person = await selectShopPerson(ctx, accountId);
  if (!person || !isInOrder(person)) return null;
  return toActor({ ...person, sessionId: '0', mustChangePassword: false, passwordAt: null });
}

export function toActor(session: Omit<SessionRow, 'lastUsedAt'>, viewingId: string | null = null): Actor {
  return {
    sessionId: session.sessionId,
    viewingId,
    mustChangePassword: session.mustChangePassword,
    passwordAt: session.passwordAt,
    accountId: session.accountId,
    accountNo: session.accountNo,
    userId: session.userId,
    userName: session.userName,
    accountType: session.accountType,
    customerId: session.customerId ?? '',
    customerName: session.customerName ?? '',
    customerType: session.customerType ?? customerTypes.member,
    orgId: session.orgId,
    supplierId: session.supplierId,
    permissions: new Set(session.roles.flatMap((role) => role.permissions as BuyerPermission[])),
    shopPermissions: shopPermissionsOf(
      { accountType: session.accountType, roles: session.shopRoles },
      session.ownShopRoles,
    ),
    orderScope: Math.max(dataScopes.own, ...session.roles.map((role) => role.scope)) as DataScope,
  };
}
