import type { BodyOf, Path } from '@jicai/contract/index.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '../ctx/ctx.ts';
import { withTenant } from '../db/with-tenant.ts';
import { checkAccess, checkPassword } from './access.ts';
import { failureOf } from './answer.ts';
import type { App } from './app.ts';
import {
  asChecked,
  bodyOf,
  type Call,
  checkCaller,
  contextOf,
  type Handler,
  serve,
  withRequestId,
  writingAnswer,
} from './pipeline.ts';
import { Refusal } from './refusal.ts';
import { answerOnce, claimFirst, keepAnswer, requestIdOf } from './request-answers.ts';
import type { RequestCtx } from './request-ctx.ts';

export type { App } from './app.ts';

/**
 * Serves one endpoint of the contract in one transaction. A command with a requestId is run once. The handler may run again
 * after a deadlock, and where the guess of its caller was wrong (ADR 90): what it does outside the database must wait for
 * the commit.
 */
export function route<P extends Path>(app: App, path: P, handler: Handler<P>): void {
  const write = writingAnswer(path, handler);
  const act = (ctx: RequestCtx, body: BodyOf<P>) => answerKeepingWrites(ctx, () => write(asChecked<P>(ctx), body));
  serve(app, path, async (call) => (await answerGuessing<P>(call, act)) ?? (await answerChecked<P>(call, act)));
}

type Act<P extends Path> = (ctx: RequestCtx, body: BodyOf<P>) => Promise<string>;

function answerChecked<P extends Path>(call: Call, act: Act<P>): Promise<string> {
  const { app, endpoint, request, tenant } = call;
  return withTenant(app.deps.db, tenant.companyId, async (db, atEnd) => {
    const ctx = await checkCaller(call, db);
    const body = bodyOf<P>(endpoint, request.body);
    const requestId = requestIdOf(endpoint, body);
    const signed = withRequestId(ctx, requestId);
    const run = () => act(signed, body);
    return requestId && ctx.actor ? answerOnce(signed, requestId, { body: request.body, run, atEnd }) : run();
  });
}

/** The guess was wrong, or the command is not new: the transaction is undone, and the call goes the ordinary way. */
class Misguessed extends Error {}

/**
 * Guesses that the token still belongs to who it was last checked for and that the command is new: so the check, the claim
 * and what the handler asks first are sent in one message. Undefined where there is no guess or it was wrong.
 */
async function answerGuessing<P extends Path>(call: Call, act: Act<P>): Promise<string | undefined> {
  const guess = guessOf<P>(call);
  if (!guess) return undefined;
  const { app, request, tenant } = call;
  const { token, actor, body, requestId } = guess;
  app.limitWrites({ companyId: tenant.companyId, accountId: actor.accountId }, call.endpoint);
  try {
    return await withTenant(app.deps.db, tenant.companyId, async (db, atEnd) => {
      const ctx = withRequestId({ ...contextOf(call, db), actor }, requestId);
      const [check, claim, done] = await Promise.allSettled([
        app.readActor(ctx, token),
        requestId === null || claimFirst(ctx, requestId, request.body),
        act(ctx, body),
      ]);
      if (check.status === 'rejected') throw check.reason;
      if (check.value?.isUseDue !== false || !isDeepStrictEqual(check.value.actor, actor)) throw new Misguessed();
      if (claim.status === 'rejected') throw claim.reason;
      if (!claim.value) throw new Misguessed();
      if (done.status === 'rejected') throw done.reason;
      if (requestId !== null) atEnd(keepAnswer(ctx, requestId, done.value));
      return done.value;
    });
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

/** Answers a refusal with `keepsWrites` inside the transaction, which then commits. Other errors roll it back. */
async function answerKeepingWrites(ctx: Ctx, run: () => Promise<string>): Promise<string> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal && error.keepsWrites)) throw error;
    ctx.log.info({ code: error.code, path: ctx.act.name }, 'refused');
    return JSON.stringify(failureOf(error));
  }
}
