import { parse } from 'csv-parse/sync';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { call } from './call.ts';
import { catalogueFiles, folderOf, importCatalogue, readRows } from './catalogue.ts';
import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

const path = '/api/ProductToC/GetWebSkuPage';
const atLeast = { at10: 0.9, at50: 0.97 };

interface Query {
  query: string;
  kind: string;
  /** '1': the goods that must be found are known; none of them: nothing may be found. */
  judged: string;
  mustMatchItemNos: string;
}

interface Tally {
  queries: number;
  judged: number;
  at10: number;
  at50: number;
  ranks: number[];
  empty: number;
}

/**
 * `npm run bench -- search-quality --data DIR`: imports the catalogues into a shop of their own and asks the queries of
 * search-queries.csv. Without it, names of goods cut from the titles must find the goods that bear them.
 */
export const benchmark: Benchmark = {
  question: 'does the search find what was meant?',
  run: async (args) => {
    const folder = folderOf(args);
    const files = catalogueFiles(folder);
    const shop = await startShop();
    try {
      const host = await importCatalogue(shop, files);
      const tallies = new Map<string, Tally>();
      const noise: string[] = [];
      for (const query of queriesOf(folder, files)) {
        const answer = await call(shop.base, path, { companyUrl: host, searchKey: query.query, pageSize: 50 });
        const found = (answer.resultData as { itemNo: string }[]).map((card) => card.itemNo);
        const tally = tallyOf(tallies, query.kind.replace(/（.*/, ''));
        tally.queries += 1;
        if (found.length === 0) tally.empty += 1;
        if (query.judged !== '1') continue;
        const must = new Set(query.mustMatchItemNos.split('|').filter(Boolean));
        if (must.size > 0) judge(tally, found, must);
        else if (found.length > 0) noise.push(query.query);
      }
      print(tallies, noise);
    } finally {
      await shop.stop();
    }
  },
};

function tallyOf(tallies: Map<string, Tally>, kind: string): Tally {
  const tally = tallies.get(kind) ?? { queries: 0, judged: 0, at10: 0, at50: 0, ranks: [], empty: 0 };
  tallies.set(kind, tally);
  return tally;
}

/** Of the goods that must be found, the share among the first; at most as many as there is room for. */
function judge(tally: Tally, found: readonly string[], must: ReadonlySet<string>): void {
  const recall = (size: number) => found.slice(0, size).filter((no) => must.has(no)).length / Math.min(size, must.size);
  tally.judged += 1;
  tally.at10 += recall(10);
  tally.at50 += recall(50);
  for (const [at, itemNo] of found.entries()) if (must.has(itemNo)) tally.ranks.push(at + 1);
}

function print(tallies: ReadonlyMap<string, Tally>, noise: readonly string[]): void {
  const all: Tally = { queries: 0, judged: 0, at10: 0, at50: 0, ranks: [], empty: 0 };
  for (const [kind, tally] of tallies) {
    printTally(kind, tally);
    all.queries += tally.queries;
    all.judged += tally.judged;
    all.at10 += tally.at10;
    all.at50 += tally.at50;
    all.ranks.push(...tally.ranks);
    all.empty += tally.empty;
  }
  printTally('all', all);
  for (const key of ['at10', 'at50'] as const) {
    const value = all[key] / all.judged;
    console.log(`recall ${key} ${value.toFixed(3)} (≥ ${atLeast[key]}${value >= atLeast[key] ? ' ok' : ' MISSED'})`);
  }
  console.log(noise.length === 0 ? 'nothing for what must find nothing: ok' : `NOISE for ${noise.join(', ')}`);
}

function printTally(kind: string, { queries, judged, at10, at50, ranks, empty }: Tally): void {
  const share = (sum: number) => (judged > 0 ? (sum / judged).toFixed(3) : '–').padStart(6);
  const rank = ranks.length > 0 ? (ranks.reduce((a, b) => a + b, 0) / ranks.length).toFixed(1) : '–';
  console.log(
    `${String(queries).padStart(4)} queries  recall@10 ${share(at10)}  recall@50 ${share(at50)}  mean rank ${rank.padStart(5)}  empty ${String(empty).padStart(3)}  ${kind}`,
  );
}

/** The list of the folder, or the categories of the catalogue with the goods whose titles bear their names. */
function queriesOf(folder: string | undefined, files: readonly string[]): Query[] {
  const list = folder && join(folder, 'search-queries.csv');
  if (list && existsSync(list)) return parse<Query>(readFileSync(list), { columns: true, bom: true });
  const rows = readRows(files);
  const names = new Set(rows.map((row) => row.categoryPath.split('/').at(-1) ?? ''));
  const queries = [...names].slice(0, 200).map((query) => {
    const must = rows.filter((row) => row.itemName.includes(query) && row.categoryPath.endsWith(`/${query}`));
    return {
      query,
      kind: 'category',
      judged: '1',
      mustMatchItemNos: must
        .slice(0, 400)
        .map((row) => row.itemNo)
        .join('|'),
    };
  });
  const nothing = ['火星探测器', 'asdfghjk', '！！！'].map((query) => ({
    query,
    kind: 'nothing',
    judged: '1',
    mustMatchItemNos: '',
  }));
  return [...queries.filter((query) => query.mustMatchItemNos), ...nothing];
}
