import pg from 'pg';
import { call, signIn } from './call.ts';
import { untilIdle } from './cpu-time.ts';
import { drive } from './load.ts';
import { makeOrders } from './many-orders.ts';
import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';
import { readyBuyer } from './submit.ts';

const path = '/api/OpsOrder/GetPage';
const [connections, pageMs, filterMs] = [8, 100, 300];
/** ORDERS=100000 for a quick look. */
const orderCount = Number(process.env['ORDERS'] ?? 1_000_000);

/** What differs among the orders: suppliers, amounts of up to 10,000 yuan, a purchase number for every third, a waiting time for those to ship. */
const orderColumns = (suppliers: readonly string[]) => ({
  supplier_id: `(array[${suppliers.join(', ')}]::bigint[])[1 + n % ${suppliers.length}]`,
  goods_fen: '(n::bigint * 7919) % 1000000',
  pay_fen: '(n::bigint * 7919) % 1000000',
  discount_fen: '0',
  freight_fen: '0',
  refunded_fen: '0',
  purchase_no: `case when n % 3 = 0 then 'PO-' || n else '' end`,
  awaiting_shipment_at: `now() - (n % 90) * interval '1 hour'`,
});

/** The operators' list of a shop with a million orders: its first page, each of its filters, and the counts of its queues. */
export const benchmark: Benchmark = {
  question: `how long does the console's list of ${orderCount} orders take, and each of its filters?`,
  run: async () => {
    const shop = await startShop();
    try {
      const buyer = await readyBuyer(shop.base);
      const headers = { authtoken: buyer.token, 'content-type': 'application/json' };
      const sent = await fetch(`${shop.base}/api/ShopOrder/Submit`, { method: 'POST', headers, body: buyer.body() });
      const { resultData } = (await sent.json()) as { resultData: { tradeNo: string } };
      const { suppliers, itemId, customerId } = await factsOf(shop.databaseUrl);
      await makeOrders(shop.databaseUrl, resultData.tradeNo, orderCount, {
        linesEach: 2,
        orderColumns: orderColumns(suppliers),
      });
      await untilIdle(shop);
      const token = await signIn(shop.base, 'operator');
      const filters: [string, object, number][] = [
        ['first page', {}, pageMs],
        ['queue 待发货', { reqData: { queue: 'toShip' } }, pageMs],
        ['page 500, by number', { pageIndex: 500 }, filterMs],
        ['customer', { reqData: { customerId } }, filterMs],
        ['supplier', { reqData: { supplierId: suppliers[0] } }, filterMs],
        ['item', { reqData: { itemId } }, filterMs],
        ['purchase number', { reqData: { purchaseNo: 'PO-300000' } }, filterMs],
        ['a week, three years ago', { reqData: { dateFrom: day(1100), dateTo: day(1093) } }, filterMs],
        ['one state', { reqData: { orderStates: [60] } }, filterMs],
        ['amount, few', { reqData: { amountFrom: 999_900 } }, filterMs],
        ['amount, most', { reqData: { amountFrom: 10_000 } }, filterMs],
        ['amount within a supplier', { reqData: { supplierId: suppliers[1], amountFrom: 990_000 } }, filterMs],
        ['state and a month', { reqData: { orderStates: [60], dateFrom: day(400), dateTo: day(370) } }, filterMs],
        ['search: item name', { searchKey: '复印纸' }, filterMs],
        ['search: order number', { searchKey: 'D202001020000000001' }, filterMs],
      ];
      for (const [name, body, mostMs] of filters)
        await measure(`${shop.base}${path}`, { name, body: { pageSize: 20, ...body }, token, mostMs });
      const counts = `${shop.base}/api/OpsOrder/GetCounts`;
      await measure(counts, { name: 'counts of the queues', body: {}, token, mostMs: filterMs });
      const told = (await call(shop.base, '/api/OpsOrder/GetCounts', {}, token)).resultData as {
        queue: string;
        count: number;
        isCapped: boolean;
      }[];
      console.log(told.map(({ queue, count, isCapped }) => `${queue} ${count}${isCapped ? '+' : ''}`).join(', '));
    } finally {
      await shop.stop();
    }
  },
};

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

async function factsOf(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ suppliers: string[]; itemId: string; customerId: string }>(
      `select o.customer_id as "customerId", min(l.item_id)::text as "itemId",
         (select array_agg(s.id::text) from (select id from suppliers where company_id = o.company_id order by id limit 20) s) as suppliers
       from orders o join order_lines l on l.company_id = o.company_id and l.order_id = o.id
       group by o.company_id, o.customer_id, o.id order by o.id desc limit 1`,
    );
    const [facts] = rows;
    if (!facts) throw new Error('no order');
    return facts;
  } finally {
    await client.end();
  }
}

async function measure(
  url: string,
  list: { name: string; body: object; token: string; mostMs: number },
): Promise<void> {
  const { name, body, token, mostMs } = list;
  const options = { url, headers: { authtoken: token }, bodies: [JSON.stringify(body)] };
  const alone = await drive({ ...options, connections: 1, seconds: 3 });
  const load = await drive({ ...options, connections, seconds: 4 });
  // What everybody opens has to hold among others; a filter is somebody's own question.
  const isFirst = mostMs === pageMs;
  const measured = isFirst ? load.p99Ms : alone.p99Ms;
  console.log(
    `${name.padEnd(28)} alone p99 ${alone.p99Ms.toFixed(0).padStart(4)} ms, at ${connections} connections ` +
      `p99 ${load.p99Ms.toFixed(0).padStart(4)} ms, ${load.perSecond.toFixed(0).padStart(5)}/s ` +
      `(< ${mostMs} ${isFirst ? 'at all' : 'alone'}${measured < mostMs ? ' ok' : ' MISSED'})` +
      (load.failures ? `  ${load.failures} failures` : ''),
  );
}
