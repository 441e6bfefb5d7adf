import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../ctx/actor.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { Deps } from '../ctx/deps.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { ShopLookup } from './shop-lookup.ts';
import type { Tenant } from './tenant.ts';
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
