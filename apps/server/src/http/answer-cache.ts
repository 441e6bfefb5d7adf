import type { Endpoint } from '@jicai/contract/wire/endpoint.ts';
import type { Path } from '@jicai/contract/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipSync } from 'node:zlib';
import type { Tenant } from './tenant.ts';

/** An answer as bytes, so that a hit neither encodes nor compresses it again. */
export interface KeptAnswer {
  plain: Buffer;
  /** Made by the first caller who takes it. */
  gzip?: Buffer;
}

/** Answers of hot public reads, kept at most 2 s and by tenant, so that a burst costs one database read. */
export interface AnswerCache {
  get: (key: string, now: Date) => KeptAnswer | undefined;
  set: (key: string, text: string, maxAgeMs: number, now: Date) => void;
}

const maxEntries = 2000;
const maxBytes = 32 * 1024 * 1024;
/** Keys longer than this are not cached: no read that many callers share has such a long body. */
const maxKeyChars = 2000;
/** Below this many bytes compressing costs more than it saves. */
const worthCompressing = 1024;

export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, { answer: KeptAnswer; untilMs: number }>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= entries.get(key)?.answer.plain.length ?? 0;
    entries.delete(key);
  };
  return {
    get: (key, now) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.untilMs > now.getTime()) return entry.answer;
      drop(key);
      return undefined;
    },
    set: (key, text, maxAgeMs, now) => {
      if (key.length > maxKeyChars) return;
      drop(key);
      const plain = Buffer.from(text);
      bytes += plain.length;
      entries.set(key, { answer: { plain }, untilMs: now.getTime() + maxAgeMs });
      // The oldest stand first.
      for (const [old, { untilMs }] of entries) {
        if (untilMs > now.getTime() && entries.size <= maxEntries && bytes <= maxBytes) return;
        drop(old);
      }
    },
  };
}

/** Anonymous calls alone are cached: what a signed-in caller sees depends on prices and favourites of his own. */
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
