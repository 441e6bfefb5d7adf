import { businessCompanyId } from '../apps/server/src/seed/shop-looks.ts';
import { call, signIn } from './call.ts';
import { untilIdle } from './cpu-time.ts';
import { drive } from './load.ts';
import { makeGoods, type ManyGoods } from './many-goods.ts';
import { residentMb, type RunningShop, startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

const path = '/api/OpsGoods/GetPage';
const connections = 8;
const [mostFirstMs, mostFilteredMs] = [100, 300];

/** The list of goods in the console over a million items, whole and by each filter. `--rows N` makes fewer. */
export const benchmark: Benchmark = {
  question: 'how long does a page of a million goods take in the console?',
  run: async (args) => {
    const count = Number(args[args.indexOf('--rows') + 1] ?? 0) || 1_000_000;
    const shop = await startShop();
    try {
      const startedMs = performance.now();
      const made = await makeGoods(shop.databaseUrl, businessCompanyId, count);
      console.log(`${count} items made in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
      await untilIdle(shop);
      const token = await signIn(shop.base, 'operator');
      // The first calls of all open the connections and plan their statements.
      for (const when of ['asked first of all', 'once more'])
        await measure(shop, { name: `first page, ${when}`, body: by({}), token, isFirst: true });
      for (const [name, body] of lists(made)) await measure(shop, { name, body, token, isFirst: false });
      console.log(`server memory after the load: ${residentMb(shop.pid).toFixed(0)} MB`);
    } finally {
      await shop.stop();
    }
  },
};

const by = (reqData: object, searchKey?: string, pageIndex = 1) => ({ pageIndex, pageSize: 20, searchKey, reqData });

const lists = (made: ManyGoods): [name: string, body: object][] => [
  ['page 400', by({}, undefined, 400)],
  ['by price', by({ sort: 'retail' })],
  ['by price down, on sale', by({ sort: 'retail', isDown: true, queue: 'onSale' })],
  ['by stock', by({ sort: 'stock' })],
  ['by change down, category', by({ sort: 'changed', isDown: true, categoryId: made.categoryId })],
  ['by number, page 400', by({ sort: 'no' }, undefined, 400)],
  ['name: 订书机 (many)', by({}, '订书机')],
  ['name: 型号77 (hundreds)', by({}, '型号7777')],
  ['name: nothing has it', by({}, '航天飞机')],
  ['name: of all words, few together', by({}, '便携计算器 48mm×100m 型号12')],
  ['one character', by({}, '笔')],
  ['item number', by({}, 'M123456-1')],
  ['category', by({ categoryId: made.categoryId })],
  ['brand of many goods', by({ brandId: made.brandId })],
  ['brand of ten goods', by({ brandId: made.rareBrandId })],
  ['brand of old goods alone', by({ brandId: made.oldBrandId })],
  ['supplier', by({ supplierId: made.supplierId })],
  ['on sale', by({ queue: 'onSale' })],
  ['off sale', by({ queue: 'offSale' })],
  ['no stock', by({ queue: 'noStock' })],
  ['low stock', by({ queue: 'lowStock' })],
  ['no picture', by({ queue: 'noPicture' })],
  ['price ¥10 to ¥20', by({ priceFrom: 1000, priceTo: 2000 })],
  ['price ¥12.34', by({ priceFrom: 1234, priceTo: 1234 })],
  ['name and brand', by({ brandId: made.brandId }, '订书机')],
  ['name, supplier and on sale', by({ supplierId: made.supplierId, queue: 'onSale' }, '订书机')],
  ['name, category and on sale', by({ categoryId: made.categoryId, queue: 'onSale' }, '订书机')],
];

async function measure(
  shop: RunningShop,
  { name, body, token, isFirst }: { name: string; body: object; token: string; isFirst: boolean },
): Promise<void> {
  const { totalCount, isTotalCapped } = (await call(shop.base, path, body, token)) as unknown as {
    totalCount: number;
    isTotalCapped: boolean;
  };
  const options = { url: `${shop.base}${path}`, headers: { authtoken: token }, bodies: [JSON.stringify(body)] };
  const alone = await drive({ ...options, connections: 1, seconds: 3 });
  const load = await drive({ ...options, connections, seconds: 4 });
  const measured = isFirst ? load.p99Ms : alone.p99Ms;
  const mostMs = isFirst ? mostFirstMs : mostFilteredMs;
  console.log(
    `${name.padEnd(34)} ${String(totalCount).padStart(6)}${isTotalCapped ? '+' : ' '} ` +
      `alone p99 ${alone.p99Ms.toFixed(0).padStart(4)} ms, at ${connections} connections ` +
      `p99 ${load.p99Ms.toFixed(0).padStart(4)} ms, ${load.perSecond.toFixed(0).padStart(5)}/s ` +
      `(< ${mostMs} ${isFirst ? 'at all' : 'alone'}${measured < mostMs ? ' ok' : ' MISSED'})` +
      (load.failures ? `  ${load.failures} failures` : ''),
  );
}
