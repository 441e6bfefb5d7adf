import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

/** First start creates the database and the demo shops; the second must be ready in under 3 s. */
export const benchmark: Benchmark = {
  question: 'how long does a start take (the first on an empty folder, then again)?',
  run: async () => {
    const first = await startShop();
    await first.stop();
    console.log(`first start   ${(first.readyMs / 1000).toFixed(2)} s`);
    for (let again = 1; again <= 3; again += 1) {
      const next = await startShop({ dataDir: first.dataDir });
      await next.stop();
      console.log(`start again   ${(next.readyMs / 1000).toFixed(2)} s (< 3)`);
    }
  },
};
