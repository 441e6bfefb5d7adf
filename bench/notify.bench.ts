import pg from 'pg';
import { type Buyer, openBuyers } from './buyer.ts';
import { findPgbench, runPgbench, scriptOf } from './pgbench.ts';
import { type RunningShop, startShop } from './processes.ts';
import { median, report } from './report.ts';
import type { Benchmark } from './run.ts';
import { statementsOf } from './statement-log.ts';
import { fillStock } from './submit.ts';

const connections = 8;
const rounds = 3;
const noticesOfEach = 40;

/** Replayed for so many payments, so that seldom two clients want the same one. */
const recordings = 24;

/**
 * Notices of payments, verified, applied and committed, each round beside pgbench with the statements of some of them. There
 * a payment is told of again and again: what changes it only while it waits finds nothing, so the reference has less to write
 * than a notice has, and the share is told too low.
 */
export const benchmark: Benchmark = {
  question: 'how many notices of payments a second, beside the database with the same statements?',
  run: async () => {
    const pgbench = findPgbench();
    const shop = await startShop();
    try {
      await fillStock(shop);
      const buyers = await openBuyers(shop, connections);
      const [first] = buyers;
      if (!first) throw new Error('no buyer');
      const scripts = pgbench ? await recordScripts(shop, first) : [];
      await tellAll(buyers, 10);
      const rates = { notices: [] as number[], reference: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        rates.notices.push(await tellAll(buyers, noticesOfEach));
        if (pgbench) rates.reference.push(runPgbench(pgbench, shop.databaseUrl, scripts, connections, 3));
      }
      const notices = median(rates.notices);
      const reference = median(rates.reference);
      report({ name: 'notices applied', value: notices, unit: '/s', ...(pgbench && { reference }) });
      if (!pgbench) return;
      report({ name: 'pgbench, the statements of a notice', value: reference, unit: '/s' });
      report({ name: 'share of it', value: (100 * notices) / reference, unit: '%', atLeast: 30 });
    } finally {
      await shop.stop();
    }
  },
};

async function pay(buyer: Buyer) {
  await buyer.add();
  return buyer.createPayment(await buyer.submit(await buyer.settle()));
}

/** Notices per second, of payments that were made before; every buyer's one after the other. */
async function tellAll(buyers: readonly Buyer[], times: number): Promise<number> {
  const made = await Promise.all(
    buyers.map(async (buyer) => {
      const payments: Awaited<ReturnType<typeof pay>>[] = [];
      while (payments.length < times) payments.push(await pay(buyer));
      return { buyer, payments };
    }),
  );
  const startedMs = performance.now();
  await Promise.all(
    made.map(async ({ buyer, payments }) => {
      for (const payment of payments) await buyer.tell(payment);
    }),
  );
  return (buyers.length * times * 1000) / (performance.now() - startedMs);
}

/** What the notices of some payments asked of the database; new ids are drawn anew, those that were there before stay. */
async function recordScripts(shop: RunningShop, buyer: Buyer): Promise<string[]> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const scripts: string[] = [];
  while (scripts.length < recordings) {
    const payment = await pay(buyer);
    const { rows } = await client.query<{ known: string }>(
      `select concat_ws(' ', to_jsonb(p), to_jsonb(o), (select jsonb_agg(l.id) from order_lines l where l.order_id = o.id),
         (select jsonb_agg(a.id) from accounts a)) as known
       from payments p join orders o on o.company_id = p.company_id and o.trade_id = p.trade_id where p.pay_no = $1`,
      [payment.payNo],
    );
    const statements = await statementsOf(shop, payment.payNo, () => buyer.tell(payment));
    scripts.push(
      scriptOf(
        statements,
        rows.map(({ known }) => known),
      ),
    );
  }
  await client.end();
  return scripts;
}
