import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { minuteMs } from '@jicai/domain/time/durations.ts';
import type { Access, Endpoint } from '@jicai/contract/wire/endpoint.ts';
import type { Path } from '@jicai/contract/index.ts';
import { isViewingCall } from '@jicai/contract/people/viewing-calls.ts';
import type { Actor } from '../ctx/actor.ts';
import { refuse } from './refusal.ts';

/**
 * Refuses callers who are not signed in with signedOut, and those who are but lack the right with forbidden. On a public path
 * an expired token is ignored: a visitor with an old cookie can still read goods. Who sees the shop as a customer is
 * refused everything but the reads that were chosen for it, whatever its access (docs/domain/accounts.md §9).
 */
export function checkAccess({ path, endpoint }: { path: Path; endpoint: Endpoint }, actor: Actor | null): void {
  if (actor?.viewingId && !isViewingCall(path)) throw refuse.viewingOnly(isRead(path) ? { text: notShown } : {});
  checkRight(endpoint.access, actor);
}

const isRead = (path: Path) => /\/Get\w*$/.test(path);
const notShown = '查看客户所见时不显示这部分内容';

function checkRight(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw refuse.signedOut();
  if (access === 'anyAccount') return;
  if (access === 'signedIn') {
    if (actor.accountType !== accountTypes.buyer) throw refuse.forbidden();
    return;
  }
  if ('ops' in access) {
    if (!actor.shopPermissions.has(access.ops)) throw refuse.forbidden();
    return;
  }
  const wanted = 'can' in access ? [access.can] : access.canAny;
  if (actor.accountType !== accountTypes.buyer || !wanted.some((code) => actor.permissions.has(code)))
    throw refuse.forbidden();
}

/**
 * A user who still has the password that somebody else gave him may only read: two people can use this account (ADR
 * 26).
 */
export function checkPassword({ needsOwnPassword, asksPassword }: Endpoint, actor: Actor, now: Date): void {
  if (actor.mustChangePassword && needsOwnPassword) throw refuse.forbidden({ text: '请先修改初始密码' });
  if (!asksPassword) return;
  const typedMs = actor.passwordAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  if (now.getTime() - typedMs > passwordHoldsMs) throw refuse.passwordNeeded();
}

/** For so long nobody is asked for the password again (docs/domain/shop-users.md §10). */
const passwordHoldsMs = 15 * minuteMs;
