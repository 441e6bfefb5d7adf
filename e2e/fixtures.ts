import { type BrowserContext, expect, test as plainTest } from '@playwright/test';
import { shopPort } from './api.ts';
import { signIn } from './sign-in.ts';
import { desktop, type Visitor } from './visitor.ts';

interface Input {
  /** The account he is signed in with: his first page shows it. */
  as?: string;
  /** Of another shop of the demo, such as retail.localhost. */
  host?: string;
  /** The size of his screen; one narrower than 768 px is touched, not clicked. */
  viewport?: { width: number; height: number } | undefined;
}

/** Lets somebody into the shop; he leaves when the test ends. */
export type Visit = (input?: Input) => Promise<Visitor>;

export const test = plainTest.extend<{ visit: Visit }>({
  visit: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ as, host = '127.0.0.1', viewport = desktop } = {}) => {
      const isPhone = viewport.width < 768;
      const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
      contexts.push(context);
      const page = await context.newPage();
      const base = `http://${host}:${shopPort()}`;
      const visitor = { page, base, open: async (route: string) => void (await page.goto(`${base}/#${route}`)) };
      if (as) await signIn(visitor, as);
      return visitor;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
