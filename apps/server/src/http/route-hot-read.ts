import { type AnswerOf, type BodyOf, endpointOf, type Path } from '@jicai/contract/index.ts';
import type { FastifyRequest } from 'fastify';
import { withTenant } from '../db/with-tenant.ts';
import { checkAccess } from './access.ts';
import { answerCacheKey, sendKept } from './answer-cache.ts';
import type { Actor } from '../ctx/actor.ts';
import type { Caller } from '../ctx/ctx.ts';
import { noCookies } from './cookies.ts';
import { parseBody } from './parse-body.ts';
import { type App, baseContext, send, sendRefusal, type Tenant } from './route.ts';
import { answerWriter } from './serialise.ts';

/**
 * As route(), for the reads of goods that everything else waits for: the handler gets no transaction and asks gathered
 * reads instead (db/gather-reads.ts), and a session that was proved in the last 2 s is not proved again (ADR 7). So it
 * may answer nothing that a person who has just signed out may not see.
 */
export function routeHotRead<P extends Path>(
  app: App,
  path: P,
  handler: (caller: Caller, body: BodyOf<P>) => Promise<AnswerOf<P>>,
): void {
  const endpoint = endpointOf(path);
  const write = answerWriter(endpoint);
  const run = handler as unknown as (caller: Caller, body: unknown) => Promise<Record<string, unknown>>;

  app.fastify.post(path, async (request, reply) => {
    try {
      const tenant = await app.findTenant(request, endpoint);
      const now = app.deps.now();
      const cacheKey = answerCacheKey(endpoint, path, tenant, request.body);
      const cached = cacheKey && app.answers.get(cacheKey, now);
      if (cached) return await sendKept(request, reply, cached);
      const actor = tenant.token ? await findCaller(app, request, { ...tenant, token: tenant.token }, path) : null;
      checkAccess(endpoint.access, actor);
      const body = parseBody(endpoint, request.body);
      const text = write(await run({ companyId: tenant.companyId, now, actor }, body));
      if (cacheKey) app.answers.set(cacheKey, text, endpoint.answerCacheMs, app.deps.now());
      return await send(reply, text);
    } catch (error) {
      return sendRefusal(request, reply, path, error);
    }
  });
}

async function findCaller(
  app: App,
  request: FastifyRequest,
  tenant: Tenant & { token: string },
  path: Path,
): Promise<Actor | null> {
  const { deps } = app;
  const known = deps.recentActors.find(tenant.token, deps.now());
  if (known) return known;
  const actor = await withTenant(deps.db, tenant.companyId, (db) =>
    app.findActor(baseContext(app, request, tenant, path, db, noCookies), tenant.token),
  );
  if (actor) deps.recentActors.keep(tenant.token, actor, deps.now());
  return actor;
}
