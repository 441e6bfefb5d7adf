import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyers } from '../../../bench/more-buyers.ts';
import { buildSku } from '../test/build-goods.ts';
import { buildAddress } from '../test/build-trade.ts';
import { signIn } from '../test/sign-in.ts';
import { type Node, startNode } from '../test/start-node.ts';
import { type TestApp, useTestApp } from '../test/test-app.ts';
import { businessCompanyId } from './seed/shop-looks.ts';

const app = useTestApp(undefined, { startsAt: new Date() });
const writesPerSecond = 6;
/** More than all tests of this file together send from their own address. */
const floodPerMinute = 2000;
/** Longer than one process takes to tell the other, on a busy machine. */
const toldMs = 300;
let shop: Node;
let tokens: string[];
let itemId = '';
const at = (): TestApp => ({ ...app, call: shop.call });

beforeAll(async () => {
  await buildAddress(app, { token: await signIn(app, 'member') });
  tokens = await makeBuyers(app.deps.config.databaseUrl ?? '', 12);
  itemId = (await buildSku(app.deps, businessCompanyId, { stock: 1000 })).itemId;
  shop = await startNode(app, {
    workers: true,
    env: {
      NODES: '2',
      METRICS: '1',
      WRITES_PER_SECOND: String(writesPerSecond),
      FLOOD_PER_MINUTE: String(floodPerMinute),
      TRUST_PROXY: '1',
    },
  });
}, 200_000);
afterAll(() => shop.kill());

/** The processes that whoever leads has begun. */
const nodesOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
const add = (token: string) =>
  shop.call('/api/ShopCart/Add', { data: { itemId, chartQty: 1, requestId: randomUUID() } }, { token });

test('two processes answer behind one port, and any of them tells the metrics of both', async () => {
  // Ready is told by the first that answers.
  await expect.poll(() => nodesOf(shop.pid).length, { timeout: 30_000 }).toBe(2);
  const before = await answeredBy('/healthz');
  // Each connection is given to the next process that is free.
  let sent = 0;
  await expect
    .poll(
      async () => {
        for (let turn = 0; turn < 8; turn += 1) expect(await shop.connect().get('/healthz')).toBe(200);
        sent += 8;
        return (await answeredBy('/healthz')).every((count, at) => count > (before[at] ?? 0));
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  const after = await answeredBy('/healthz');
  expect(sumOf(after) - sumOf(before)).toBe(sent);
  for (let asked = 0; asked < 4; asked += 1) expect(await answeredBy('/healthz')).toEqual(after);
}, 90_000);

const sumOf = ([one, other]: [number, number]) => one + other;

/** How many calls of a path each of the two processes has answered, as the one that is asked tells. */
async function answeredBy(path: string): Promise<[number, number]> {
  const answer = await fetch(`${shop.origin}/metrics`, { headers: { connection: 'close' } });
  const text = await answer.text();
  const countOf = (node: number) =>
    Number(
      new RegExp(
        `^http_request_duration_seconds_count\\{[^}]*path="${path}"[^}]*node="${node}"[^}]*\\} (\\d+)`,
        'm',
      ).exec(text)?.[1] ?? 0,
    );
  return [countOf(1), countOf(2)];
}

test('a session that is ended by one of them is ended for both', async () => {
  const token = await signIn(at(), 'buyer');
  const read = () => shop.call('/api/Product/GetSkuModel', { data: { itemId } }, { token });
  const codes = async () => (await Promise.all(Array.from({ length: 6 }, read))).map(({ errorCode }) => errorCode);
  // Both have seen it, and believe it for two seconds where goods are read.
  await codes();
  await shop.call('/api/Account/Logout', {}, { token });
  await sleep(toldMs);
  expect(new Set(await codes())).toEqual(new Set(['2']));
});

test('an account has one allowance of commands, whichever process it meets', async () => {
  const path = '/api/ShopCart/Add';
  /** Sends commands until one is refused: how many were taken. */
  const spend = async (call: Node['call'], token: string) => {
    for (let taken = 0; ; taken += 1) {
      const body = { data: { itemId, chartQty: 1, requestId: randomUUID() } };
      const { success, errorCode } = await call(path, body, { token });
      if (!success) {
        expect(errorCode).toBe('8');
        return taken;
      }
    }
  };
  // A round says something where the second process was asked before much had flowed in: on a busy machine some are too slow.
  const rounds = tokens.slice(0, 8).values();
  let isTold = false;
  for (const token of rounds) {
    const before = await answeredBy(path);
    const [one, other] = [shop.connect(), shop.connect()];
    await spend(one.call, token);
    const spentAtMs = performance.now();
    await sleep(50);
    const taken = await spend(other.call, token);
    const flowedIn = ((performance.now() - spentAtMs) / 1000) * writesPerSecond;
    const after = await answeredBy(path);
    // Both were met, and the second had no bucket of its own: that would have been full.
    expect(after.every((count, at) => count > (before[at] ?? 0))).toBe(true);
    expect(taken).toBeLessThanOrEqual(Math.ceil(flowedIn) + 1);
    if ((isTold = Math.ceil(flowedIn) + 1 < writesPerSecond)) break;
  }
  expect(isTold).toBe(true);
}, 90_000);

test('a flood that comes by both processes is one flood', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const send = async ({ get }: ReturnType<Node['connect']>) => {
    let taken = 0;
    for (let sent = 0; sent < floodPerMinute * 0.75; sent += 1)
      taken += (await get('/healthz', headers)) === 429 ? 0 : 1;
    return taken;
  };
  const [one, other] = [shop.connect(), shop.connect()];
  expect(await send(one)).toBe(floodPerMinute * 0.75);
  await sleep(3 * toldMs);
  expect(await send(other)).toBe(floodPerMinute * 0.25);
}, 90_000);

test('what any of them plans is done once', async () => {
  const tradeNos = await Promise.all(
    tokens.slice(1, 9).map(async (token) => {
      const itemList = [{ itemId, qty: 1 }];
      const { resultData } = await shop.call('/api/ShopOrder/Settle', { data: { itemList } }, { token });
      const { previewKey, address } = resultData;
      const order = { itemList, previewKey, addressId: address?.addressId ?? '', payMode: payModes.online };
      const submit = { data: { ...order, requestId: randomUUID() } };
      const { tradeNo } = (await shop.call('/api/ShopOrder/Submit', submit, { token })).resultData;
      const cancel = { data: { tradeNo, reasonCode: cancelReasons.notWanted, requestId: randomUUID() } };
      expect(await shop.call('/api/ShopOrder/Cancel', cancel, { token })).toMatchObject({ success: true });
      return tradeNo;
    }),
  );
  const ended = async () =>
    (
      await app.deps.db.pool.query<{ moves: number }>(
        `select count(*)::int as moves from order_history h join orders o on o.company_id = h.company_id and o.id = h.order_id
         where o.trade_no = any($1) and h.to_state = 60`,
        [tradeNos],
      )
    ).rows[0]?.moves;
  await expect.poll(ended, { timeout: 60_000 }).toBe(tradeNos.length);
}, 90_000);

test('one that dies is begun again, and the shop goes on answering', async () => {
  const [first = 0, second = 0] = nodesOf(shop.pid);
  process.kill(first, 'SIGKILL');
  await expect
    .poll(() => nodesOf(shop.pid).filter((pid) => pid !== first && pid !== second).length, { timeout: 30_000 })
    .toBe(1);
  await expect
    .poll(async () => (await add(tokens[9] ?? '').catch(() => ({ success: false }))).success, { timeout: 30_000 })
    .toBe(true);
}, 90_000);

test('told to end, it leaves no process behind', async () => {
  const nodes = nodesOf(shop.pid);
  await shop.stop();
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(nodes.filter(isAlive)).toEqual([]);
}, 60_000);
