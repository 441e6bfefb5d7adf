import { logIn } from './call.ts';
import { firstVisits, machineText } from './first-visit.ts';
import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

const [mostMs, mostKib] = [1500, 350];
const routes = ['/desk', '/orders', '/goods', '/customers', '/payments', '/returns'];

/** The desk and the lists of the console, as an operator meets them for the first time. */
export const benchmark: Benchmark = {
  question: 'how heavy is the console on a first visit, and how soon does a list answer?',
  run: async ([rounds = '5']) => {
    const shop = await startShop();
    try {
      const session = await logIn(shop.base, 'operator');
      for (const route of routes) {
        const page = { front: `${shop.base}/console/`, cookies: 'console_', route, device: 'desktop' as const };
        const visit = await firstVisits(page, session, Number(rounds));
        const { interactiveMs, scriptKib, performance } = visit;
        // The desk is what everybody loads first; a list brings its table with it.
        const weight = route === '/desk' ? ` (≤ ${mostKib}${scriptKib <= mostKib ? ' ok' : ' MISSED'})` : '';
        console.log(
          `${route.padEnd(12)} interactive ${interactiveMs.toFixed(0).padStart(5)} ms ` +
            `(< ${mostMs}${interactiveMs < mostMs ? ' ok' : ' MISSED'})  performance ${performance.toFixed(2)}  ` +
            `scripts ${scriptKib.toFixed(0)} KiB${weight}  ${machineText(visit)}`,
        );
      }
    } finally {
      await shop.stop();
    }
  },
};
