import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { rootDir } from '../tools/architecture/sources.ts';
import { call } from './call.ts';
import { chromeFlags, chromePath, medianOf } from './chrome.ts';
import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

const assets = join(rootDir, 'dist/storefront/assets');

/** Bytes of a first visit after gzip, layout shift, and Lighthouse's desktop preset (medians of five). */
export const benchmark: Benchmark = {
  question: 'how heavy and how steady is a first visit?',
  run: async ([rounds = '5']) => {
    const shop = await startShop();
    try {
      const page = await call(shop.base, '/api/ProductToC/GetWebSkuPage', { searchKey: '复印纸' });
      const [card] = page.resultData as { itemId: string; productId: string }[];
      const screens = {
        '/home': '/#/home',
        '/SearchFor': `/#/SearchFor?keyword=${encodeURIComponent('复印纸')}`,
        '/productDetail': `/#/productDetail?productId=${card?.productId ?? ''}`,
      };
      for (const [name, route] of Object.entries(screens)) {
        await printBytes(name, `${shop.base}${route}`);
        await printLighthouse(name, `${shop.base}${route}`, Number(rounds));
      }
    } finally {
      await shop.stop();
    }
  },
};

/** Sizes of the scripts and styles that a first visit really asks for, as gzip files on disk. */
async function printBytes(name: string, url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromePath, args: chromeFlags.slice(1) });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace('/assets/', '')));
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  const weigh = (ending: string) =>
    readdirSync(assets)
      .filter((file) => file.endsWith(`${ending}.gz`) && asked.has(file.replace(/\.gz$/, '')))
      .reduce((sum, file) => sum + readFileSync(join(assets, file)).length, 0) / 1000;
  console.log(
    `${name.padEnd(16)} JavaScript ${weigh('.js').toFixed(1)} kB (≤ 110)  CSS ${weigh('.css').toFixed(1)} kB (≤ 20)  gzip`,
  );
}

async function printLighthouse(name: string, url: string, rounds: number): Promise<void> {
  const results: { performance: number; accessibility: number; shift: number; lcpMs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const chrome = await launch({ chromePath, chromeFlags });
    const options = { port: chrome.port, onlyCategories: ['performance', 'accessibility'], logLevel: 'error' as const };
    const report = (await lighthouse(url, options, desktopConfig))?.lhr;
    chrome.kill();
    results.push({
      performance: report?.categories['performance']?.score ?? 0,
      accessibility: report?.categories['accessibility']?.score ?? 0,
      shift: report?.audits['cumulative-layout-shift']?.numericValue ?? 1,
      lcpMs: report?.audits['largest-contentful-paint']?.numericValue ?? 0,
    });
  }
  const median = (of: (result: (typeof results)[number]) => number) => medianOf(results.map(of));
  console.log(
    `${name.padEnd(16)} performance ${median((r) => r.performance).toFixed(2)} (≥ 0.95)  accessibility ${median((r) => r.accessibility).toFixed(2)} (1.00)  ` +
      `layout shift ${median((r) => r.shift).toFixed(3)} (< 0.02)  largest paint ${median((r) => r.lcpMs).toFixed(0)} ms`,
  );
}
