import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { type Scene, setScene } from './scene.ts';
import { desktop, phone } from './visitor.ts';

test.describe.configure({ mode: 'parallel' });

let scene: Scene;
test.beforeAll(async () => {
  scene = await setScene();
});

const delayMs = 700;
/** A shift of so much of the screen that somebody sees it. */
const seen = 0.02;

const visitorPages = ({ productId }: Scene) => [
  '/home',
  '/SearchFor?keyword=笔',
  `/productDetail?productId=${productId}`,
  '/help',
];
const buyerPages = ({ weChatNo, alipayNo, tradeNo, itemId, orderNo }: Scene) => [
  '/home',
  '/cart',
  `/Settlementpage?itemList=${itemId}:1`,
  `/Cashier?tradeNo=${tradeNo}`,
  `/WeChat?payNo=${weChatNo}`,
  `/zhifu?payNo=${alipayNo}`,
  '/center/mine',
  '/center/order/myOrder',
  `/center/order/orderDetail?orderNo=${orderNo}`,
];

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  for (const [as, pagesOf] of [
    [undefined, visitorPages],
    ['buyer', buyerPages],
    ['approver', () => ['/home', '/center/mine', '/center/order/myAudit']],
    ['finance', () => ['/center/mine', '/finance/checkOrder/financeCheck']],
  ] as const) {
    test(`nothing moves and axe finds nothing while answers come late: ${as ?? 'visitor'}, ${name}`, async ({
      visit,
    }) => {
      const { page, base } = await visit({ ...(as && { as }), viewport });
      await countShifts(page);
      let whenLookedAt = Promise.resolve();
      await page.route(/\/api\//, async (route) => {
        await Promise.all([pause(delayMs), whenLookedAt]);
        await route.fallback();
      });
      for (const route of pagesOf(scene)) {
        await test.step(route, async () => {
          // A new document each time: nothing is remembered.
          await page.goto('about:blank');
          let answer = () => {};
          whenLookedAt = new Promise((resolve) => {
            answer = resolve;
          });
          // Lighthouse and screen readers meet what stands there before the first answer.
          const look = async () => {
            await expect(page.locator('main, #root h1').first()).toBeVisible();
            await expectAccessible(page);
            answer();
          };
          await Promise.all([page.goto(`${base}/#${route}`, { waitUntil: 'networkidle' }), look()]);
          await expect.poll(() => page.evaluate(() => window.shifted)).toBeLessThan(seen);
        });
      }
    });
  }
}

declare global {
  interface Window {
    /** The worst five seconds of the page, as cumulative layout shift counts them. */
    shifted: number;
  }
}

/** Before each document: adds up what moves without a hand of the visitor. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    let sum = 0;
    let began = 0;
    let last = -Infinity;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (entry.hadRecentInput) continue;
        const isNew = entry.startTime - last > 1000 || entry.startTime - began > 5000;
        if (isNew) began = entry.startTime;
        sum = isNew ? entry.value : sum + entry.value;
        last = entry.startTime;
        window.shifted = Math.max(window.shifted, sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
