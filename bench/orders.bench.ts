import { signIn } from './call.ts';
import { drive } from './load.ts';
import { findPgbench, runPgbench, scriptOf } from './pgbench.ts';
import { residentMb, startShop } from './processes.ts';
import type { Benchmark } from './run.ts';
import { statementsOf } from './statement-log.ts';
import { fillStock, readyBuyer } from './submit.ts';

const path = '/api/ShopOrder/Submit';
const atLeast = 0.3;

/** Whole orders per second over HTTP beside the same statements sent by pgbench to the same database. */
export const benchmark: Benchmark = {
  question: 'what part of the database’s own speed do submitted orders reach?',
  run: async () => {
    const pgbench = findPgbench();
    if (!pgbench) console.log('pgbench is not installed (apt-get install postgresql, or PGBENCH=path): no reference');
    const shop = await startShop();
    try {
      await fillStock(shop);
      const buyer = await readyBuyer(shop.base);
      const headers = { authtoken: buyer.token, 'content-type': 'application/json' };
      const submit = () => fetch(`${shop.base}${path}`, { method: 'POST', headers, body: buyer.body() });
      await submit();
      const recorded = () => statementsOf(shop, 'insert into "trades"', submit);
      const script = pgbench ? scriptOf(await recorded(), await recorded()) : '';
      for (const connections of [8, 32]) {
        // Tokens last through the load; a fresh one keeps the idle limit out of the figures.
        const token = await signIn(shop.base, 'buyer');
        const load = await drive({
          url: `${shop.base}${path}`,
          connections,
          seconds: 8,
          headers: { authtoken: token },
          bodies: Array.from({ length: 40_000 }, buyer.body),
        });
        const reference = pgbench ? runPgbench(pgbench, shop.databaseUrl, script, connections) : 0;
        const ratio = load.perSecond / reference;
        console.log(
          `submit at ${String(connections).padStart(2)} connections  ${load.perSecond.toFixed(0)}/s  p99 ${load.p99Ms.toFixed(0)} ms  ` +
            `pgbench ${reference.toFixed(0)}/s  ratio ${ratio.toFixed(3)} (≥ ${atLeast}${ratio >= atLeast ? ' ok' : ' MISSED'})` +
            (load.failures ? `  ${load.failures} failures` : ''),
        );
      }
      console.log(`server memory after the load: ${residentMb(shop.pid).toFixed(0)} MB (< 350)`);
    } finally {
      await shop.stop();
    }
  },
};
