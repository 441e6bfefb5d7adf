import type { AnswerOf, Path } from '@jicai/contract/index.ts';
import type { FieldFault } from '@jicai/contract/wire/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { Deps } from '@jicai/server/ctx/deps.ts';
import { copyGoods, copyTemplate } from './copy-database.ts';
import { expectToldRecords } from './told-records.ts';
import { openTestDeps, testStart } from './test-deps.ts';

export interface TestApp {
  fastify: FastifyInstance;
  deps: Deps;
  /** Sets the clock the app sees. */
  setNow: (now: Date) => void;
  /** Calls an endpoint; `token` signs the call in, `host` chooses the shop. */
  call: <P extends Path>(path: P, body?: unknown, options?: CallOptions) => Promise<Answer<P>>;
}

export interface CallOptions {
  token?: string;
  host?: string;
}

export type Answer<P extends Path> = AnswerOf<P> & {
  success: boolean;
  errorCode: string;
  errorMsg: string;
  errorData?: FieldFault[];
  status: number;
};

export const businessHost = 'business.localhost';
export const retailHost = 'retail.localhost';

/** A server on its own copy of the template database, with both demo shops' companies and accounts; made before, dropped after the file. */
export function useTestApp(
  prepare?: (deps: Deps) => Promise<void>,
  {
    // Beside a server in a process of its own it is the clock of the machine.
    startsAt = testStart,
    // Its calls bring ids where people type words.
    typesIds = false,
    // Both shops have all goods of the demo.
    hasGoods = false,
  }: { startsAt?: Date; typesIds?: boolean; hasGoods?: boolean } = {},
): TestApp {
  const app = {} as TestApp;
  let drop: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const { url, remove } = await (hasGoods ? copyGoods() : copyTemplate());
    const dataDir = await mkdtemp(join(tmpdir(), 'jicai-test-'));
    let now = startsAt;
    const deps = openTestDeps({ url, dataDir, now: () => now });
    await prepare?.(deps);
    const fastify = await buildApp(deps);
    Object.assign(app, { fastify, deps, setNow: (at: Date) => (now = at), call: callThrough(fastify) });
    drop = async () => {
      await fastify.close();
      const untold = await expectToldRecords(url, { typesIds }).catch((error: unknown) => error);
      await deps.db.close();
      await remove();
      await rm(dataDir, { recursive: true });
      if (untold) throw untold;
    };
  });
  afterAll(() => drop());
  return app;
}

/** Calls endpoints of this server without a port. */
export function callThrough(fastify: FastifyInstance): TestApp['call'] {
  return async (path, body = {}, options = {}) => {
    const response = await fastify.inject({
      method: 'POST',
      url: path,
      headers: { host: options.host ?? businessHost, ...(options.token && { authtoken: options.token }) },
      payload: body as object,
    });
    return { ...response.json<Answer<typeof path>>(), status: response.statusCode };
  };
}
