import { type AnswerOf, type BodyOf, contract, endpointOf, type Path } from '@jicai/contract/index.ts';
import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '../db/with-tenant.ts';
import { checkAccess, checkPassword } from './access.ts';
import { answerCacheKey, type AnswerCache, sendKept } from './answer-cache.ts';
import { failureOf, refusalOfDatabaseError } from './answer.ts';
import type { Actor } from '../ctx/actor.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';
import { type Cookies, openCookies } from './cookies.ts';
import { parseBody } from './parse-body.ts';
import { Refusal } from './refusal.ts';
import type { RequestCtx, SignedInRequestCtx } from './request-ctx.ts';
import { answerOnce, requestIdOf } from './request-answers.ts';
import { answerWriter } from './serialise.ts';
import type { ShopLookup } from './shop-lookup.ts';
import type { WriteLimit } from './write-limit.ts';

export interface App {
  fastify: FastifyInstance;
  deps: Deps;
  answers: AnswerCache;
  shops: ShopLookup;
  findTenant: (request: FastifyRequest, endpoint: Endpoint) => Promise<Tenant>;
  findActor: (ctx: Ctx, token: string) => Promise<Actor | null>;
  /** As findActor, by one statement that writes nothing. */
  readActor: (ctx: Ctx, token: string) => Promise<{ actor: Actor; isUseDue: boolean } | null>;
  limitWrites: WriteLimit;
}

/** Whose shop is called, and the session token that came with the call (not yet proved). */
export interface Tenant {
  companyId: string;
  token: string | null;
}

export type CtxOf<P extends Path> = (typeof contract)[P]['access'] extends 'public' ? RequestCtx : SignedInRequestCtx;

/**
 * Serves one contract entry: tenant → actor → access → schema → transaction → handler → envelope, in this order, so that
 * an anonymous call with a bad body is refused as signedOut (docs/domain/api.md §2). Refusals become answers here and nowhere else;
 * anything else that is thrown is a fault for the error handler. The handler may run again after a deadlock.
 */
export function route<P extends Path>(
  app: App,
  path: P,
  handler: (ctx: CtxOf<P>, body: BodyOf<P>) => Promise<AnswerOf<P>>,
): void {
  const endpoint = endpointOf(path);
  const write = answerWriter(endpoint);
  const run = handler as unknown as (ctx: RequestCtx, body: unknown) => Promise<Record<string, unknown>>;

  app.fastify.post(path, async (request, reply) => {
    try {
      const tenant = await app.findTenant(request, endpoint);
      const cacheKey = answerCacheKey(endpoint, path, tenant, request.body);
      const cached = cacheKey && app.answers.get(cacheKey, app.deps.now());
      if (cached) return await sendKept(request, reply, cached);
      const cookies = openCookies(request);
      const text = await withTenant(app.deps.db, tenant.companyId, async (db) => {
        const ctx = await openContext(app, request, tenant, path, db, endpoint, cookies);
        const body = parseBody(endpoint, request.body);
        const requestId = requestIdOf(endpoint, body);
        const signed = withRequestId(ctx, requestId);
        const act = () => committing(ctx, async () => write(await run(signed, body)));
        return requestId && ctx.actor ? answerOnce(signed, requestId, request.body, act) : act();
      });
      cookies.send(reply);
      if (cacheKey) app.answers.set(cacheKey, text, endpoint.answerCacheMs, app.deps.now());
      return await send(reply, text);
    } catch (error) {
      return sendRefusal(request, reply, path, error);
    }
  });
}

/** Answers a refusal; anything else is thrown on, for the error handler. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, path: Path, error: unknown): FastifyReply {
  const refusal = error instanceof Refusal ? error : refusalOfDatabaseError(error);
  if (!refusal) throw error;
  request.log.info({ code: refusal.code, path }, 'refused');
  return send(reply, JSON.stringify(failureOf(refusal)));
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

export async function openContext(
  app: App,
  request: FastifyRequest,
  tenant: Tenant,
  path: Path,
  db: Ctx['db'],
  endpoint: Endpoint,
  cookies: Cookies,
): Promise<RequestCtx> {
  const ctx = baseContext(app, request, tenant, path, db, cookies);
  const actor = tenant.token ? await app.findActor(ctx, tenant.token) : null;
  checkAccess(endpoint.access, actor);
  if (actor) {
    checkPassword(endpoint, actor);
    app.limitWrites({ companyId: ctx.companyId, accountId: actor.accountId }, endpoint);
    if (tenant.token) app.deps.recentActors.keep(tenant.token, actor, ctx.now);
  }
  return { ...ctx, actor };
}

/** The context of a call before its caller is known. */
export function baseContext(
  app: App,
  request: FastifyRequest,
  tenant: Tenant,
  path: Path,
  db: Ctx['db'],
  cookies: Cookies,
): RequestCtx {
  return {
    db,
    companyId: tenant.companyId,
    now: app.deps.now(),
    newId: app.deps.db.newId,
    actor: null,
    act: { name: path, ip: request.ip },
    userAgent: request.headers['user-agent'] ?? '',
    origin: request.headers.origin ?? null,
    host: request.host,
    cookies,
    log: request.log,
    deps: app.deps,
  };
}

/** The context of a command that carries a requestId. */
export function withRequestId(ctx: RequestCtx, requestId: string | null): RequestCtx {
  return requestId === null ? ctx : { ...ctx, act: { ...ctx.act, requestId } };
}

export function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}
