import { type AnswerOf, type BodyOf, type contract, endpointOf, type Path } from '@jicai/contract/index.ts';
import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StorageFault } from '../adapters/storage/storage-fault.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { keepFromWriting } from '../db/keep-from-writing.ts';
import type { AtEnd } from '../db/with-tenant.ts';
import { checkAccess, checkPassword } from './access.ts';
import { failureOf, refusalOfDatabaseError } from './answer.ts';
import { answerCacheKey, sendKept } from './answer-cache.ts';
import type { App } from './app.ts';
import { type Cookies, openCookies } from './cookies.ts';
import { parseBody } from './parse-body.ts';
import { Refusal, refuse } from './refusal.ts';
import type { RequestCtx, SignedInRequestCtx } from './request-ctx.ts';
import { answerWriter } from './serialise.ts';
import type { Tenant } from './tenant.ts';

/** One call whose tenant is known. */
export interface Call {
  app: App;
  path: Path;
  endpoint: Endpoint;
  request: FastifyRequest;
  tenant: Tenant;
  cookies: Cookies;
}

/**
 * Turns a call into the text of its answer: decides how the caller's session is checked and in which transaction the
 * handler runs.
 */
export type Strategy = (call: Call) => Promise<string>;

/**
 * The pipeline of every call of the contract: find the tenant → look in the cache → run the strategy → fill the cache → send.
 * A strategy checks the caller before the body, so that an anonymous call with a bad body is refused as signedOut
 * (docs/domain/api.md §2). Only here do refusals become answers. Anything else that is thrown is a fault, which the
 * error handler answers.
 */
export function serve(app: App, path: Path, strategy: Strategy): void {
  const endpoint = endpointOf(path);
  app.fastify.post(path, async (request, reply) => {
    try {
      const tenant = await app.findTenant(request, endpoint);
      const cacheKey = answerCacheKey(endpoint, path, tenant, request.body);
      const kept = cacheKey && app.answers.get(cacheKey);
      if (kept) return await sendKept(request, reply, kept);
      const cookies = openCookies(request);
      const text = await strategy({ app, path, endpoint, request, tenant, cookies });
      cookies.send(reply);
      if (cacheKey) app.answers.set(cacheKey, text, endpoint.answerCacheMs);
      return await send(reply, text);
    } catch (error) {
      return sendRefusal(request, reply, path, error);
    }
  });
}

/**
 * The context that a handler of this path receives. Its actor is known to be there if the contract demands a signed-in
 * caller.
 */
export type CtxOf<P extends Path> = (typeof contract)[P]['access'] extends 'public' ? RequestCtx : SignedInRequestCtx;

export type ReadHandler<P extends Path> = (ctx: CtxOf<P>, body: BodyOf<P>) => Promise<AnswerOf<P>>;
/** What it leaves to `atEnd` goes out with the stored answer and the commit. */
export type Handler<P extends Path> = (ctx: CtxOf<P>, body: BodyOf<P>, atEnd: AtEnd) => Promise<AnswerOf<P>>;

/** The context with the handler's type. Safe, because `checkAccess` has refused all other callers. */
export const asChecked = <P extends Path>(ctx: RequestCtx): CtxOf<P> => ctx as CtxOf<P>;

/** The body in the shape of its contract, or badInput. */
export const bodyOf = <P extends Path>(endpoint: Endpoint, body: unknown): BodyOf<P> =>
  parseBody(endpoint, body) as BodyOf<P>;

/**
 * The handler, with its result written as the text that is sent. What the handler takes and returns is settled where it is
 * given: written by the path here, the compiler would work it out for all paths at once.
 */
export function writingAnswer<C, B, More extends unknown[]>(
  path: Path,
  run: (ctx: C, body: B, ...more: More) => Promise<unknown>,
): (ctx: C, body: B, ...more: More) => Promise<string> {
  const write = answerWriter(endpointOf(path));
  return async (ctx, body, ...more) => write((await run(ctx, body, ...more)) as object);
}

/** The context of a call before the session is checked. */
export function contextOf({ app, path, request, tenant, cookies }: Omit<Call, 'endpoint'>, db: Ctx['db']): RequestCtx {
  const { deps } = app;
  return {
    db,
    companyId: tenant.companyId,
    now: deps.now(),
    newId: deps.db.newId,
    actor: null,
    act: { name: path, ip: request.ip },
    userAgent: request.headers['user-agent'] ?? '',
    origin: request.headers.origin ?? null,
    host: request.host,
    cookies,
    log: request.log,
    deps,
  };
}

/** The second wall around who sees the shop as a customer: PostgreSQL refuses what a read should write. */
const endsNoViewing = ({ path }: Call) => path !== '/api/OpsCustomer/EndViewing';

/**
 * Checks the session in this transaction and whether the caller may make this call. Returns the context with the
 * caller.
 */
export async function checkCaller(call: Call, db: Ctx['db']): Promise<RequestCtx> {
  const { app, endpoint, tenant } = call;
  const ctx = contextOf(call, db);
  const actor = tenant.token ? await app.findActor(ctx, tenant.token) : null;
  checkAccess(call, actor);
  if (actor?.viewingId && endsNoViewing(call)) await keepFromWriting(db);
  if (actor) {
    checkPassword(endpoint, actor, ctx.now);
    app.limitWrites({ companyId: ctx.companyId, accountId: actor.accountId }, endpoint);
    if (tenant.token) app.deps.recentActors.keep(tenant.token, actor, ctx.now);
  }
  return { ...ctx, actor };
}

/** The context of a command that carries a requestId. */
export function withRequestId(ctx: RequestCtx, requestId: string | null): RequestCtx {
  return requestId === null ? ctx : { ...ctx, act: { ...ctx.act, requestId } };
}

/** Answers a refusal. Rethrows anything else, for the error handler. */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, path: Path, error: unknown): FastifyReply {
  const refusal =
    error instanceof Refusal ? error : (refusalOfDatabaseError(error) ?? refusalOfStorage(request, error));
  if (!refusal) throw error;
  request.log.info({ code: refusal.code, path }, 'refused');
  return send(reply, JSON.stringify(failureOf(refusal)));
}

/** Nothing was changed, and nobody but the storage is at fault: the caller may try again. */
function refusalOfStorage(request: FastifyRequest, error: unknown): Refusal | undefined {
  if (!(error instanceof StorageFault)) return undefined;
  request.log.warn({ error: error.message }, 'storage failed');
  return refuse.busy({ text: '文件服务暂时不可用，请稍后再试' });
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}
