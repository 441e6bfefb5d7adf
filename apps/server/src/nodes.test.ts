import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyers } from '../../../bench/more-buyers.ts';
import { buildSku } from '../test/build-goods.ts';
import { buildAddress } from '../test/build-trade.ts';
import { signIn } from '../test/sign-in.ts';
import { type Node, startNode } from '../test/start-node.ts';
import { type TestApp, useTestApp } from '../test/test-app.ts';
import { businessCompanyId } from './seed/shop-looks.ts';

const app = useTestApp(undefined, new Date());
const writesPerSecond = 6;
const together = 4;
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
    env: { NODES: '2', METRICS: '1', WRITES_PER_SECOND: String(writesPerSecond), FLOOD_PER_MINUTE: '100000' },
  });
}, 200_000);
afterAll(() => shop.kill());

/** The processes that whoever leads has begun. */
const nodesOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
const add = (token: string) =>
  shop.call('/api/ShopCart/Add', { data: { itemId, chartQty: 1, requestId: randomUUID() } }, { token });

test('two processes answer behind one port', async () => {
  expect(nodesOf(shop.pid)).toHaveLength(2);
  await expect
    .poll(
      async () => {
        // Each connection is given to the next process in turn, and each process counts what it has answered.
        const counts: number[] = [];
        for (let sent = 0; sent < 8; sent += 1) counts.push(countIn(await metricsOf(shop.origin)));
        return counts.some((count, at) => count <= (counts[at - 1] ?? -1));
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}, 90_000);

const countIn = (metrics: string) =>
  Number(/^http_request_duration_seconds_count\{path="\/metrics",status="200"\} (\d+)/m.exec(metrics)?.[1] ?? 0);

/** Over a connection of its own. */
async function metricsOf(origin: string): Promise<string> {
  const sent = request(`${origin}/metrics`, { agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts).toString();
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
  const [token = ''] = tokens;
  await sleep(1100);
  const startedMs = performance.now();
  let taken = 0;
  // Four at a time over as many connections: some of each process.
  for (let sent = 0; sent < 4 * writesPerSecond; sent += together)
    for (const { success } of await Promise.all(Array.from({ length: together }, () => add(token))))
      taken += success ? 1 : 0;
  const flowedIn = Math.ceil(((performance.now() - startedMs) / 1000) * writesPerSecond);
  // Two buckets would take twice as many; what arrives side by side is not told yet.
  expect(taken).toBeLessThan(writesPerSecond + flowedIn + together);
});

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
