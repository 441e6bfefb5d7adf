import { call, signIn } from './call.ts';
import { catalogueFiles, folderOf, importCatalogue, readRows } from './catalogue.ts';
import type { HotCall } from './hot-call.ts';
import { drive } from './load.ts';
import type { RunningShop } from './processes.ts';

const pagePath = '/api/ProductToC/GetWebSkuPage';

/** Pages of a catalogue of its own, and the products of the demo for somebody who has signed in: nothing comes from a cache. */
export async function readsOf(shop: RunningShop, args: readonly string[]): Promise<HotCall[]> {
  const files = catalogueFiles(folderOf(args));
  const companyUrl = await importCatalogue(shop, files);
  const rows = readRows(files);
  const words = [...new Set(rows.flatMap((row) => row.itemName.match(/[\u4e00-\u9fff]{2,4}/g) ?? []))];
  const token = await signIn(shop.base, 'buyer');
  const page = await call(shop.base, pagePath, {
    companyUrl,
    pageIndex: 1,
    pageSize: 1,
    reqData: { withFacets: true },
  });
  const { facets } = page as unknown as { facets: { cates: { categoryId: string; count: number }[] } };
  const lists = facets.cates.flatMap(({ categoryId, count }) =>
    Array.from({ length: Math.ceil(count / 50) }, (_, at) => ({
      companyUrl,
      pageIndex: at + 1,
      pageSize: 50,
      reqData: { categoryId },
    })),
  );
  const itemIds = await itemIdsOf(shop.base);
  const read = (path: string, bodies: object[], connections: number, headers?: Record<string, string>) => {
    const texts = bodies.map((body) => JSON.stringify(body));
    let at = 0;
    return async () => async () => {
      // Goes on where the last round ended: what was answered just now must not come from a cache.
      const from = (at += 2711) % texts.length;
      const load = await drive({
        url: `${shop.base}${path}`,
        connections,
        seconds: 3,
        headers,
        bodies: [...texts.slice(from), ...texts.slice(0, from)],
      });
      if (load.failures > 0) throw new Error(`${path}: ${load.failures} failures`);
      return { calls: load.calls, p99Ms: load.p99Ms };
    };
  };
  const searches = words.map((searchKey) => ({ companyUrl, searchKey, pageSize: 50, reqData: { withFacets: true } }));
  const details = itemIds.map((itemId) => ({ data: { itemId } }));
  return [
    { name: 'search with facets', atLeast: 1200, p99AtMost: 30, prepare: read(pagePath, searches, 10) },
    { name: 'category list', atLeast: 2000, prepare: read(pagePath, lists, 10) },
    {
      name: 'product detail, 10 at once',
      atLeast: 6000,
      prepare: read('/api/Product/GetSkuModel', details, 10, { authtoken: token }),
    },
    {
      name: 'product detail, 50 at once',
      atLeast: 8000,
      prepare: read('/api/Product/GetSkuModel', details, 50, { authtoken: token }),
    },
  ];
}

async function itemIdsOf(base: string): Promise<string[]> {
  const itemIds: string[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = await call(base, pagePath, { pageIndex, pageSize: 100 });
    const cards = page.resultData as { itemId: string }[];
    itemIds.push(...cards.map((card) => card.itemId));
    if (cards.length < 100) return itemIds;
  }
}
