import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../tools/architecture/sources.ts';
import { call } from './call.ts';
import { drive, printRow } from './load.ts';
import { startHello, startShop } from './processes.ts';
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
      else printImport(shop.dataDir, files);
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

const cataloguesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^catalogue-.*\.csv$/.test(name))
    .map((name) => join(folder, name));

function printImport(dataDir: string, files: string[]): void {
  for (const round of ['first', 'again']) {
    const startedMs = performance.now();
    execFileSync(process.execPath, ['tools/run.mjs', 'import', ...files, '--host', 'business.localhost', '--partial'], {
      cwd: rootDir,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    console.log(`import, ${round}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s (< 60)`);
  }
}

/** Two to four characters from the middle of titles: words people type, and some that meet nothing. */
async function distinctQueries(base: string, files: string[]): Promise<string[]> {
  const titles =
    files.length > 0
      ? files.flatMap((file) =>
          readFileSync(file, 'utf8')
            .split('\n')
            .slice(1)
            .map((line) => line.split(',')[2] ?? ''),
        )
      : ((await call(base, path, { pageIndex: 1, pageSize: 100 })).resultData as { itemName: string }[]).map(
          (card) => card.itemName,
        );
  const cut = titles.flatMap((title) => [...title.matchAll(/[\u4e00-\u9fff]{2,4}/g)].map((match) => match[0]));
  return [...new Set(cut)].slice(0, 20_000);
}
