import { logIn } from './call.ts';
import { firstVisits, machineText } from './first-visit.ts';
import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

const mostMs = 2500;
const pages = [
  '/center/dashboard/overview',
  '/center/order/myOrder',
  '/center/order/allOrder',
  '/Audit/OrderAudit',
  '/finance/checkOrder/financeCheck',
  '/center/kamUser/invoice',
];

/** Screens of the centre as somebody signed in meets them for the first time. */
export const benchmark: Benchmark = {
  question: 'how soon does a page of the centre answer on a first visit?',
  run: async ([rounds = '5']) => {
    const shop = await startShop();
    try {
      const session = await logIn(shop.base, 'admin');
      for (const route of pages) {
        const page = { front: `${shop.base}/`, cookies: '', route, device: 'desktop' as const };
        const visit = await firstVisits(page, session, Number(rounds));
        const { interactiveMs, performance } = visit;
        console.log(
          `${route.padEnd(34)} interactive ${interactiveMs.toFixed(0).padStart(5)} ms ` +
            `(< ${mostMs}${interactiveMs < mostMs ? ' ok' : ' MISSED'})  performance ${performance.toFixed(2)}  ${machineText(visit)}`,
        );
      }
    } finally {
      await shop.stop();
    }
  },
};
