import type { Path } from '@jicai/contract/index.ts';
import { isDeepStrictEqual } from 'node:util';
import { readWithTenant, withTenant } from '../db/with-tenant.ts';
import { checkAccess } from './access.ts';
import type { App } from './app.ts';
import {
  writingAnswer,
  asChecked,
  bodyOf,
  type Call,
  contextOf,
  checkCaller,
  type ReadHandler,
  serve,
} from './pipeline.ts';
import type { RequestCtx } from './request-ctx.ts';

/**
 * As route(), for a read that sends all its statements before it waits for any of them. It guesses that the token still
 * belongs to the caller it was last checked for: so the check, the read and the end of the transaction are sent in one
 * message. The result is used only if the check finds the same person with the same rights (ADR 25). The transaction is
 * read-only.
 */
export function routeRead<P extends Path>(app: App, path: P, handler: ReadHandler<P>): void {
  const run = writingAnswer(path, handler);
  serve(app, path, async (call) => {
    const answer = (ctx: RequestCtx) => run(asChecked<P>(ctx), bodyOf<P>(call.endpoint, call.request.body));
    return (
      (await readGuessing(call, answer)) ??
      (await withTenant(app.deps.db, call.tenant.companyId, async (db) => answer(await checkCaller(call, db))))
    );
  });
}

async function readGuessing(call: Call, answer: (ctx: RequestCtx) => Promise<string>): Promise<string | undefined> {
  const { app, tenant } = call;
  const { token, companyId } = tenant;
  const actor = token && app.deps.recentActors.guess(token);
  if (!token || !actor) return undefined;
  return readWithTenant(app.deps.db, companyId, async (db) => {
    const ctx = { ...contextOf(call, db), actor };
    const reading = async () => {
      checkAccess(call, actor);
      return answer(ctx);
    };
    const [check, read] = await Promise.allSettled([app.readActor(ctx, token), reading()]);
    if (check.status === 'rejected') throw check.reason;
    // The guess was wrong: the result was read for another caller and must not be used.
    if (check.value?.isUseDue !== false || !isDeepStrictEqual(check.value.actor, actor)) return undefined;
    if (read.status === 'rejected') throw read.reason;
    return read.value;
  });
}
