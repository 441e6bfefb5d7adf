import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { rootDir } from '../tools/architecture/sources.ts';
import { call, logIn } from './call.ts';
import { chromeFlags, chromePath } from './chrome.ts';
import { cookiesOf, type Device, firstVisits, machineText } from './first-visit.ts';
import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';
import { goodsInStock } from './submit.ts';

const assets = join(rootDir, 'dist/storefront/assets');
const leastScores: Readonly<Record<Device, number>> = { desktop: 1, phone: 0.95 };
const devices = Object.keys(leastScores) as Device[];
const cartLines = 6;

/** Bytes of a first visit after gzip, and what Lighthouse says of it on a desktop and on a phone. Arguments: visits of each, names of pages. */
export const benchmark: Benchmark = {
  question: 'how heavy, how steady and how fast is a first visit?',
  run: async ([rounds = '5', ...wanted]) => {
    const shop = await startShop();
    try {
      const buyer = await logIn(shop.base, 'buyer');
      for (const { name, route, isBuyer } of await pagesOf(shop.base, buyer['token'] ?? '')) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        await printBytes(name, { base: shop.base, route }, isBuyer ? buyer : undefined);
        for (const device of devices) {
          const page = { front: `${shop.base}/`, cookies: '', route, device };
          printVisit(`${name} ${device}`, device, await firstVisits(page, isBuyer ? buyer : undefined, Number(rounds)));
        }
      }
    } finally {
      await shop.stop();
    }
  },
};

/** What most visits begin with: a visitor who looks for goods, and a buyer whose cart has some. */
async function pagesOf(base: string, token: string) {
  const found = await call(base, '/api/ProductToC/GetWebSkuPage', { searchKey: '复印纸' });
  const [card] = found.resultData as { productId: string }[];
  const goods = (await goodsInStock(base)).slice(0, cartLines);
  const list = goods.map(({ itemId }) => ({ itemId, chartQty: 2 }));
  const filled = await call(base, '/api/ShopCart/AddList', { data: { list } }, token);
  if (!filled.success) throw new Error(filled.errorMsg);
  return [
    { name: 'home', route: '/home', isBuyer: false },
    { name: 'search', route: `/SearchFor?keyword=${encodeURIComponent('复印纸')}`, isBuyer: false },
    { name: 'product', route: `/productDetail?productId=${card?.productId ?? ''}`, isBuyer: false },
    { name: 'cart', route: '/cart', isBuyer: true },
  ];
}

/** Sizes of the scripts and styles that a first visit really asks for, as gzip files on disk. */
async function printBytes(
  name: string,
  { base, route }: { base: string; route: string },
  session: Readonly<Record<string, string>> | undefined,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromePath, args: chromeFlags.slice(1) });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (session) await page.context().addCookies(cookiesOf(session, { front: `${base}/`, cookies: '' }));
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace('/assets/', '')));
  await page.goto(`${base}/#${route}`, { waitUntil: 'networkidle' });
  await browser.close();
  const weigh = (ending: string) =>
    readdirSync(assets)
      .filter((file) => file.endsWith(`${ending}.gz`) && asked.has(file.replace(/\.gz$/, '')))
      .reduce((sum, file) => sum + readFileSync(join(assets, file)).length, 0) / 1000;
  console.log(
    `${name.padEnd(16)} JavaScript ${weigh('.js').toFixed(1)} kB (≤ 110)  CSS ${weigh('.css').toFixed(1)} kB (≤ 20)  gzip`,
  );
}

function printVisit(name: string, device: Device, visit: Awaited<ReturnType<typeof firstVisits>>): void {
  const least = leastScores[device];
  const whole = (value: number) => value.toFixed(0).padStart(4);
  console.log(
    `${name.padEnd(16)} performance ${visit.performance.toFixed(2)} (≥ ${least.toFixed(2)}${visit.performance >= least ? ' ok' : ' MISSED'})  ` +
      `paint first ${whole(visit.firstPaintMs)}, largest ${whole(visit.largestPaintMs)}, speed ${whole(visit.speedMs)}, blocked ${whole(visit.blockedMs)} ms  ` +
      `shift ${visit.shift.toFixed(3)} (< 0.02)  accessibility, practices, SEO ${[visit.accessibility, visit.bestPractices, visit.seo].map((one) => one.toFixed(2)).join(' ')}  ${machineText(visit)}`,
  );
}
