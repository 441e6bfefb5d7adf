import type { AnswerOf, BodyOf, Path } from '@jicai/contract/index.ts';
import type { Actor } from '../ctx/actor.ts';
import type { Caller } from '../ctx/ctx.ts';
import { withTenant } from '../db/with-tenant.ts';
import { checkAccess } from './access.ts';
import type { App } from './app.ts';
import { writingAnswer, bodyOf, type Call, contextOf, serve } from './pipeline.ts';

/**
 * As route(), for the most frequent reads of goods. The handler gets no transaction but uses gathered reads
 * (db/gather-reads.ts), and a session that was checked in the last 2 s is not checked again (ADR 7). So it must not return
 * anything that a person who has just signed out may not see.
 */
export function routeHotRead<P extends Path>(
  app: App,
  path: P,
  handler: (caller: Caller, body: BodyOf<P>) => Promise<AnswerOf<P>>,
): void {
  const answer = writingAnswer(path, handler);
  serve(app, path, async (call) => {
    const { endpoint, request, tenant } = call;
    const now = app.deps.now();
    const actor = tenant.token ? await findCaller(call, tenant.token) : null;
    checkAccess(call, actor);
    return answer({ companyId: tenant.companyId, now, actor }, bodyOf<P>(endpoint, request.body));
  });
}

async function findCaller(call: Call, token: string): Promise<Actor | null> {
  const { app, tenant } = call;
  const { db, now, recentActors } = app.deps;
  const known = recentActors.find(token);
  if (known) return known;
  const actor = await withTenant(db, tenant.companyId, (tx) => app.findActor(contextOf(call, tx), token));
  if (actor) recentActors.keep(token, actor, now());
  return actor;
}
