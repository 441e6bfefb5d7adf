import { call } from './call.ts';
import { type CatalogueRow, catalogueFiles, folderOf, importCatalogue, readRows } from './catalogue.ts';
import { fillGoods } from './fill-goods.ts';
import { drive, printRow } from './load.ts';
import { residentMb, type RunningShop, startHello, startShop } from './processes.ts';
import type { Benchmark } from './run.ts';
import { queriesByKind } from './search-kinds.ts';

const path = '/api/ProductToC/GetWebSkuPage';
const atLeast = 0.02;
const mostGrowth = 3;
const smallSize = 10_000;
const largeSize = 1_000_000;
const largeShops = 200;
const queriesOfKind = 150;
const connections = 10;

/**
 * `npm run bench -- search-speed --data DIR [--goods N]`: p50 and p99 by kind of query at 10,000 goods in two shops, at the
 * catalogue (12,873) and at a million goods in 200 shops, and the rate of full pages with facets beside a bare hello. No
 * query is asked twice, nothing is answered from a cache.
 */
export const benchmark: Benchmark = {
  question: 'how long does a search take, and how does that grow with the goods?',
  run: async (args) => {
    const files = catalogueFiles(folderOf(args));
    const rows = readRows(files);
    const goods = numberAfter(args, '--goods') ?? largeSize;
    const shop = await startShop();
    try {
      const host = await importCatalogue(shop, files);
      await settled(shop, { companyUrl: host });
      await pageRate(shop, rows, host);
      await printIndex(shop, 'with the catalogue');
      const medium = await latencies(shop, rows, () => ({ companyUrl: host }));
      const small = await filled(shop, rows, { companies: 2, goods: smallSize, first: 0 });
      const large = await filled(shop, rows, { companies: largeShops, goods, first: 2 });
      await printIndex(shop, `with ${goods} goods more`);
      printGrowth([
        [`${smallSize}`, small],
        [`${rows.length}`, medium],
        [`${goods}`, large],
      ]);
    } finally {
      await shop.stop();
    }
  },
};

function numberAfter(args: readonly string[], name: string): number | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : Number(args[at + 1]);
}

type Place = Record<string, string>;

async function filled(
  shop: RunningShop,
  rows: readonly CatalogueRow[],
  { companies, goods, first }: { companies: number; goods: number; first: number },
): Promise<Map<string, number[]>> {
  const startedMs = performance.now();
  const perCompany = Math.round(goods / companies);
  const { companyIds } = await fillGoods(shop.databaseUrl, rows, { companies, perCompany, first });
  const filledMs = performance.now();
  for (const companyId of companyIds) await settled(shop, { companyId });
  const seconds = (fromMs: number, toMs: number) => ((toMs - fromMs) / 1000).toFixed(1);
  console.log(
    `${companies} shops of ${perCompany}: written in ${seconds(startedMs, filledMs)} s, indexed in ${seconds(filledMs, performance.now())} s`,
  );
  return latencies(shop, rows, (at) => ({ companyId: companyIds[at % companyIds.length] ?? '' }));
}

/** Asks until the index answers: PostgreSQL has no words of the filled shops. */
async function settled(shop: RunningShop, place: Place): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { totalCount = 0 } = await call(shop.base, path, { ...place, searchKey: '色', pageSize: 1 });
    if (totalCount > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the index was not loaded');
}

/** Milliseconds by kind of query, one call after the other. */
async function latencies(
  shop: RunningShop,
  rows: readonly CatalogueRow[],
  placeOf: (at: number) => Place,
): Promise<Map<string, number[]>> {
  const measured = new Map<string, number[]>();
  let at = 0;
  for (const [kind, queries] of queriesByKind(rows, queriesOfKind)) {
    const times: number[] = [];
    for (const searchKey of queries) {
      const body = { ...placeOf((at += 1)), searchKey, pageSize: 50, reqData: { withFacets: true } };
      const startedMs = performance.now();
      await call(shop.base, path, body);
      times.push(performance.now() - startedMs);
    }
    measured.set(kind, times);
  }
  return measured;
}

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

function printGrowth(sizes: readonly [size: string, times: Map<string, number[]>][]): void {
  const kinds = [...(sizes[0]?.[1].keys() ?? [])];
  console.log(`${'p50 / p99 in ms'.padEnd(20)} ${sizes.map(([size]) => size.padStart(16)).join(' ')}`);
  const row = (name: string, timesOf: (times: Map<string, number[]>) => number[]) => {
    const cells = sizes.map(([, times]) => timesOf(times));
    const texts = cells.map((times) => `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`);
    const growth = quantile(cells.at(-1) ?? [], 0.99) / quantile(cells[0] ?? [], 0.99);
    console.log(
      `${name.padEnd(20)} ${texts.map((text) => text.padStart(16)).join(' ')}  growth of p99 ${growth.toFixed(2)}`,
    );
    return growth;
  };
  for (const kind of kinds) row(kind, (times) => times.get(kind) ?? []);
  const growth = row('all', (times) => [...times.values()].flat());
  console.log(`p99 grows ${growth.toFixed(2)} (≤ ${mostGrowth}${growth <= mostGrowth ? ' ok' : ' MISSED'})`);
}

/** Full pages with facets per second, beside a bare Fastify that answers the same calls with a few bytes. */
async function pageRate(shop: RunningShop, rows: readonly CatalogueRow[], host: string): Promise<void> {
  const cut = rows.flatMap((row) => row.itemName.match(/[\u4e00-\u9fff]{2,4}/g) ?? []);
  const bodies = [...new Set(cut)]
    .slice(0, 20_000)
    .map((searchKey) => JSON.stringify({ companyUrl: host, searchKey, pageSize: 50, reqData: { withFacets: true } }));
  const hello = await startHello('{"success":true}');
  await drive({ url: `${shop.base}${path}`, connections, bodies, seconds: 3 });
  const reference = await drive({ url: `${hello.base}/`, connections, bodies });
  const load = await drive({ url: `${shop.base}${path}`, connections, bodies: bodies.toReversed(), seconds: 8 });
  await hello.stop();
  printRow(`${bodies.length} distinct queries with facets`, load, reference, atLeast);
}

async function printIndex(shop: RunningShop, when: string): Promise<void> {
  const metrics = await (await fetch(`${shop.base}/metrics`)).text();
  const valueOf = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(metrics)?.[1] ?? 0);
  console.log(
    `${when}: ${valueOf('search_index_items')} goods in the index, ${(valueOf('search_index_bytes') / 1e6).toFixed(1)} MB, ` +
      `built in ${valueOf('search_index_build_seconds').toFixed(1)} s, server ${residentMb(shop.pid).toFixed(0)} MB`,
  );
}
