import { type AnswerOf, type BodyOf, endpointOf, type Path } from '@jicai/contract/index.ts';
import { type AtEnd, type Plans, withTenant } from '../db/with-tenant.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';
import type { Tx } from '../db/open.ts';
import type { App } from './app.ts';
import { guessCall } from './guess-call.ts';
import { asChecked, bodyOf, type CtxOf, checkCaller, serve, withRequestId } from './pipeline.ts';
import { claimOrAnswer, keepAnswer, requestIdOf } from './request-answers.ts';
import { answerWriter } from './serialise.ts';

/** What a call may do after its first transaction has committed. */
export interface Steps {
  companyId: string;
  deps: Deps;
  log: FastifyBaseLogger;
  /**
   * Runs another transaction of the same caller. External services are called between transactions, never inside one.
   */
  inTenant: <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/**
 * The last transaction of a call: what `toAnswer` makes of its value is kept for a repeated requestId in the same transaction,
 * in one message with its commit. Nothing is kept where that is undefined.
 */
export type Lastly<A> = <T>(
  fn: (ctx: Ctx, atEnd: AtEnd) => Promise<T>,
  toAnswer: (value: T) => A | undefined,
) => Promise<T>;

/**
 * As route(), for a call that has to call an external service. `begin` runs in the first transaction, after the same checks as
 * in route(). `finish` runs after its commit without a transaction and returns the answer. A repeated requestId gets the
 * stored answer. If the first try crashed half-way, `begin` runs again, so it must continue what the first try did.
 */
export function routeWithSteps<P extends Path, S>(
  app: App,
  path: P,
  handler: {
    begin: (ctx: CtxOf<P>, body: BodyOf<P>, atEnd: AtEnd) => Promise<S>;
    finish: (steps: Steps, begun: S, lastly: Lastly<AnswerOf<P>>) => Promise<AnswerOf<P>>;
    /** Of all its transactions. */
    plans?: Plans;
  },
): void {
  const write = answerWriter(endpointOf(path));
  serve(app, path, async (call) => {
    const { endpoint, request, tenant } = call;
    const { companyId } = tenant;
    const inShop = <T>(fn: (db: Tx, atEnd: AtEnd) => Promise<T>) =>
      withTenant(app.deps.db, companyId, fn, handler.plans);
    const guessed = await guessCall<P, S>(
      call,
      (ctx, body, atEnd) => handler.begin(asChecked<P>(ctx), body, atEnd),
      handler.plans,
    );
    const first = guessed
      ? { ctx: guessed.ctx, begun: guessed.value, text: undefined }
      : await inShop(async (db, atEnd) => {
          const ctx = await checkCaller(call, db);
          const body = bodyOf<P>(endpoint, request.body);
          const requestId = requestIdOf(endpoint, body);
          const signed = withRequestId(ctx, requestId);
          const earlier = requestId && ctx.actor ? await claimOrAnswer(signed, requestId, request.body) : undefined;
          return earlier === undefined
            ? { ctx: signed, begun: await handler.begin(asChecked<P>(signed), body, atEnd), text: undefined }
            : { ctx: signed, text: earlier };
        });
    if (first.text !== undefined) return first.text;
    const inTenant: Steps['inTenant'] = (fn) => inShop((db) => fn({ ...first.ctx, db, now: app.deps.now() }));
    const steps: Steps = { companyId, deps: app.deps, log: request.log, inTenant };
    const { requestId } = first.ctx.act;
    let kept: string | undefined;
    const lastly: Lastly<AnswerOf<P>> = (fn, toAnswer) =>
      inShop(async (db, atEnd) => {
        const ctx = { ...first.ctx, db, now: app.deps.now() };
        const value = await fn(ctx, atEnd);
        const answer = toAnswer(value);
        kept = answer && write(answer);
        if (requestId && kept !== undefined) atEnd(keepAnswer(ctx, requestId, kept));
        return value;
      });
    const answer = await handler.finish(steps, first.begun, lastly);
    if (kept !== undefined) return kept;
    const text = write(answer);
    if (requestId) await inTenant((ctx) => keepAnswer(ctx, requestId, text));
    return text;
  });
}
