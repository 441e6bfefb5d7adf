import { type AnswerOf, type BodyOf, endpointOf, type Path } from '@jicai/contract/index.ts';
import { withTenant } from '../db/with-tenant.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';
import type { App } from './app.ts';
import { asProved, bodyOf, type CtxOf, proveCaller, serve, withRequestId } from './pipeline.ts';
import { claimOrAnswer, keepAnswer, requestIdOf } from './request-answers.ts';
import { answerWriter } from './serialise.ts';

/** What a call may do after its first transaction has committed. */
export interface Steps {
  companyId: string;
  deps: Deps;
  log: FastifyBaseLogger;
  /** A further transaction of the same caller; the outside world is called between them, never within. */
  inTenant: <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/**
 * As route(), for a call that has to ask the outside world: `begin` runs in the first transaction, with every check that
 * route() makes; `finish` runs after its commit with no transaction open and builds the answer. A repeated requestId gets
 * the stored answer; if the first try died half-way it begins again, so `begin` must find and take up what it did then.
 */
export function routeWithSteps<P extends Path, S>(
  app: App,
  path: P,
  handler: {
    begin: (ctx: CtxOf<P>, body: BodyOf<P>) => Promise<S>;
    finish: (steps: Steps, begun: S) => Promise<AnswerOf<P>>;
  },
): void {
  const write = answerWriter(endpointOf(path));
  serve(app, path, async (call) => {
    const { endpoint, request, tenant } = call;
    const { companyId } = tenant;
    const first = await withTenant(app.deps.db, companyId, async (db) => {
      const ctx = await proveCaller(call, db);
      const body = bodyOf<P>(endpoint, request.body);
      const requestId = requestIdOf(endpoint, body);
      const signed = withRequestId(ctx, requestId);
      const earlier = requestId && ctx.actor ? await claimOrAnswer(signed, requestId, request.body) : undefined;
      return earlier === undefined
        ? { ctx: signed, begun: await handler.begin(asProved<P>(signed), body) }
        : { ctx: signed, text: earlier };
    });
    if (first.text !== undefined) return first.text;
    const inTenant: Steps['inTenant'] = (fn) =>
      withTenant(app.deps.db, companyId, (db) => fn({ ...first.ctx, db, now: app.deps.now() }));
    const steps: Steps = { companyId, deps: app.deps, log: request.log, inTenant };
    const text = write(await handler.finish(steps, first.begun));
    const { requestId } = first.ctx.act;
    if (requestId) await inTenant((ctx) => keepAnswer(ctx, requestId, text));
    return text;
  });
}
