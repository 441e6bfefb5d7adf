import type { Path } from '@jicai/contract/index.ts';
import { withTenant } from '../db/with-tenant.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { failureOf } from './answer.ts';
import type { App } from './app.ts';
import { answering, asProved, bodyOf, type Handler, proveCaller, serve, withRequestId } from './pipeline.ts';
import { Refusal } from './refusal.ts';
import { answerOnce, requestIdOf } from './request-answers.ts';

export type { App } from './app.ts';

/**
 * Serves one contract entry: everything in one transaction, and a command that carries a requestId once. The handler may
 * run again after a deadlock.
 */
export function route<P extends Path>(app: App, path: P, handler: Handler<P>): void {
  const answer = answering(path, handler);
  serve(app, path, (call) => {
    const { endpoint, request, tenant } = call;
    return withTenant(app.deps.db, tenant.companyId, async (db) => {
      const ctx = await proveCaller(call, db);
      const body = bodyOf<P>(endpoint, request.body);
      const requestId = requestIdOf(endpoint, body);
      const signed = withRequestId(ctx, requestId);
      const act = () => committing(ctx, () => answer(asProved<P>(signed), body));
      return requestId && ctx.actor ? answerOnce(signed, requestId, request.body, act) : act();
    });
  });
}

/** A refusal that keeps what its call wrote is answered inside the transaction, which then commits. */
async function committing(ctx: Ctx, run: () => Promise<string>): Promise<string> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal && error.keepsWrites)) throw error;
    ctx.log.info({ code: error.code, path: ctx.act.name }, 'refused');
    return JSON.stringify(failureOf(error));
  }
}
