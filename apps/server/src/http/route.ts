import type { Path } from '@jicai/contract/index.ts';
import { withTenant } from '../db/with-tenant.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { failureOf } from './answer.ts';
import type { App } from './app.ts';
import { writingAnswer, asChecked, bodyOf, type Handler, checkCaller, serve, withRequestId } from './pipeline.ts';
import { Refusal } from './refusal.ts';
import { answerOnce, requestIdOf } from './request-answers.ts';

export type { App } from './app.ts';

/**
 * Serves one endpoint of the contract in one transaction. A command with a requestId is run once. The handler may run again
 * after a deadlock.
 */
export function route<P extends Path>(app: App, path: P, handler: Handler<P>): void {
  const answer = writingAnswer(path, handler);
  serve(app, path, (call) => {
    const { endpoint, request, tenant } = call;
    return withTenant(app.deps.db, tenant.companyId, async (db) => {
      const ctx = await checkCaller(call, db);
      const body = bodyOf<P>(endpoint, request.body);
      const requestId = requestIdOf(endpoint, body);
      const signed = withRequestId(ctx, requestId);
      const act = () => answerKeepingWrites(ctx, () => answer(asChecked<P>(signed), body));
      return requestId && ctx.actor ? answerOnce(signed, requestId, request.body, act) : act();
    });
  });
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
