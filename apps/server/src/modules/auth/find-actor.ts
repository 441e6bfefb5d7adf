import type { AccountType, BuyerPermission, DataScope } from '@jicai/domain/permissions.ts';
import type { Actor, Ctx } from '../../http/context.ts';
import { idleMs, isInOrder } from './sessions.ts';
import { selectSession, updateLastUse } from './sessions.store.ts';
import { hashOfToken } from '../../http/opaque-token.ts';

const useWrittenEveryMs = 5 * 60_000;

/** The person behind a session token of this company, or null when it is unknown, expired or revoked. */
export async function findActor(ctx: Ctx, token: string): Promise<Actor | null> {
  const nowMs = ctx.now.getTime();
  const session = await selectSession(ctx, hashOfToken(token), new Date(nowMs - idleMs));
  if (!session || !isInOrder(session)) return null;
  if (session.lastUsedAt.getTime() <= nowMs - useWrittenEveryMs) await updateLastUse(ctx, session.sessionId);
  return {
    sessionId: session.sessionId,
    accountId: session.accountId,
    accountNo: session.accountNo,
    userId: session.userId,
    userName: session.userName,
    // Checked by the table: accounts_type, customers_type, roles_scope.
    accountType: session.accountType as AccountType,
    customerId: session.customerId ?? '',
    customerName: session.customerName ?? '',
    customerType: session.customerType === 1 ? 1 : 2,
    orgId: session.orgId,
    supplierId: session.supplierId,
    permissions: new Set(session.roles.flatMap((role) => role.permissions as BuyerPermission[])),
    orderScope: Math.max(1, ...session.roles.map((role) => role.scope)) as DataScope,
  };
}
