import pg from 'pg';
import { addDays } from '@jicai/domain/reports/report-span.ts';
import { call, signIn } from './call.ts';
import { makeSales } from './many-sales.ts';
import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';
import { readyBuyer } from './submit.ts';

const orderCount = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
const [mostMs, times] = [1000, 5];

/** Reports of a year, each asked several times by one operator; the days are rolled up by the shop's own sweep first. */
export const benchmark: Benchmark = {
  question: `how long does a report on a year of ${orderCount} orders take?`,
  run: async () => {
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
      await makeSales(shop.databaseUrl, resultData.tradeNo, orderCount);
      await waitForDays(shop.databaseUrl);
      const token = await signIn(shop.base, 'operator');
      const dateTo = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
      const year = { dateFrom: addDays(dateTo, -364), dateTo };
      const asks: [string, string, object][] = [
        ['figures and days', 'GetSales', year],
        ['figures and days, against last year', 'GetSales', { ...year, compare: 'year' }],
        ...['category', 'brand', 'supplier', 'customer', 'item'].map((by): [string, string, object] => [
          `by ${by}`,
          'GetTable',
          { ...year, by },
        ]),
        ['delivery', 'GetDelivery', year],
        ['new customers', 'GetCustomers', { ...year, kind: 'new' }],
        ['lost customers', 'GetCustomers', { dateTo, dateFrom: addDays(dateTo, -29), kind: 'lost' }],
        ['after-sales', 'GetReturns', year],
      ];
      for (const [name, act, reqData] of asks) {
        const ms: number[] = [];
        for (let at = 0; at < times; at += 1) {
          const from = performance.now();
          await call(shop.base, `/api/OpsReport/${act}`, { reqData }, token);
          ms.push(performance.now() - from);
        }
        const worst = Math.max(...ms);
        const median = ms.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
        console.log(
          `${name.padEnd(38)} median ${median.toFixed(0).padStart(5)} ms, worst ${worst.toFixed(0).padStart(5)} ms ` +
            `(< ${mostMs}${worst < mostMs ? ' ok' : ' MISSED'})`,
        );
      }
    } finally {
      await shop.stop();
    }
  },
};

/** Until the sweep has rolled up all days that are over; says how long that took. */
async function waitForDays(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const from = performance.now();
  try {
    // The order the shop was asked for first has no past: what was rolled up with it is done anew.
    await client.query('delete from sales_day_marks');
    const rest = `select coalesce(max((now() at time zone 'Asia/Shanghai')::date - until), 999) as days from sales_day_marks`;
    for (;;) {
      const { rows } = await client.query<{ days: number }>(rest);
      if ((rows[0]?.days ?? 999) <= 1) break;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    const { rows } = await client.query<Record<string, string>>(`select
      (select count(*) from sales_days) as kinds, (select count(*) from sales_item_days) as items,
      (select count(*) from sales_customer_days) as customers`);
    console.log(
      `rolled up within ${((performance.now() - from) / 1000).toFixed(0)} s: ${JSON.stringify(rows[0])} rows`,
    );
  } finally {
    await client.end();
  }
}
