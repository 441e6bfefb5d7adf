import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { Access, Endpoint } from '@jicai/contract/wire/endpoint.ts';
import { opsMay } from '@jicai/domain/people/permissions.ts';
import type { Actor } from '../ctx/actor.ts';
import { refuse } from './refusal.ts';

/**
 * Refuses with signedOut who is not signed in and with forbidden who is but may not. On a public path an expired token is ignored: a
 * visitor with an old cookie still reads goods.
 */
export function checkAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw refuse.signedOut();
  if (access === 'anyAccount') return;
  if (access === 'signedIn') {
    if (actor.accountType !== accountTypes.buyer) throw refuse.forbidden();
    return;
  }
  if ('ops' in access) {
    if (!opsMay(actor.accountType, access.ops)) throw refuse.forbidden();
    return;
  }
  const wanted = 'can' in access ? [access.can] : access.canAny;
  if (actor.accountType !== accountTypes.buyer || !wanted.some((code) => actor.permissions.has(code)))
    throw refuse.forbidden();
}

/** Who still has the password that somebody else gave him would act under a name that two people can use (ADR 26). */
export function checkPassword({ needsOwnPassword }: Endpoint, actor: Actor): void {
  if (actor.mustChangePassword && needsOwnPassword) throw refuse.forbidden({ text: '请先修改初始密码' });
}
