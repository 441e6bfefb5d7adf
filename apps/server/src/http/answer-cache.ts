import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import type { Path } from '@jicai/contract/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { gzipSync } from 'node:zlib';
import { agedBy } from '../ctx/aged-by.ts';
import type { Tenant } from './tenant.ts';

/** A cached answer. It is kept as bytes, so that a hit need not encode or compress it again. */
export interface KeptAnswer {
  plain: Buffer;
  /** Compressed when the first caller asks for it. */
  gzip?: Buffer;
}

/**
 * Answers of frequent public reads, cached for each tenant for at most 2 s, so that a burst of calls costs one database
 * read.
 */
export interface AnswerCache {
  get: (key: string) => KeptAnswer | undefined;
  set: (key: string, text: string, maxAgeMs: number) => void;
}

const maxEntries = 2000;
const maxBytes = 32 * 1024 * 1024;
/** Keys longer than this are not kept: no read that many callers share has such a long body. */
const maxKeyChars = 2000;
/** Below this many bytes compressing costs more than it saves. */
const worthCompressing = 1024;

export function createAnswerCache(now: () => Date): AnswerCache {
  const entries = new LRUCache<string, KeptAnswer>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ plain }) => plain.length,
    ...agedBy(now),
  });
  return {
    get: (key) => entries.get(key),
    set: (key, text, maxAgeMs) => {
      if (key.length <= maxKeyChars) entries.set(key, { plain: Buffer.from(text) }, { ttl: maxAgeMs });
    },
  };
}

/**
 * Undefined if the call must not be cached. Only anonymous calls are: signed-in callers have their own prices and
 * favourites.
 */
export function answerCacheKey(endpoint: Endpoint, path: Path, tenant: Tenant, body: unknown): string | undefined {
  if (!endpoint.answerCacheMs || tenant.token) return undefined;
  return `${tenant.companyId} ${path} ${JSON.stringify(body)}`;
}

export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  reply.type('application/json; charset=utf-8');
  const { plain } = answer;
  if (plain.length < worthCompressing || !takesGzip(request.headers['accept-encoding'])) return reply.send(plain);
  answer.gzip ??= gzipSync(plain);
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(answer.gzip);
}

const takesGzip = (accepted: string | string[] | undefined) =>
  /\bgzip\b(?!\s*;\s*q=0(?![.\d]*[1-9]))/.test(String(accepted));
