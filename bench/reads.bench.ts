import { call, signIn } from './call.ts';
import { drive, type Load, printRow } from './load.ts';
import { residentMb, startHello, startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

const connections = 32;
/** A machine that others use too is fast and slow by turns: both sides take turns, and the middle one of so many ratios counts. */
const rounds = 5;

interface Read {
  name: string;
  path: string;
  bodies: unknown[];
  token?: string;
  atLeast: number;
}

/** Template, product detail and cart beside a bare Fastify endpoint that answers the same bytes. */
export const benchmark: Benchmark = {
  question: 'what do the hot reads cost beside a bare Fastify endpoint of the same bytes?',
  run: async () => {
    const shop = await startShop();
    try {
      const token = await signIn(shop.base, 'buyer');
      const itemIds = await allItemIds(shop.base);
      const [first = ''] = itemIds;
      await call(
        shop.base,
        '/api/ShopCart/AddList',
        { data: { list: itemIds.slice(0, 20).map((itemId) => ({ itemId, chartQty: 100 })) } },
        token,
      );
      const detail = '/api/ProductToC/GetSkuModel';
      const reads: Read[] = [
        {
          name: 'template',
          path: '/api/ShopHostUrlMapTemplate/GetList',
          bodies: [{ companyUrl: 'localhost' }],
          atLeast: 0.3,
        },
        { name: 'product detail, one item', path: detail, bodies: [{ data: { itemId: first } }], atLeast: 0.3 },
        {
          // Answers to signed-in callers are never kept.
          name: 'product detail, distinct, uncached',
          path: '/api/Product/GetSkuModel',
          bodies: itemIds.map((itemId) => ({ data: { itemId } })),
          token,
          atLeast: 0.12,
        },
        {
          name: 'search page with facets, one page',
          path: '/api/ProductToC/GetWebSkuPage',
          bodies: [{ pageIndex: 1, pageSize: 50, reqData: { withFacets: true } }],
          atLeast: 0,
        },
        {
          name: 'cart list, ten of twenty lines',
          path: '/api/ShopCart/GetList',
          bodies: [{ pageIndex: 1, pageSize: 10 }],
          token,
          atLeast: 0,
        },
      ];
      for (const read of reads) await measure(shop.base, read);
      console.log(`server memory after the load: ${residentMb(shop.pid).toFixed(0)} MB (< 350)`);
    } finally {
      await shop.stop();
    }
  },
};

async function allItemIds(base: string): Promise<string[]> {
  const itemIds: string[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = await call(base, '/api/ProductToC/GetWebSkuPage', { pageIndex, pageSize: 100 });
    const cards = page.resultData as { itemId: string }[];
    itemIds.push(...cards.map((card) => card.itemId));
    if (cards.length < 100) return itemIds;
  }
}

async function measure(base: string, read: Read): Promise<void> {
  const bytes = JSON.stringify(await call(base, read.path, read.bodies[0], read.token));
  const hello = await startHello(bytes);
  const bodies = read.bodies.map((body) => JSON.stringify(body));
  const headers = read.token ? { authtoken: read.token } : undefined;
  const options = { connections, bodies, headers };
  await drive({ ...options, url: `${base}${read.path}`, seconds: 2 });
  const found: { load: Load; reference: Load }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const reference = await drive({ ...options, url: `${hello.base}${read.path}`, seconds: 2 });
    const load = await drive({ ...options, url: `${base}${read.path}`, seconds: 2 });
    found.push({ load, reference });
  }
  await hello.stop();
  const ratioOf = ({ load, reference }: (typeof found)[number]) => load.perSecond / reference.perSecond;
  const [middle] = found.toSorted((a, b) => ratioOf(a) - ratioOf(b)).slice((rounds - 1) / 2);
  if (middle) printRow(read.name, middle.load, middle.reference, read.atLeast);
}
