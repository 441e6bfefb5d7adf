import type { Access, Endpoint } from '@jicai/contract/endpoint.ts';
import { opsMay } from '@jicai/domain/permissions.ts';
import type { Actor } from './context.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses with '2' who is not signed in and with '3' who is but may not. On a public path an expired token is ignored: a
 * visitor with an old cookie still reads goods.
 */
export function checkAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new Refusal('2');
  if (access === 'anyAccount') return;
  if (access === 'signedIn') {
    if (actor.accountType !== 1) throw new Refusal('3');
    return;
  }
  if ('ops' in access) {
    if (!opsMay(actor.accountType, access.ops)) throw new Refusal('3');
    return;
  }
  const wanted = 'can' in access ? [access.can] : access.canAny;
  if (actor.accountType !== 1 || !wanted.some((code) => actor.permissions.has(code))) throw new Refusal('3');
}

/** Who still has the password that somebody else gave him would act under a name that two people can use (ADR 26). */
export function checkPassword({ needsOwnPassword }: Endpoint, actor: Actor): void {
  if (actor.mustChangePassword && needsOwnPassword) throw new Refusal('3', { text: '请先修改初始密码' });
}
