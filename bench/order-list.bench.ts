import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { signIn, call } from './call.ts';
import { drive } from './load.ts';
import { makeOrders } from './many-orders.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { residentMb, type RunningShop, startShop } from './processes.ts';
import type { Benchmark } from './run.ts';
import { statementsOf } from './statement-log.ts';
import { readyBuyer } from './submit.ts';

const path = '/api/ShopOrder/GetPage';
const [orderCount, connections, mostMs] = [100_000, 8, 50];
/** Pages of a hundred that are walked to get deep into the list. */
const walkedPages = 150;

/** The list of an enterprise's administrator, who sees every order of it, beside the same statements sent by pgbench. */
export const benchmark: Benchmark = {
  question: `how long does a page of ${orderCount} orders of one customer take?`,
  run: async () => {
    const pgbench = findPgbench();
    if (!pgbench) console.log('pgbench is not installed (apt-get install postgresql, or PGBENCH=path): no reference');
    const shop = await startShop();
    try {
      const buyer = await readyBuyer(shop.base);
      const headers = { authtoken: buyer.token, 'content-type': 'application/json' };
      const submitted = await fetch(`${shop.base}/api/ShopOrder/Submit`, {
        method: 'POST',
        headers,
        body: buyer.body(),
      });
      const { resultData } = (await submitted.json()) as { resultData: { tradeNo: string } };
      await makeOrders(shop.databaseUrl, resultData.tradeNo, orderCount);
      const token = await signIn(shop.base, 'admin');
      const all = { scope: 'all' };
      const cursor = await walk(shop, token);
      const lists: [string, object][] = [
        ['first page', { pageIndex: 1, reqData: all }],
        [`after ${walkedPages * 100} orders, by cursor`, { cursor, reqData: all }],
        ['page 1000, by number', { pageIndex: 1000, reqData: all }],
        ['first page of one state', { pageIndex: 1, reqData: { ...all, orderStates: [orderStates.awaitingPayment] } }],
        ['first page, by item name', { pageIndex: 1, searchKey: '复印纸', reqData: all }],
      ];
      for (const [name, body] of lists) await measure(shop, { name, body: { pageSize: 10, ...body }, token, pgbench });
      console.log(`server memory after the load: ${residentMb(shop.pid).toFixed(0)} MB (< 350)`);
    } finally {
      await shop.stop();
    }
  },
};

/** The cursor behind the walked pages. */
async function walk(shop: RunningShop, token: string): Promise<string> {
  let cursor: string | undefined;
  for (let page = 0; page < walkedPages; page += 1) {
    const answer = await call(shop.base, path, { pageSize: 100, cursor, reqData: { scope: 'all' } }, token);
    cursor = (answer as unknown as { nextCursor: string }).nextCursor;
  }
  return cursor ?? '';
}

async function measure(
  shop: RunningShop,
  list: { name: string; body: object; token: string; pgbench: string | undefined },
): Promise<void> {
  const { name, body, token, pgbench } = list;
  const options = {
    url: `${shop.base}${path}`,
    connections,
    headers: { authtoken: token },
    bodies: [JSON.stringify(body)],
  };
  await drive({ ...options, seconds: 2 });
  const load = await drive(options);
  const ask = () => call(shop.base, path, body, token);
  const script = pgbench ? (await statementsOf(shop, 'from "orders"', ask)).map((statement) => `${statement};`) : [];
  const perSecond = pgbench ? runPgbench(pgbench, shop.databaseUrl, script.join('\n'), connections, 6) : 0;
  console.log(
    `${name.padEnd(34)} ${load.perSecond.toFixed(0).padStart(5)}/s  p99 ${load.p99Ms.toFixed(0).padStart(4)} ms ` +
      `(< ${mostMs}${load.p99Ms < mostMs ? ' ok' : ' MISSED'})  ` +
      `pgbench ${perSecond.toFixed(0).padStart(5)}/s, ${((connections / perSecond) * 1000).toFixed(1)} ms each` +
      (load.failures ? `  ${load.failures} failures` : ''),
  );
}
