import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromeFlags, chromePath, medianOf } from './chrome.ts';

const cookieNames = ['token', 'userId', 'userName', 'companyId', 'customerId', 'customerName'];

interface Visit {
  interactiveMs: number;
  performance: number;
  /** What the scripts of the visit weighed on the wire. */
  scriptKib: number;
}

/** A page of a front end: the address before the hash route, and what the names of its cookies begin with. */
interface FrontPage {
  front: string;
  cookies: string;
  route: string;
}

/** Medians of first visits by somebody signed in: nothing is in the browser's cache. */
export async function firstVisits(
  page: FrontPage,
  session: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Visit> {
  const results: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await visit(page, session));
  const median = (of: (result: Visit) => number) => medianOf(results.map(of));
  return {
    interactiveMs: median((one) => one.interactiveMs),
    performance: median((one) => one.performance),
    scriptKib: median((one) => one.scriptKib),
  };
}

/** One visit in a browser of its own that knows nothing but the session's cookies; Lighthouse would throw those away. */
async function visit(page: FrontPage, session: Readonly<Record<string, string>>, attempt = 1): Promise<Visit> {
  const { front, cookies, route } = page;
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const [context = await browser.newContext()] = browser.contexts();
    const values = cookieNames.map((name) => ({
      name: `${cookies}${name}`,
      value: encodeURIComponent(session[name] ?? ''),
      url: front,
    }));
    await context.addCookies(values);
    await browser.close();
    const options = {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'error' as const,
      disableStorageReset: true,
    };
    const report = (await lighthouse(`${front}#${route}`, options, desktopConfig))?.lhr;
    if (!report?.finalDisplayedUrl.endsWith(route)) throw new Error(`led to ${report?.finalDisplayedUrl ?? 'nothing'}`);
    const interactiveMs = report.audits['interactive']?.numericValue;
    // Now and then Lighthouse sees no page at all.
    if (interactiveMs === undefined) {
      if (attempt < 3) return await visit(page, session, attempt + 1);
      throw new Error(`${route}: ${report.runtimeError?.message ?? 'not measured'}`);
    }
    const { details } = report.audits['network-requests'] ?? {};
    const requests = (details && 'items' in details ? details.items : []) as {
      resourceType?: string;
      transferSize?: number;
    }[];
    const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
    return {
      interactiveMs,
      performance: report.categories['performance']?.score ?? 0,
      scriptKib: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    };
  } finally {
    chrome.kill();
  }
}
