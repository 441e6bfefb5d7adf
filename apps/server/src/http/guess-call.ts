import type { BodyOf, Path } from '@jicai/contract/index.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/open.ts';
import { type AtEnd, type Plans, withTenant } from '../db/with-tenant.ts';
import { checkAccess, checkPassword } from './access.ts';
import { bodyOf, type Call, contextOf, withRequestId } from './pipeline.ts';
import { Refusal } from './refusal.ts';
import { claimFirst, requestIdOf } from './request-answers.ts';
import type { RequestCtx } from './request-ctx.ts';

/** The guess was wrong, or the command is not new: the transaction is undone, and the call goes the ordinary way. */
class Misguessed extends Error {}

/**
 * Guesses that the token still belongs to who it was last checked for and that the command is new: so the check, the claim
 * and what `act` asks first are sent in one message, in one transaction (ADR 90). Undefined where there is no guess or it
 * was wrong: nothing has happened then.
 */
export async function guessCall<P extends Path, T>(
  call: Call,
  act: (ctx: RequestCtx, body: BodyOf<P>, atEnd: AtEnd) => Promise<T>,
  plans: Plans | undefined,
): Promise<{ ctx: RequestCtx; value: T } | undefined> {
  const guess = guessOf<P>(call);
  if (!guess) return undefined;
  const { app, request, tenant } = call;
  const { token, actor, body, requestId } = guess;
  app.limitWrites({ companyId: tenant.companyId, accountId: actor.accountId }, call.endpoint);
  try {
    const run = async (db: Tx, atEnd: AtEnd) => {
      const ctx = withRequestId({ ...contextOf(call, db), actor }, requestId);
      const [check, claim, done] = await Promise.allSettled([
        app.readActor(ctx, token),
        requestId === null || claimFirst(ctx, requestId, request.body),
        act(ctx, body, atEnd),
      ]);
      if (check.status === 'rejected') throw check.reason;
      if (check.value?.isUseDue !== false || !isDeepStrictEqual(check.value.actor, actor)) throw new Misguessed();
      if (claim.status === 'rejected') throw claim.reason;
      if (!claim.value) throw new Misguessed();
      if (done.status === 'rejected') throw done.reason;
      return { ctx, value: done.value };
    };
    return await withTenant(app.deps.db, tenant.companyId, run, plans);
  } catch (error) {
    if (error instanceof Misguessed) return undefined;
    throw error;
  }
}

/** What the call would be if its token is still who it was; undefined where it would be refused: a check decides that. */
function guessOf<P extends Path>(call: Call) {
  const { app, endpoint, request, tenant } = call;
  const { token } = tenant;
  const actor = token && app.deps.recentActors.guess(token);
  if (!token || !actor) return undefined;
  try {
    checkAccess(call, actor);
    checkPassword(endpoint, actor, app.deps.now());
    const body = bodyOf<P>(endpoint, request.body);
    return { token, actor, body, requestId: requestIdOf(endpoint, body) };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
