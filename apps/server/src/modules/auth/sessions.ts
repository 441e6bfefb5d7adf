import {
  type AccountState,
  accountStates,
  type CustomerState,
  customerStates,
  customerTypes,
} from '@jicai/domain/people/account-types.ts';
import type { SignedIn } from '@jicai/contract/people/auth.ts';
import { sessionHoursOf, sessionOptionsOf } from '@jicai/domain/people/session-options.ts';
import { dayMs, hourMs } from '@jicai/domain/time/durations.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { selectShopOptions } from '../reference/index.ts';
import { insertRemember } from './remember.store.ts';
import {
  deleteEndedSessions,
  insertSession,
  type PersonRow,
  selectRoleNames,
  updateLastLogin,
} from './sessions.store.ts';
import { hashOfToken, newToken } from '../../http/opaque-token.ts';

/** Holds the remember-me credential, never a password (docs/domain/decisions.md §10). */
export const rememberCookie = 'userPwd';

/** Only an account in order, of a customer in order, has sessions. */
export const isInOrder = (person: { accountState: AccountState; customerState: CustomerState | null }): boolean =>
  person.accountState === accountStates.active &&
  (person.customerState ?? customerStates.active) === customerStates.active;

/** A remember-me credential, and when it ends. */
interface Remembered {
  id: string;
  expiresAt: Date;
}

/** Remembers the person on this browser, for as many days as the shop sets. */
export async function openRemember(ctx: RequestCtx, accountId: string): Promise<Remembered> {
  const token = newToken(ctx.companyId);
  const id = ctx.newId();
  const { rememberDays } = sessionOptionsOf(await selectShopOptions(ctx));
  const expiresAt = new Date(ctx.now.getTime() + rememberDays * dayMs);
  await insertRemember(ctx, { id, tokenHash: hashOfToken(token), accountId, expiresAt });
  ctx.cookies.set(rememberCookie, token, (rememberDays * dayMs) / 1000);
  return { id, expiresAt };
}

/**
 * A new session for a person whose identity has been proved, as the wire tells it; a remembered one ends with what
 * remembers it, another after the hours that the shop sets (docs/domain/accounts.md §2). `hasPassword`: the password was typed for it.
 */
export async function openSession(
  ctx: RequestCtx,
  person: PersonRow,
  remembered: Remembered | null,
  { hasPassword = true } = {},
): Promise<SignedIn> {
  const token = newToken(ctx.companyId);
  const { idleHours, hours } = sessionHoursOf(sessionOptionsOf(await selectShopOptions(ctx)), person.accountType);
  await deleteEndedSessions(ctx, person.accountId);
  await insertSession(ctx, {
    id: ctx.newId(),
    tokenHash: hashOfToken(token),
    accountId: person.accountId,
    rememberId: remembered?.id ?? null,
    mustChangePassword: person.mustChange,
    passwordAt: hasPassword ? ctx.now : null,
    ip: ctx.act.ip,
    userAgent: ctx.userAgent.slice(0, 300),
    createdAt: ctx.now,
    lastUsedAt: ctx.now,
    idleMinutes: idleHours * 60,
    expiresAt: remembered?.expiresAt ?? new Date(ctx.now.getTime() + hours * hourMs),
  });
  await updateLastLogin(ctx, person.accountId);
  return {
    token,
    userId: person.userId,
    userName: person.userName,
    accountId: person.accountId,
    accountType: person.accountType,
    companyId: ctx.companyId,
    customerId: person.customerId ?? '',
    customerName: person.customerName ?? '',
    customerType: person.customerType ?? customerTypes.member,
    roleNames: await selectRoleNames(ctx, person.userId),
    mustChangePwd: person.mustChange,
  };
}
