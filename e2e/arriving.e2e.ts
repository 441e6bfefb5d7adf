import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { desktop, phone } from './visitor.ts';

/** Places in whole pixels: half a pixel is nothing that anybody sees. */
const placeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
};

for (const [name, viewport] of Object.entries({ desktop, tablet: { width: 1024, height: 768 }, phone })) {
  test(`the first frame stands where the page will stand, without its code: ${name}`, async ({ visit }) => {
    const { page, open } = await visit({ viewport });
    await page.goto('about:blank');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    const opened = open('/home');
    const hero = page.locator('.arriving .slide-scene');
    await expect(hero).toBeVisible();
    await expect.poll(() => hero.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    const framed = {
      search: await placeOf(page, '.arriving-search'),
      hero: await placeOf(page, '.arriving-hero'),
      title: await placeOf(page, '.arriving .slide-title'),
      scene: await placeOf(page, '.arriving .slide-scene'),
    };
    release();
    await opened;
    await expect(page.locator('.arriving')).toHaveCount(0);
    await expect(page.getByRole('region', { name: '商城活动' }).first()).toBeVisible();
    expect(framed).toEqual({
      search: await placeOf(page, 'search form'),
      hero: await placeOf(page, 'section[aria-roledescription]'),
      title: await placeOf(page, '.slide-title'),
      scene: await placeOf(page, '.slide-scene'),
    });
  });
}

test('the banner of the home page is asked for on no other page', async ({ visit }) => {
  const { page, open } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('about:blank');
  await open('/help');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/pictures/banner'))).toEqual([]);
});
