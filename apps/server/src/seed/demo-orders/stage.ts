import type { Path, ResultOf } from '@jicai/contract/index.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import type { UploadKind } from '@jicai/domain/files/upload-kinds.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { buildApp } from '../../app.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Deps } from '../../ctx/deps.ts';
import { hashOfToken, newToken } from '../../http/opaque-token.ts';
import { isLoopbackHost } from '../../http/hosts.ts';
import { inTenantAsSystem } from '../../ctx/system-ctx.ts';
import { openDeps } from '../../open-deps.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { sessions } from '../../db/tables/auth.ts';
import { demoDebtorPerson, demoMember, demoShopSide, demoStaff, idInShop } from '../demo-people.ts';
import { demoShops, type DemoShop } from '../shop-looks.ts';

export type DemoName = 'admin' | 'buyer' | 'approver' | 'finance' | 'debtor' | 'member' | 'operator' | 'supplier';

/** One shop of the demo with its people signed in, on a clock that the stories set. */
export interface Stage {
  companyId: string;
  now: () => Date;
  /** Calls an endpoint as one of the people; a refusal is a mistake in the story and throws. A requestId is added. */
  call: <P extends Path>(name: DemoName, path: P, body: object) => Promise<ResultOf<P>>;
  /** Hands a file in as one of the people; returns its address. */
  upload: (name: DemoName, file: File, bizType: UploadKind) => Promise<string>;
  /** One transaction of this shop, for what is not the shop's own: the books of the demo's channel and couriers. */
  outside: <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

interface DemoServer {
  stages: Record<DemoShop['kind'], Stage>;
  /** Sets the clock, keeps everybody signed in and carries out what is due. */
  goTo: (at: Date) => Promise<void>;
  close: () => Promise<void>;
}

/** Idle sessions end after two hours. */
const keepAwakeMs = 60 * 60_000;

/** A second server over the same database that nobody reaches from outside: the stories go through its doors. */
export async function openDemoServer(shopDeps: Deps, start: Date): Promise<DemoServer> {
  let now = start;
  const { config, secrets, db } = shopDeps;
  const deps = openDeps({
    config: { ...config, floodPerMinute: 0, writesPerSecond: 0, logLevel: 'silent', hasWorkers: false },
    secrets,
    db,
    now: () => now,
  });
  const fastify = await buildApp(deps);
  const cast = new Map(
    await Promise.all(demoShops.map(async (shop) => [shop.companyId, await signIn(deps, shop)] as const)),
  );
  const stageOf = (shop: DemoShop): Stage => ({
    companyId: shop.companyId,
    now: () => now,
    ...caller(fastify, {
      host: shop.hosts.find(isLoopbackHost) ?? '',
      tokens: cast.get(shop.companyId) ?? new Map<string, string>(),
    }),
    outside: (fn) => inTenantAsSystem(deps, shop.companyId, 'demo', fn),
  });
  const [business, retail] = (['business', 'retail'] as const).map((kind) =>
    demoShops.find((shop) => shop.kind === kind),
  );
  if (!business || !retail) throw new Error('a demo shop is missing');
  let awakeAt = now.getTime();
  return {
    stages: { business: stageOf(business), retail: stageOf(retail) },
    goTo: async (at) => {
      // Stories that began later do not turn it back.
      if (at > now) now = at;
      if (now.getTime() - awakeAt > keepAwakeMs) {
        awakeAt = now.getTime();
        for (const [companyId, tokens] of cast) await touchSessions(deps, companyId, tokens);
      }
      await runDueOnce(deps);
    },
    close: async () => {
      for (const [companyId, tokens] of cast) await endSessions(deps, companyId, tokens);
      await fastify.close();
    },
  };
}

/** Tokens by account name. No passwords: the stories span two years, and these sessions end with them. */
async function signIn(deps: Deps, { companyId, kind }: DemoShop): Promise<Map<string, string>> {
  const people = [...(kind === 'business' ? [...demoStaff, demoDebtorPerson] : []), demoMember, ...demoShopSide];
  const tokens = new Map(people.map(({ accountNo }): [string, string] => [accountNo, newToken(companyId)]));
  await inTenantAsSystem(deps, companyId, 'demo', async (ctx) => {
    const at = ctx.now;
    await ctx.db.insert(sessions).values(
      people.map(({ accountNo, accountId }) => ({
        companyId,
        id: ctx.newId(),
        tokenHash: hashOfToken(tokens.get(accountNo) ?? ''),
        accountId: idInShop(kind, accountId),
        ip: '127.0.0.1',
        userAgent: 'demo',
        createdAt: at,
        lastUsedAt: at,
        expiresAt: new Date(at.getTime() + 800 * dayMs),
      })),
    );
  });
  return tokens;
}

const ownSessions = (companyId: string, tokens: ReadonlyMap<string, string>) =>
  and(
    eq(sessions.companyId, companyId),
    inArray(
      sessions.tokenHash,
      [...tokens.values()].map((token) => hashOfToken(token)),
    ),
  );

const touchSessions = (deps: Deps, companyId: string, tokens: ReadonlyMap<string, string>) =>
  inTenantAsSystem(deps, companyId, 'demo', (ctx) =>
    ctx.db.update(sessions).set({ lastUsedAt: ctx.now }).where(ownSessions(companyId, tokens)),
  );

const endSessions = (deps: Deps, companyId: string, tokens: ReadonlyMap<string, string>) =>
  inTenantAsSystem(deps, companyId, 'demo', (ctx) => ctx.db.delete(sessions).where(ownSessions(companyId, tokens)));

function caller(
  fastify: FastifyInstance,
  { host, tokens }: { host: string; tokens: ReadonlyMap<string, string> },
): Pick<Stage, 'call' | 'upload'> {
  async function send(name: DemoName, url: string, { type, payload }: { type: string; payload: Buffer }) {
    const headers = { host, authtoken: tokens.get(name) ?? '', 'content-type': type };
    const response = await fastify.inject({ method: 'POST', url, headers, payload });
    const answer = response.json<{ success: boolean; errorCode: string; errorMsg: string; resultData: never }>();
    if (!answer.success) throw new Error(`${name} ${url}: ${answer.errorCode} ${answer.errorMsg}`);
    return answer.resultData;
  }
  return {
    call: (name, path, body) => {
      const payload = Buffer.from(JSON.stringify({ requestId: randomUUID(), ...body }));
      return send(name, path, { type: 'application/json', payload });
    },
    upload: async (name, file, bizType) => {
      const form = new FormData();
      form.append('bizType', String(bizType));
      form.append('file', file);
      // Written as the browser writes it, with the boundary that its type names.
      const written = new Response(form);
      const type = written.headers.get('content-type') ?? '';
      const sent: ResultOf<'/api/File/Upload'> = await send(name, '/api/File/Upload', {
        type,
        payload: Buffer.from(await written.arrayBuffer()),
      });
      return sent.fileUrl;
    },
  };
}
