import { existsSync } from 'node:fs';
import { call } from './call.ts';
import { cataloguesIn, readRows } from './catalogue.ts';
import { drive, printRow } from './load.ts';
import { runTool, startHello, startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

const path = '/api/ProductToC/GetWebSkuPage';
const connections = 10;
const atLeast = 0.01;

/**
 * `npm run bench -- search DIR`: imports the catalogues of DIR (CSV files catalogue-*.csv) beside the demo goods and
 * sends distinct queries cut from the titles, each with facets, none answered from a cache. Without DIR the demo goods alone.
 */
export const benchmark: Benchmark = {
  question: 'how many searches with facets per second, beside a bare Fastify hello?',
  run: async ([folder]) => {
    const shop = await startShop();
    try {
      const files = folder && existsSync(folder) ? cataloguesIn(folder) : [];
      if (files.length === 0) console.log('no catalogue folder given: the demo goods alone');
      else await printImport(shop.dataDir, files);
      const queries = await distinctQueries(shop.base, files);
      const bodies = queries.map((searchKey) =>
        JSON.stringify({ pageIndex: 1, pageSize: 50, searchKey, reqData: { withFacets: true } }),
      );
      const hello = await startHello('{"success":true}');
      const options = { connections, bodies };
      await drive({ ...options, url: `${shop.base}${path}`, seconds: 3 });
      const reference = await drive({ ...options, url: `${hello.base}/` });
      const load = await drive({ ...options, url: `${shop.base}${path}`, seconds: 8 });
      await hello.stop();
      console.log(`${queries.length} distinct queries`);
      printRow('search with facets', load, reference, atLeast);
    } finally {
      await shop.stop();
    }
  },
};

async function printImport(dataDir: string, files: string[]): Promise<void> {
  for (const round of ['first', 'again']) {
    const startedMs = performance.now();
    await runTool({ dataDir }, 'import', ...files, '--host', 'business.localhost', '--partial');
    console.log(`import, ${round}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s (< 60)`);
  }
}

/** Two to four characters from the middle of titles: words people type, and some that meet nothing. */
async function distinctQueries(base: string, files: string[]): Promise<string[]> {
  const titles =
    files.length > 0
      ? readRows(files).map((row) => row.itemName)
      : ((await call(base, path, { pageIndex: 1, pageSize: 100 })).resultData as { itemName: string }[]).map(
          (card) => card.itemName,
        );
  const cut = titles.flatMap((title) => [...title.matchAll(/[\u4e00-\u9fff]{2,4}/g)].map((match) => match[0]));
  return [...new Set(cut)].slice(0, 20_000);
}
