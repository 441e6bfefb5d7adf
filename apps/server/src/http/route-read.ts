import type { Path } from '@jicai/contract/index.ts';
import { isDeepStrictEqual } from 'node:util';
import { readWithTenant, withTenant } from '../db/with-tenant.ts';
import { checkAccess } from './access.ts';
import type { App } from './app.ts';
import { answering, asProved, bodyOf, type Call, contextOf, type Handler, proveCaller, serve } from './pipeline.ts';
import type { RequestCtx } from './request-ctx.ts';

/**
 * As route(), for a read that sends its statements side by side before it waits for any of them. Who the token was last
 * is taken as a guess: the proof of it, the read and the end of the transaction leave in one message, and the answer
 * counts only where the proof finds the same person with the same rights (ADR 25). The database refuses writes in it.
 */
export function routeRead<P extends Path>(app: App, path: P, handler: Handler<P>): void {
  const run = answering(path, handler);
  serve(app, path, async (call) => {
    const answer = (ctx: RequestCtx) => run(asProved<P>(ctx), bodyOf<P>(call.endpoint, call.request.body));
    return (
      (await readGuessing(call, answer)) ??
      (await withTenant(app.deps.db, call.tenant.companyId, async (db) => answer(await proveCaller(call, db))))
    );
  });
}

async function readGuessing(call: Call, answer: (ctx: RequestCtx) => Promise<string>): Promise<string | undefined> {
  const { app, endpoint, tenant } = call;
  const { token, companyId } = tenant;
  const actor = token && app.deps.recentActors.guess(token);
  if (!token || !actor) return undefined;
  return readWithTenant(app.deps.db, companyId, async (db) => {
    const ctx = { ...contextOf(call, db), actor };
    const reading = async () => {
      checkAccess(endpoint.access, actor);
      return answer(ctx);
    };
    const [proof, read] = await Promise.allSettled([app.readActor(ctx, token), reading()]);
    if (proof.status === 'rejected') throw proof.reason;
    // Whatever the read found or refused, it was for somebody else.
    if (proof.value?.isUseDue !== false || !isDeepStrictEqual(proof.value.actor, actor)) return undefined;
    if (read.status === 'rejected') throw read.reason;
    return read.value;
  });
}
