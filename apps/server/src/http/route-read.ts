import { type AnswerOf, type BodyOf, endpointOf, type Path } from '@jicai/contract/index.ts';
import type { FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { readWithTenant, withTenant } from '../db/with-tenant.ts';
import { checkAccess } from './access.ts';
import { noCookies } from './cookies.ts';
import { parseBody } from './parse-body.ts';
import type { RequestCtx } from './request-ctx.ts';
import { type App, baseContext, type CtxOf, openContext, send, sendRefusal, type Tenant } from './route.ts';
import { answerWriter } from './serialise.ts';

/**
 * As route(), for a read that sends its statements side by side before it waits for any of them. Who the token was last
 * is taken as a guess: the proof of it, the read and the end of the transaction leave in one message, and the answer
 * counts only where the proof finds the same person with the same rights (ADR 25). The database refuses writes in it.
 */
export function routeRead<P extends Path>(
  app: App,
  path: P,
  handler: (ctx: CtxOf<P>, body: BodyOf<P>) => Promise<AnswerOf<P>>,
): void {
  const endpoint = endpointOf(path);
  const write = answerWriter(endpoint);
  const run = handler as unknown as (ctx: RequestCtx, body: unknown) => Promise<Record<string, unknown>>;
  const answer = async (ctx: RequestCtx, body: unknown) => write(await run(ctx, parseBody(endpoint, body)));

  const readGuessing = async (request: FastifyRequest, tenant: Tenant): Promise<string | undefined> => {
    const { token, companyId } = tenant;
    const actor = token && app.deps.recentActors.guess(token);
    if (!token || !actor) return undefined;
    return readWithTenant(app.deps.db, companyId, async (db) => {
      const ctx = { ...baseContext(app, request, tenant, path, db, noCookies), actor };
      const reading = async () => {
        checkAccess(endpoint.access, actor);
        return answer(ctx, request.body);
      };
      const [proof, read] = await Promise.allSettled([app.readActor(ctx, token), reading()]);
      if (proof.status === 'rejected') throw proof.reason;
      // Whatever the read found or refused, it was for somebody else.
      if (proof.value?.isUseDue !== false || !isDeepStrictEqual(proof.value.actor, actor)) return undefined;
      if (read.status === 'rejected') throw read.reason;
      return read.value;
    });
  };

  app.fastify.post(path, async (request, reply) => {
    try {
      const tenant = await app.findTenant(request, endpoint);
      const text =
        (await readGuessing(request, tenant)) ??
        (await withTenant(app.deps.db, tenant.companyId, async (db) =>
          answer(await openContext(app, request, tenant, path, db, endpoint, noCookies), request.body),
        ));
      return await send(reply, text);
    } catch (error) {
      return sendRefusal(request, reply, path, error);
    }
  });
}
