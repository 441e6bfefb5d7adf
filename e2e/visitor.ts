import type { Page } from '@playwright/test';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Somebody before a screen of his own, with cookies of his own. */
export interface Visitor {
  page: Page;
  /** Of the shop he visits: http://host:port. */
  base: string;
  /** Opens a hash route of the shop, such as /SearchFor?keyword=笔. */
  open: (route: string) => Promise<void>;
}

/** The cookie's value, decoded; undefined when the browser does not hold it. */
export async function cookieOf({ page, base }: Visitor, cookie: string): Promise<string | undefined> {
  const held = (await page.context().cookies(base)).find(({ name }) => name === cookie);
  return held && decodeURIComponent(held.value);
}
