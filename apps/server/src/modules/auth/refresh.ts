import type { SignedIn } from '@jicai/contract/people/auth.ts';
import type { RequestCtx } from '../../http/request-ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { selectIsSignOnOnly } from './identities.store.ts';
import { logSign } from './log-sign.ts';
import { refuseForeignOrigin } from './refuse-foreign-origin.ts';
import { updateRemember } from './remember.store.ts';
import { isInOrder, openSession, rememberCookie } from './sessions.ts';
import { selectPersonByAccount } from './sessions.store.ts';
import { hashOfToken, newToken } from '../../http/opaque-token.ts';

/**
 * A new session for who is remembered on this browser (docs/domain/decisions.md §10). It reads a cookie,
 * so it must come from the shop's own pages: refused as forbidden unless Origin equals Host. Refused as notFound when the cookie is absent, used,
 * expired or revoked. The cookie is left alone then: of two tabs that ask at once, the loser must not remove what the
 * winner was given.
 */
export async function refreshSession(ctx: RequestCtx): Promise<SignedIn> {
  refuseForeignOrigin(ctx);
  const held = ctx.cookies.get(rememberCookie);
  const token = newToken(ctx.companyId);
  const remembered = held ? await updateRemember(ctx, hashOfToken(held), hashOfToken(token)) : undefined;
  const person = remembered && (await selectPersonByAccount(ctx, remembered.accountId));
  // What was remembered was a password, which may not count any more.
  if (!person || !isInOrder(person) || (await selectIsSignOnOnly(ctx, person.accountId))) throw refuse.notFound();
  const leftS = Math.floor((remembered.expiresAt.getTime() - ctx.now.getTime()) / 1000);
  ctx.cookies.set(rememberCookie, token, leftS);
  const found = { id: remembered.id, expiresAt: remembered.expiresAt };
  await logSign(ctx, person, 'sign.in', { way: '记住的登录' });
  return openSession(ctx, person, found, { hasPassword: false });
}
