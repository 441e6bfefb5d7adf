import { openAsBlob } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { type ImportState, importStates, isUnderWay } from '@jicai/domain/goods/import-states.ts';
import { call, signIn } from './call.ts';
import { drive } from './load.ts';
import { residentMb, startShop } from './processes.ts';

const connections = 8;
/** Who searches meanwhile: a shop's visitors as they come, four million searches a day, and buyers who never pause. */
const crowds = [
  { name: '50 searches a second', perSecond: 50 },
  { name: `${connections} buyers who never pause`, perSecond: undefined },
];
const [mostSeconds, mostTimes, mostSearchMs] = [100, 2, 5000];
const windowSeconds = 4;
const search = '/api/ProductToC/GetWebSkuPage';

interface Answer<T> {
  resultData: T;
  errorMsg: string;
}

interface GoodsFile {
  csv: string;
  count: number;
  /** The item that is written last. */
  lastNo: string;
}

/**
 * A goods file brought from the console of a shop, while others search in it: how long the writing takes, what the shop's
 * process holds meanwhile, how slow the searches become, and how soon the last goods are found. Each crowd has a shop of its own.
 */
export async function importBesideBuyers(file: GoodsFile): Promise<void> {
  for (const crowd of crowds) await importBeside(crowd, file);
}

async function importBeside(crowd: (typeof crowds)[number], { csv, count, lastNo }: GoodsFile): Promise<void> {
  const shop = await startShop();
  try {
    const token = await signIn(shop.base, 'operator');
    const ask = <T>(path: string, data: object): Promise<Answer<T>> => call(shop.base, path, { data }, token);
    const bodies = ['纸', '中性笔', '鼠标', '手套'].map((searchKey) =>
      JSON.stringify({ searchKey, pageIndex: 1, pageSize: 20, reqData: { withFacets: true } }),
    );
    const load = () =>
      drive({
        url: `${shop.base}${search}`,
        connections,
        seconds: windowSeconds,
        bodies,
        ...(crowd.perSecond && { perSecond: crowd.perSecond }),
      });
    await load();
    const before = await load();

    const form = new FormData();
    form.append('bizType', String(bizTypes.goodsFile));
    form.append('file', await openAsBlob(csv), 'goods.csv');
    const headers = { authtoken: token };
    const sent = await fetch(`${shop.base}/api/File/Upload`, { method: 'POST', headers, body: form });
    const { resultData: file } = (await sent.json()) as { resultData: { fileUrl: string } };
    const requestId = () => crypto.randomUUID();
    const started = await ask<{ importId: string }>('/api/OpsGoods/StartImport', {
      ...file,
      fileName: 'goods.csv',
      requestId: requestId(),
    });
    const { importId } = started.resultData;
    const stateOf = async () =>
      (await ask<{ state: ImportState }>('/api/OpsGoods/GetImport', { importId })).resultData.state;
    const checkMs = await until(async () => !isUnderWay(await stateOf()));

    await ask('/api/OpsGoods/WriteImport', { importId, isPartial: true, requestId: requestId() });
    const startedMs = performance.now();
    const [memory, p99s] = [[residentMb(shop.pid)], [] as number[]];
    for (;;) {
      const during = await load();
      const state = await stateOf();
      if (state !== importStates.writing) break;
      p99s.push(during.p99Ms);
      memory.push(residentMb(shop.pid));
    }
    const seconds = (performance.now() - startedMs) / 1000;
    const foundMs = await until(async () => {
      const answer = await call(shop.base, search, { searchKey: lastNo, reqData: {} });
      return (answer.totalCount ?? 0) > 0;
    });
    const after = await load();
    // The same searches find more goods by the end, and a machine is not equally free all the time: both ends count.
    const usualMs = (before.p99Ms + after.p99Ms) / 2;
    const worst = p99s.toSorted((a, b) => a - b)[p99s.length >> 1] ?? 0;
    const ok = (isGood: boolean) => (isGood ? 'ok' : 'MISSED');
    console.log(
      `${count} rows from the console beside ${crowd.name}: checked in ${(checkMs / 1000).toFixed(0)} s, ` +
        `written in ${seconds.toFixed(0)} s (< ${mostSeconds} for 100,000 ${ok(seconds * (100_000 / count) < mostSeconds)}), ` +
        `searches p99 ${before.p99Ms.toFixed(0)} ms before, ${after.p99Ms.toFixed(0)} after, ${worst.toFixed(0)} ms meanwhile ` +
        `(≤ ${mostTimes} times ${ok(worst <= usualMs * mostTimes)}), ` +
        `the last one found ${foundMs.toFixed(0)} ms after the end (< ${mostSearchMs} ${ok(foundMs < mostSearchMs)})`,
    );
    console.log(
      `p99 every ${windowSeconds} s: ${p99s.map((ms) => ms.toFixed(0)).join(', ')}; MB: ${memory.map((mb) => mb.toFixed(0)).join(', ')}`,
    );
  } finally {
    await shop.stop();
  }
}

/** Asks until it is so; answers after how long. */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const startedMs = performance.now();
  while (!(await isSo())) await sleep(200);
  return performance.now() - startedMs;
}
