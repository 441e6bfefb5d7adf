import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { logIn } from './call.ts';
import { chromeFlags, chromePath, medianOf } from './chrome.ts';
import { startShop } from './processes.ts';
import type { Benchmark } from './run.ts';

const mostMs = 2500;
const pages = [
  '/center/dashboard/overview',
  '/center/order/myOrder',
  '/center/order/allOrder',
  '/Audit/OrderAudit',
  '/finance/checkOrder/financeCheck',
  '/center/kamUser/invoice',
];
const cookieNames = ['token', 'userId', 'userName', 'companyId', 'customerId', 'customerName'];

/** Screens of the centre as somebody signed in meets them for the first time: nothing is in the browser's cache. */
export const benchmark: Benchmark = {
  question: 'how soon does a page of the centre answer on a first visit?',
  run: async ([rounds = '5']) => {
    const shop = await startShop();
    try {
      const session = await logIn(shop.base, 'admin');
      for (const page of pages) {
        const results: Visit[] = [];
        for (let round = 0; round < Number(rounds); round += 1) results.push(await visit(shop.base, page, session));
        const interactiveMs = medianOf(results.map((result) => result.interactiveMs));
        const performance = medianOf(results.map((result) => result.performance));
        console.log(
          `${page.padEnd(34)} interactive ${interactiveMs.toFixed(0).padStart(5)} ms ` +
            `(< ${mostMs}${interactiveMs < mostMs ? ' ok' : ' MISSED'})  performance ${performance.toFixed(2)}`,
        );
      }
    } finally {
      await shop.stop();
    }
  },
};

interface Visit {
  interactiveMs: number;
  performance: number;
}

/** One visit in a browser of its own that knows nothing but the session's cookies; Lighthouse would throw those away. */
async function visit(
  base: string,
  page: string,
  session: Readonly<Record<string, string>>,
  attempt = 1,
): Promise<Visit> {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const [context = await browser.newContext()] = browser.contexts();
    const values = cookieNames.map((name) => ({ name, value: encodeURIComponent(session[name] ?? ''), url: base }));
    await context.addCookies(values);
    await browser.close();
    const options = {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error' as const,
      disableStorageReset: true,
    };
    const report = (await lighthouse(`${base}/#${page}`, options, desktopConfig))?.lhr;
    if (!report?.finalDisplayedUrl.endsWith(page)) throw new Error(`led to ${report?.finalDisplayedUrl ?? 'nothing'}`);
    const interactiveMs = report.audits['interactive']?.numericValue;
    // Now and then Lighthouse sees no page at all.
    if (interactiveMs === undefined) {
      if (attempt < 3) return await visit(base, page, session, attempt + 1);
      throw new Error(`${page}: ${report.runtimeError?.message ?? 'not measured'}`);
    }
    return {
      interactiveMs,
      performance: report.categories['performance']?.score ?? 0,
    };
  } finally {
    chrome.kill();
  }
}
