import { payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuyers } from '../../../bench/more-buyers.ts';
import { buildSku } from '../test/build-goods.ts';
import { buildAddress } from '../test/build-trade.ts';
import { inShop } from '../test/in-shop.ts';
import { brokenInvariants } from '../test/invariants.ts';
import { signIn } from '../test/sign-in.ts';
import { type Node, startNode } from '../test/start-node.ts';
import { type TestApp, useTestApp } from '../test/test-app.ts';
import { businessCompanyId } from './seed/shop-looks.ts';

const app = useTestApp(undefined, { startsAt: new Date() });
const [buyerCount, pieces] = [200, 100];
let nodes: [Node, Node];
let tokens: string[];

beforeAll(async () => {
  await buildAddress(app, { token: await signIn(app, 'member') });
  tokens = await makeBuyers(app.deps.config.databaseUrl ?? '', buyerCount);
  nodes = await Promise.all([startNode(app, { workers: true }), startNode(app, { workers: true })]);
}, 200_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
});

const nodeAt = (turn: number) => nodes[turn % 2 === 0 ? 0 : 1];
const rowsOf = async (text: string, values: unknown[] = []) =>
  (await app.deps.db.pool.query<Record<string, number>>(text, values)).rows;

/** What a buyer submits after looking at his settlement; each call is an order of its own, unless it names its request. */
async function readyBuyer(node: Node, token: string, itemId: string) {
  const itemList = [{ itemId, qty: 1 }];
  const settled = await node.call('/api/ShopOrder/Settle', { data: { itemList } }, { token });
  const { previewKey, address } = settled.resultData;
  return (requestId: string = randomUUID()) => ({
    data: { itemList, previewKey, addressId: address?.addressId ?? '', payMode: payModes.online, requestId },
  });
}
const submit = (node: Node, token: string, body: object) => node.call('/api/ShopOrder/Submit', body, { token });
const booksAgree = () => inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, businessCompanyId));

describe('two servers on one database', () => {
  test('200 buyers for 100 pieces: 100 get one, and the stock says so', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: pieces });
    const answers = await Promise.all(
      tokens.map(async (token, turn) => {
        const body = await readyBuyer(nodeAt(turn), token, itemId);
        // Who looked at one buys at the other.
        return submit(nodeAt(turn + 1), token, body());
      }),
    );
    const told = (errorCode: string) => answers.filter((answer) => answer.errorCode === errorCode).length;
    expect({ sold: answers.filter((answer) => answer.success).length, soldOut: told('2005') }).toEqual({
      sold: pieces,
      soldOut: buyerCount - pieces,
    });
    const found = await rowsOf(
      `select on_hand::int as "onHand", reserved::int,
         (select coalesce(sum(qty), 0)::int from order_lines where item_id = $1) as ordered
       from stock_rows where item_id = $1`,
      [itemId],
    );
    expect(found).toEqual([{ onHand: pieces, reserved: pieces, ordered: pieces }]);
  });

  test('one request sent to both at once is one order, and both tell the same', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 1000 });
    const [token = ''] = tokens;
    const body = (await readyBuyer(nodes[0], token, itemId))();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => submit(nodeAt(turn), token, body)));
    expect(new Set(answers.map(({ success, resultData }) => JSON.stringify({ success, resultData }))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true });
    expect(await rowsOf('select qty::int from order_lines where item_id = $1', [itemId])).toEqual([{ qty: 1 }]);
  });

  test('a session of one is known to the other, and ends on both', async () => {
    const at = (node: Node): TestApp => ({ ...app, call: node.call });
    const token = await signIn(at(nodes[0]), 'buyer');
    const { itemId } = await buildSku(app.deps, businessCompanyId, {});
    const add = (node: Node) => node.call('/api/ShopCart/Add', { data: { itemId, chartQty: 1 } }, { token });
    expect((await add(nodes[1])).resultData).toMatchObject({ chartQty: 1 });
    expect((await add(nodes[0])).resultData).toMatchObject({ chartQty: 2 });
    await nodes[1].call('/api/Account/Logout', {}, { token });
    expect((await add(nodes[0])).errorCode).toBe('2');
  });

  test('a look that one publishes is what the other shows next', async () => {
    const at = (node: Node): TestApp => ({ ...app, call: node.call });
    const token = await signIn(at(nodes[0]), 'operator');
    const colour = async () =>
      (await nodes[1].call('/api/ShopHostUrlMapTemplate/GetList', {})).resultData.companyTempList[0]?.webColor;
    expect(await colour()).not.toBe('#1a5c38');
    const ask = <D extends object>(data: D) => ({ data: { ...data, requestId: randomUUID() } });
    const { look } = (await nodes[0].call('/api/OpsStudio/GetModel', {}, { token })).resultData;
    const draft = ask({ look: { ...look, webColor: '#1a5c38' }, changedMs: 0 });
    const { changedMs } = (await nodes[0].call('/api/OpsStudio/SaveDraft', draft, { token })).resultData;
    const published = await nodes[0].call('/api/OpsStudio/Publish', ask({ changedMs, note: '' }), { token });
    expect(published.success).toBe(true);
    await expect.poll(colour, { timeout: 30_000 }).toBe('#1a5c38');
  });

  test('what time brings about happens once, whichever node sees it', async () => {
    await app.deps.db.pool.query(
      `with late as (update trades set pay_deadline = now() - interval '5 minutes' where pay_deadline is not null returning id),
         orders_late as (update orders set pay_deadline = now() - interval '5 minutes' where trade_id in (select id from late))
       update timers set due_at = now() where kind = 'trade.expire' and done_at is null`,
    );
    const open = `select count(*)::int as open from timers where due_at <= now() and done_at is null`;
    await expect.poll(async () => (await rowsOf(open))[0]?.['open'], { timeout: 60_000, interval: 500 }).toBe(0);
    const moves = `select count(*)::int as moves, count(distinct order_id)::int as orders from order_history where to_state = 60`;
    const [moved] = await rowsOf(moves);
    expect(moved?.['moves']).toBeGreaterThan(pieces);
    expect(moved?.['moves']).toBe(moved?.['orders']);
    expect(await rowsOf('select sum(reserved)::int as reserved from stock_rows')).toEqual([{ reserved: 0 }]);
    expect(await rowsOf('select kind from timers where is_once group by kind, subject having count(*) > 1')).toEqual(
      [],
    );
    expect(await booksAgree()).toEqual([]);
  }, 120_000);

  test('one is killed under load: no order is lost, none is there twice', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { stock: 100_000 });
    const callers = tokens.slice(0, 48);
    const bodies = await Promise.all(callers.map((token) => readyBuyer(nodes[0], token, itemId)));
    const acknowledged = new Map<string, string>();
    let broken = 0;
    let sent = 0;
    const over = new AbortController();
    /** As a proxy and a patient buyer do: the same request again, at the other node. */
    const buy = async (token: string, body: { data: { requestId: string } }) => {
      // Most go to the one that dies: some of its orders are made and never told.
      for (let turn = sent % 4 === 0 ? 1 : 0; ; turn += 1) {
        const answer = await submit(nodeAt(turn), token, body).catch(() => undefined);
        if (answer?.success) return void acknowledged.set(body.data.requestId, answer.resultData.tradeNo);
        if (answer && answer.errorCode !== '7') throw new Error(`${answer.errorCode} ${answer.errorMsg}`);
        broken += 1;
      }
    };
    const buying = callers.map(async (token, caller) => {
      while (!over.signal.aborted) {
        sent += 1;
        await buy(token, bodies[caller]!());
      }
    });
    await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(100);
    await nodes[0].kill();
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + 100);
    over.abort();
    await Promise.all(buying);
    expect(broken).toBeGreaterThan(0);
    expect(acknowledged.size).toBe(sent);
    const made = await app.deps.db.pool.query<{ tradeNo: string }>(
      `select t.trade_no as "tradeNo" from trades t join orders o on o.trade_id = t.id
       join order_lines l on l.order_id = o.id where l.item_id = $1 order by 1`,
      [itemId],
    );
    expect(made.rows.map(({ tradeNo }) => tradeNo)).toEqual([...acknowledged.values()].toSorted());
    expect(await booksAgree()).toEqual([]);
  }, 180_000);
});
