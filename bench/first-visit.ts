import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { chromeFlags, chromePath, medianOf } from './chrome.ts';

const cookieNames = ['token', 'userId', 'userName', 'companyId', 'customerId', 'customerName'];

/** What Lighthouse says of a visit; categories are 0–1. */
interface Visit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  /** How long the page did not answer a hand between its first paint and when it is interactive. */
  blockedMs: number;
  /** When most of what is seen at last was seen. */
  speedMs: number;
  interactiveMs: number;
  shift: number;
  /** What the scripts of the visit weighed on the wire. */
  scriptKib: number;
  /** Lighthouse's own measure of this machine in this visit: about 1,000 and more on the desktops that its throttling is meant for. */
  machineIndex: number;
}

/** To be told beside every figure of a visit. */
export const machineText = ({ machineIndex }: Pick<Visit, 'machineIndex'>): string =>
  `machine ${machineIndex.toFixed(0)}`;

/** Lighthouse's desktop preset, or the phone on a slow line that it takes without one. */
export type Device = 'desktop' | 'phone';

/** A page of a front end: the address before the hash route, and what the names of its cookies begin with. */
interface FrontPage {
  front: string;
  cookies: string;
  route: string;
  device: Device;
}

/** Medians of first visits by somebody signed in, or of a visitor without a session: nothing is in the browser's cache. */
export async function firstVisits(
  page: FrontPage,
  session: Readonly<Record<string, string>> | undefined,
  rounds: number,
): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(page, session));
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(names.map((name) => [name, medianOf(visits.map((one) => one[name]))])) as unknown as Visit;
}

/** One visit in a browser of its own that knows nothing but the session's cookies; Lighthouse would throw those away. */
async function visit(
  page: FrontPage,
  session: Readonly<Record<string, string>> | undefined,
  attempt = 1,
): Promise<Visit> {
  const { front, cookies, route, device } = page;
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    if (session) await takeSession(chrome.port, { front, cookies }, session);
    const options = { port: chrome.port, logLevel: 'error' as const, disableStorageReset: true };
    const report = (await lighthouse(`${front}#${route}`, options, device === 'desktop' ? desktopConfig : undefined))
      ?.lhr;
    if (!report?.finalDisplayedUrl.endsWith(route)) throw new Error(`led to ${report?.finalDisplayedUrl ?? 'nothing'}`);
    // Now and then Lighthouse sees no page at all.
    if (report.audits['interactive']?.numericValue === undefined) {
      if (attempt < 3) return await visit(page, session, attempt + 1);
      throw new Error(`${route}: ${report.runtimeError?.message ?? 'not measured'}`);
    }
    tellUnreachable(route, report);
    return readVisit(report);
  } finally {
    chrome.kill();
  }
}

async function takeSession(
  port: number,
  page: Pick<FrontPage, 'front' | 'cookies'>,
  session: Readonly<Record<string, string>>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context = await browser.newContext()] = browser.contexts();
  await context.addCookies(cookiesOf(session, page));
  await browser.close();
}

/** The cookies of somebody signed in, as a browser of Playwright takes them. */
export const cookiesOf = (
  session: Readonly<Record<string, string>>,
  { front, cookies }: Pick<FrontPage, 'front' | 'cookies'>,
) =>
  cookieNames.map((name) => ({
    name: `${cookies}${name}`,
    value: encodeURIComponent(session[name] ?? ''),
    url: front,
  }));

/** Names what keeps a page from being whole for everybody: the score alone does not tell. */
function tellUnreachable(route: string, { categories, audits }: Result): void {
  const asked = categories['accessibility']?.auditRefs ?? [];
  const failed = asked.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id);
  if (failed.length > 0) console.log(`${route}: ${failed.join(', ')}`);
}

function readVisit({ categories, audits, environment }: Result): Visit {
  const score = (name: string) => categories[name]?.score ?? 0;
  const value = (name: string) => audits[name]?.numericValue ?? Infinity;
  const { details } = audits['network-requests'] ?? {};
  const requests = (details && 'items' in details ? details.items : []) as {
    resourceType?: string;
    transferSize?: number;
  }[];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    speedMs: value('speed-index'),
    interactiveMs: value('interactive'),
    shift: value('cumulative-layout-shift'),
    scriptKib: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
    machineIndex: environment.benchmarkIndex,
  };
}
