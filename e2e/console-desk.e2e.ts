import { healthLineNames } from '@jicai/domain/shop-side/desk-health.ts';
import { deskTilesOf } from '@jicai/domain/shop-side/desk-tiles.ts';
import { shopPermissionCodes } from '@jicai/domain/shop-side/shop-permissions.ts';
import { enterConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { boughtOrder } from './scene.ts';
import { desktop, phone } from './visitor.ts';

for (const [name, viewport] of Object.entries({ desktop, phone }))
  test(`the desk says what waits and leads there (${name})`, async ({ visit }) => {
    await boughtOrder();
    const visitor = await visit({ viewport });
    const { page } = visitor;
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().endsWith('/api/OpsDesk/GetModel'))));
    await enterConsole(visitor, 'operator');
    await expect(page.getByRole('heading', { name: '今天要处理的事' })).toBeAttached();
    const tiles = page.getByRole('list', { name: '待处理' });
    const ofManager = deskTilesOf({ isSupplier: false, held: new Set(shopPermissionCodes) });
    // What waits stands large, where nothing does in one line; together they are all areas of the manager.
    const calm = page.getByRole('list', { name: '没有待办' });
    await expect(tiles.or(calm).getByRole('listitem')).toHaveCount(ofManager.length);
    const due =
      viewport === phone
        ? page.getByRole('list', { name: '快到时限' })
        : page.getByRole('table', { name: '快到时限' }).last();
    const ship = due.getByRole('link', { name: /^发货 D/ }).first();
    await expect(ship).toBeVisible();
    if (viewport === desktop) await expect(ship).toBeInViewport();
    await expect(page.getByText('24 小时发货率')).toBeVisible();
    const health = page.getByRole('region', { name: '通道与任务' });
    await expect(health.getByRole('listitem')).toHaveCount(healthLineNames.length);
    // The menu and the desk are one answer.
    expect(asked).toBe(1);
    await expectAccessible(page);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    await ship.click();
    await expect(page).toHaveURL(/open=D/);
    await page.goBack();
    await tiles.getByRole('link', { name: /待发货/ }).click();
    await expect(page).toHaveURL(/#\/orders\?view=toShip$/);
    await expect(page.getByRole('tab', { name: /待发货/, selected: true })).toBeVisible();
  });

test('on a phone every function is one tab away', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await page.getByRole('button', { name: '更多' }).click();
  const all = page.getByRole('dialog', { name: '全部功能' });
  await expectAccessible(page);
  await all.getByRole('link', { name: '设置' }).click();
  await expect(all).toBeHidden();
  await expect(page.getByText('企业在线付款期限')).toBeVisible();
});
