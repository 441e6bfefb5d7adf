import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Answer, call } from './call.ts';
import { makeBuyers } from './more-buyers.ts';
import { noticeSigner } from './notices.ts';
import { type RunningShop, startShop } from './processes.ts';
import type { Benchmark } from './run.ts';
import { goodsInStock, readyBuyer } from './submit.ts';

const [buyers, pieces, repeats] = [200, 100, 20];

/** What must hold when everybody comes at the same moment, each on a connection of its own. */
export const benchmark: Benchmark = {
  question: 'does what may happen once happen once when many come at the same moment?',
  run: async () => {
    const shop = await startShop();
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      const tokens = await makeBuyers(shop.databaseUrl, buyers);
      const [scarce = '', plenty = ''] = (await goodsInStock(shop.base)).map((card) => card.itemId);
      await raceForGoods(shop, client, { tokens, itemId: scarce });
      await raceWithOneKey(shop, client, { token: tokens[0] ?? '', itemId: plenty });
      await raceOfNotices(shop, client, { token: tokens[1] ?? '', itemId: plenty });
    } finally {
      await client.end();
      await shop.stop();
    }
  },
};

async function raceForGoods(shop: RunningShop, client: pg.Client, race: { tokens: string[]; itemId: string }) {
  const { tokens, itemId } = race;
  await client.query('update stock_rows set on_hand = $1, reserved = 0 where item_id = $2', [pieces, itemId]);
  const ready = await Promise.all(tokens.map((token) => readyBuyer(shop.base, { token, itemIds: [itemId] })));
  const startedMs = performance.now();
  const answers = await Promise.all(ready.map(({ token, body }) => submit(shop, token, body())));
  const tookMs = performance.now() - startedMs;
  const soldOut = answers.filter((answer) => answer.errorCode === '2005').length;
  const { rows } = await client.query<{ reserved: number; lines: number }>(
    `select reserved, (select coalesce(sum(qty), 0)::int from order_lines where item_id = $1) as lines
     from stock_rows where item_id = $1`,
    [itemId],
  );
  const name = `${buyers} buyers for ${pieces} pieces (${tookMs.toFixed(0)} ms)`;
  print(name, 'submits that got a piece', answers.filter((answer) => answer.success).length, pieces);
  print(name, 'submits told that it is sold out', soldOut, buyers - pieces);
  print(name, 'pieces reserved', rows[0]?.reserved, pieces);
  print(name, 'pieces on order lines', rows[0]?.lines, pieces);
}

async function raceWithOneKey(shop: RunningShop, client: pg.Client, race: { token: string; itemId: string }) {
  const before = await countOf(client, 'trades');
  const { token, body } = await readyBuyer(shop.base, { token: race.token, itemIds: [race.itemId] });
  const one = body();
  const answers = await Promise.all(Array.from({ length: repeats }, () => submit(shop, token, one)));
  const told = new Set(answers.map((answer) => JSON.stringify(answer.resultData)));
  const name = `${repeats} submits with one requestId`;
  print(name, 'trades made', (await countOf(client, 'trades')) - before, 1);
  print(name, 'different answers', told.size, 1);
  print(name, 'refusals', answers.filter((answer) => !answer.success).length, 0);
}

async function raceOfNotices(shop: RunningShop, client: pg.Client, race: { token: string; itemId: string }) {
  const { token, body } = await readyBuyer(shop.base, { token: race.token, itemIds: [race.itemId] });
  const { tradeNo } = (await submit(shop, token, body())).resultData as { tradeNo: string };
  const data = { tradeNo, channel: 'ALIPAY', requestId: randomUUID() };
  const created = await call(shop.base, '/api/ShopPay/Create', { data }, token);
  if (!created.success) throw new Error(created.errorMsg);
  const notice = await noticeOf(shop, client, tradeNo);
  const replies = await Promise.all(Array.from({ length: repeats }, notice));
  const { rows } = await client.query<{ applied: number; refunds: number; moves: number; state: number }>(
    `select (select count(*)::int from payments where trade_no = $1 and apply_state = 1) as applied,
       (select count(*)::int from refunds r join payments p on p.id = r.payment_id where p.trade_no = $1) as refunds,
       (select count(*)::int from order_history h join orders o on o.id = h.order_id join trades t on t.id = o.trade_id
        where t.trade_no = $1 and h.to_state = 30) as moves,
       (select min(o.state) from orders o join trades t on t.id = o.trade_id where t.trade_no = $1) as state`,
    [tradeNo],
  );
  const name = `${repeats} payment notices at once`;
  print(name, 'acknowledged', replies.filter((reply) => reply === 'success').length, repeats);
  print(name, 'payments applied', rows[0]?.applied, 1);
  print(name, 'refunds opened', rows[0]?.refunds, 0);
  print(name, 'moves of the order to 待发货', rows[0]?.moves, 1);
  print(name, 'state of the order', rows[0]?.state, 30);
}

/** The notice that the local channel would send for this trade, signed with its key; sending answers the shop's reply. */
async function noticeOf(shop: RunningShop, client: pg.Client, tradeNo: string): Promise<() => Promise<string>> {
  const known = `select l.company_id, l.pay_no, l.channel_trade_no, l.fee_fen, l.notify_path from local_payments l
    join payments p on p.company_id = l.company_id and p.pay_no = l.pay_no where p.trade_no = $1`;
  let order: Record<string, string> | undefined;
  for (let tries = 0; !order && tries < 100; tries += 1) {
    [order] = (await client.query<Record<string, string>>(known, [tradeNo])).rows;
    if (!order) await sleep(100);
  }
  if (!order) throw new Error('the channel has no order');
  const { body, headers } = noticeSigner(
    shop,
    order['company_id'] ?? '',
  )({
    payNo: order['pay_no'] ?? '',
    channelTradeNo: order['channel_trade_no'] ?? '',
    feeFen: Number(order['fee_fen']),
  });
  return async () =>
    (await fetch(`${shop.base}${order['notify_path'] ?? ''}`, { method: 'POST', headers, body })).text();
}

async function submit(shop: RunningShop, token: string, body: string): Promise<Answer> {
  const headers = { authtoken: token, 'content-type': 'application/json' };
  const response = await fetch(`${shop.base}/api/ShopOrder/Submit`, { method: 'POST', headers, body });
  return (await response.json()) as Answer;
}

async function countOf(client: pg.Client, table: 'trades'): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}

function print(race: string, what: string, got: number | undefined, must: number): void {
  console.log(
    `${race.padEnd(40)} ${what.padEnd(34)} ${String(got).padStart(5)} (${must}${got === must ? ' ok' : ' MISSED'})`,
  );
}
