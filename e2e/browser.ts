import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Of the shop that is this worker's own; pool ids count from one. */
function shopPort(): number {
  const ports = inject('shopPorts');
  return ports[(Number(process.env['VITEST_POOL_ID']) - 1) % ports.length] ?? 0;
}

export interface Visitor {
  page: Page;
  /** Of the shop he visits: http://host:port. */
  base: string;
  /** Opens a hash route of the shop, such as /SearchFor?keyword=笔. */
  open: (route: string) => Promise<void>;
  close: () => Promise<void>;
}

/** One browser per file; each visitor has a context, so cookies of its own. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  afterAll(() => browser.close());
  return {
    visit: async (options: { host?: string; viewport?: { width: number; height: number } } = {}): Promise<Visitor> => {
      const viewport = options.viewport ?? desktop;
      const context: BrowserContext = await browser.newContext({
        viewport,
        locale: 'zh-CN',
        hasTouch: viewport.width < 768,
        isMobile: viewport.width < 768,
      });
      context.setDefaultTimeout(15_000);
      const page = await context.newPage();
      const base = `http://${options.host ?? '127.0.0.1'}:${shopPort()}`;
      return {
        page,
        base,
        open: async (route) => void (await page.goto(`${base}/#${route}`)),
        close: () => context.close(),
      };
    },
  };
}

/** The cookie's value, decoded; undefined when the browser does not hold it. */
export async function cookieOf({ page, base }: Visitor, cookie: string): Promise<string | undefined> {
  const held = (await page.context().cookies(base)).find(({ name }) => name === cookie);
  return held && decodeURIComponent(held.value);
}

/** Calls the API as the shop's back office does, which has no screens yet. */
export async function callApi(path: string, body: unknown, options: { token?: string; host?: string } = {}) {
  const response = await fetch(`http://127.0.0.1:${shopPort()}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(options.token && { authtoken: options.token }),
    },
    body: JSON.stringify({ companyUrl: options.host, ...(body as object) }),
  });
  return (await response.json()) as { success: boolean; errorCode: string; errorMsg: string; resultData: never };
}
