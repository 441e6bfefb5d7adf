import type { AccountState, CustomerState } from '@jicai/domain/people/account-types.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { toActor } from './find-actor.ts';
import { selectBuyer } from './buyers.store.ts';

/** A buyer as he would call himself, without a session, and whether he could. */
export interface FoundBuyer {
  actor: Actor;
  accountState: AccountState;
  customerState: CustomerState;
}

/** The buyer behind a user of this shop; undefined for anybody else. What he is asked to do the caller decides. */
export async function findBuyer(ctx: Ctx, userId: string): Promise<FoundBuyer | undefined> {
  const person = await selectBuyer(ctx, userId);
  if (!person?.customerState) return undefined;
  const { accountState, customerState } = person;
  const actor = toActor({ ...person, sessionId: '0', mustChangePassword: false, passwordAt: null });
  return { actor, accountState, customerState };
}
