import type { BodyOf, Path } from '@jicai/contract/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { type AtEnd, type Plans, withTenant } from '../db/with-tenant.ts';
import { failureOf } from './answer.ts';
import type { App } from './app.ts';
import { guessCall } from './guess-call.ts';
import {
  asChecked,
  bodyOf,
  type Call,
  checkCaller,
  type Handler,
  serve,
  withRequestId,
  writingAnswer,
} from './pipeline.ts';
import { Refusal } from './refusal.ts';
import { answerOnce, keepAnswer, requestIdOf } from './request-answers.ts';
import type { RequestCtx } from './request-ctx.ts';

export type { App } from './app.ts';
export type { Handler } from './pipeline.ts';

/**
 * Serves one endpoint of the contract in one transaction. A command with a requestId is run once. The handler may run again
 * after a deadlock, and where the guess of its caller was wrong (ADR 90): what it does outside the database must wait for
 * the commit.
 */
export function route<P extends Path>(app: App, path: P, handler: Handler<P>, { plans }: { plans?: Plans } = {}): void {
  const write = writingAnswer(path, handler);
  const act = (ctx: RequestCtx, body: BodyOf<P>, atEnd: AtEnd) =>
    answerKeepingWrites(ctx, () => write(asChecked<P>(ctx), body, atEnd));
  const actAndKeep = async (ctx: RequestCtx, body: BodyOf<P>, atEnd: AtEnd) => {
    const text = await act(ctx, body, atEnd);
    const { requestId } = ctx.act;
    if (requestId) atEnd(keepAnswer(ctx, requestId, text));
    return text;
  };
  serve(app, path, async (call) => {
    const guessed = await guessCall<P, string>(call, actAndKeep, plans);
    return guessed ? guessed.value : answerChecked<P>(call, act, plans);
  });
}

type Act<P extends Path> = (ctx: RequestCtx, body: BodyOf<P>, atEnd: AtEnd) => Promise<string>;

function answerChecked<P extends Path>(call: Call, act: Act<P>, plans: Plans | undefined): Promise<string> {
  const { app, endpoint, request, tenant } = call;
  const answer = async (db: Ctx['db'], atEnd: AtEnd) => {
    const ctx = await checkCaller(call, db);
    const body = bodyOf<P>(endpoint, request.body);
    const requestId = requestIdOf(endpoint, body);
    const signed = withRequestId(ctx, requestId);
    const run = () => act(signed, body, atEnd);
    return requestId && ctx.actor ? answerOnce(signed, requestId, { body: request.body, run, atEnd }) : run();
  };
  return withTenant(app.deps.db, tenant.companyId, answer, plans);
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
