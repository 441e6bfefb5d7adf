import { type Buyer, openBuyers } from './buyer.ts';
import { findPgbench, runPgbench, scriptOf } from './pgbench.ts';
import { residentMb, startShop, treeMb } from './processes.ts';
import { median, report } from './report.ts';
import type { Benchmark } from './run.ts';
import { statementsOf } from './statement-log.ts';
import { fillStock } from './submit.ts';

const connections = 8;
const rounds = 3;
const seconds = 5;

/** What one buyer does again and again; each is the one before and what follows it. */
const journeys = ['add', 'placed', 'paid'] as const;
type Journey = (typeof journeys)[number];
/** Per second at eight connections on two cores, with the load on the same machine. */
const atLeast: Record<Journey, number> = { add: 1500, placed: 400, paid: 150 };
const questions: Record<Journey, string> = {
  add: 'add to cart',
  placed: 'add, settle, submit',
  paid: 'the same, paid and told by the channel',
};

/** Buying from the cart to the paid order, each round beside the database's own speed with the statements of a submit. */
export const benchmark: Benchmark = {
  question: 'how many purchases a second go into the cart, are placed, are paid?',
  run: async () => {
    const pgbench = findPgbench();
    const shop = await startShop();
    try {
      await fillStock(shop);
      const buyers = await openBuyers(shop, connections);
      const recorded = () =>
        statementsOf(shop, 'insert into "trades"', () => Promise.all(buyers.slice(0, 1).map(place)));
      for (const journey of journeys) await runJourney(buyers, journey, 1);
      const script = pgbench ? scriptOf(await recorded(), await recorded()) : '';
      const rates: Record<Journey | 'reference', number[]> = { add: [], placed: [], paid: [], reference: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const journey of journeys) rates[journey].push(await runJourney(buyers, journey, seconds));
        if (pgbench) rates.reference.push(runPgbench(pgbench, shop.databaseUrl, script, connections, seconds));
      }
      const reference = median(rates.reference);
      if (pgbench) report({ name: 'pgbench, a submit’s statements', value: reference, unit: '/s' });
      for (const journey of journeys)
        report({
          name: questions[journey],
          value: median(rates[journey]),
          unit: '/s',
          atLeast: atLeast[journey],
          ...(pgbench && { reference }),
        });
      report({ name: 'server memory after the load', value: residentMb(shop.pid), unit: 'MB', atMost: 250 });
      report({ name: 'with the database', value: treeMb(shop), unit: 'MB', atMost: 400 });
    } finally {
      await shop.stop();
    }
  },
};

/** The calls of each journey. */
const journeyOf: Record<Journey, (buyer: Buyer) => Promise<unknown>> = {
  add: (buyer) => buyer.add(),
  placed: (buyer) => place(buyer),
  paid: async (buyer) => buyer.tell(await buyer.createPayment(await place(buyer))),
};

async function place(buyer: Buyer) {
  await buyer.add();
  return buyer.submit(await buyer.settle());
}

/** Runs of a journey per second, every buyer one after the other on a connection of its own. */
async function runJourney(buyers: Buyer[], journey: Journey, forSeconds: number): Promise<number> {
  const startedMs = performance.now();
  const endMs = startedMs + forSeconds * 1000;
  let done = 0;
  await Promise.all(
    buyers.map(async (buyer) => {
      while (performance.now() < endMs) {
        await journeyOf[journey](buyer);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - startedMs);
}
