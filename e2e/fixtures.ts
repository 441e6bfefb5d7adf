import { type BrowserContext, expect, test as plainTest } from '@playwright/test';
import { shopPort } from './api.ts';
import { signIn } from './sign-in.ts';
import { desktop, type Visitor } from './visitor.ts';

interface Input {
  /** The account he is signed in with: his first page shows it. */
  as?: string;
  /** Of another shop of the demo, such as retail.localhost. */
  host?: string;
  /** What his browser calls itself, where it is another one. */
  userAgent?: string | undefined;
  /** The size of his screen; one narrower than 768 px is touched, not clicked. */
  viewport?: { width: number; height: number } | undefined;
  /**
   * Sees panels slide and grey blocks shimmer. The others have asked their system for less motion, which every screen heeds:
   * drawing each step of it without a graphics card is a third of all that a journey costs.
   */
  seesMotion?: boolean;
}

/** Lets somebody into the shop; he leaves when the test ends. */
export type Visit = (input?: Input) => Promise<Visitor>;

export const test = plainTest.extend<{ visit: Visit }>({
  visit: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ as, host = '127.0.0.1', viewport = desktop, seesMotion = false, userAgent } = {}) => {
      const isPhone = viewport.width < 768;
      const reducedMotion = seesMotion ? 'no-preference' : 'reduce';
      const context = await browser.newContext({
        viewport,
        hasTouch: isPhone,
        isMobile: isPhone,
        reducedMotion,
        ...(userAgent && { userAgent }),
      });
      contexts.push(context);
      const page = await context.newPage();
      const base = `http://${host}:${shopPort()}`;
      const visitor = { page, base, open: async (route: string) => void (await page.goto(`${base}/#${route}`)) };
      if (as) await signIn(visitor, as);
      return visitor;
    });
    // An answer that a journey changes may still be on its way when it ends.
    const pages = contexts.flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
