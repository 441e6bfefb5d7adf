import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { phone, type Visitor } from './visitor.ts';

const queryOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
const boxOf = (page: Page) => page.getByRole('combobox', { name: '搜索商品' });
/** Goods stand there: nothing takes the focus any more. */
async function openHome({ page, open }: Visitor): Promise<void> {
  await open('/home');
  await expect(page.getByRole('heading', { name: '办公文具' }).first()).toBeVisible();
}
/** The words of the option that the box says is active. */
const activeOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) ?? '';
  });

test.describe('the search box', () => {
  test('suggests while typing, and the keys choose', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await openHome(visitor);
    await page.keyboard.press('/');
    await page.keyboard.type('中性');
    const list = page.getByRole('listbox', { name: '搜索建议' });
    const pens = list.getByRole('option', { name: /^中性笔\s*约/ });
    await expect(pens).toBeVisible();
    await expect(pens.locator('mark')).toHaveText('中性', { useInnerText: true });
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);

    const active = () => expect.poll(() => activeOption(page));
    const words = await list.getByRole('option').allTextContents();
    await page.keyboard.press('ArrowDown');
    await active().toBe(words[0]);
    await page.keyboard.press('End');
    await active().toBe(words.at(-1));
    await page.keyboard.press('Home');
    await active().toBe(words[0]);
    await page.keyboard.press('ArrowUp');
    await active().toBe('');

    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(boxOf(page)).toHaveValue('中性');
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await active().toBe(words[0]);
    const chosen = words[0]?.replace(/约.*/, '') ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/SearchFor/);
    expect(queryOf(page).get('keyword')).toBe(chosen);
    await expect(boxOf(page)).toHaveValue(chosen);
    await expect(list).toHaveCount(0);
  });

  test('understands initials, numbers and the mouse', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await openHome(visitor);
    await boxOf(page).pressSequentially('dyj');
    await expect(page.getByRole('option', { name: /打印机\s*约/ }).first()).toBeVisible();
    await boxOf(page).fill('jc10001-01');
    await page.getByRole('option', { name: /JC10001-01$/ }).click();
    await expect(page).toHaveURL(/productDetail/);
    expect(queryOf(page).get('itemId')).toMatch(/^\d+$/);
    await expect(boxOf(page)).toHaveValue('');
  });

  test('remembers what was searched for, until it is told to forget', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    for (const word of ['复印纸', '中性笔', '手套']) {
      await visitor.open(`/SearchFor?keyword=${word}`);
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(word) })).toBeVisible();
    }
    await openHome(visitor);
    await boxOf(page).click();
    const recent = page.getByRole('group', { name: /^最近搜索/ }).getByRole('option');
    await expect(recent.first()).toBeVisible();
    await expect(recent).toHaveText(['手套', '中性笔', '复印纸'], { useInnerText: true });
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('option', { name: '手套', exact: true })).toHaveCount(0);
    await recent.filter({ hasText: '中性笔' }).locator('svg').last().click();
    await expect(recent).toHaveText(['复印纸'], { useInnerText: true });
    await page.reload();
    await boxOf(page).click();
    await expect(recent.first()).toBeVisible();
    await expect(recent).toHaveText(['复印纸'], { useInnerText: true });
    await page.getByRole('button', { name: '清空最近搜索' }).click();
    await expect(recent).toHaveCount(0);
    await page.getByRole('group', { name: '热门搜索' }).getByRole('option').first().click();
    await expect(page).toHaveURL(/SearchFor/);
  });

  test('on a phone the panel covers the page and is closed again', async ({ visit }) => {
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    await openHome(visitor);
    await boxOf(page).tap();
    await boxOf(page).pressSequentially('zxb');
    const pens = page.getByRole('option', { name: /^中性笔\s*约/ });
    await expect(pens).toBeVisible();
    expect((await pens.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await page.getByRole('button', { name: '取消' }).tap();
    await expect(pens).toHaveCount(0);
    await boxOf(page).tap();
    await pens.tap();
    await expect(page).toHaveURL(/keyword=/);
    expect(queryOf(page).get('keyword')).toBe('中性笔');
  });
});

test.describe('search', () => {
  test('facets, own price range and order live in the address; Back undoes them and reload keeps them', async ({
    visit,
  }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=笔');
    await page.getByRole('link', { name: /^晴川/ }).first().click();
    await expect(page.getByRole('link', { name: '去掉 品牌：晴川' })).toBeVisible();

    // Of few goods three rows are open at first.
    await page.getByRole('button', { name: /^更多筛选/ }).click();
    await page.getByRole('button', { name: '颜色多选' }).click();
    await page.getByRole('checkbox', { name: /^黑色/ }).check();
    await page.getByRole('checkbox', { name: /^蓝色/ }).check();
    await page.getByRole('button', { name: '确定' }).first().click();
    await expect(page.getByRole('link', { name: '去掉 颜色：蓝色' })).toBeVisible();
    expect(queryOf(page).get('tag')).toMatch(/^\d+:\d+,\d+$/);

    await page.goBack();
    await expect(page.getByRole('link', { name: '去掉 颜色：蓝色' })).toHaveCount(0);
    expect(queryOf(page).get('tag')).toBeNull();

    await page.getByLabel('最低价').fill('20');
    await page.getByLabel('最高价').fill('5');
    await page.getByLabel('最高价').press('Enter');
    await expect(page.getByRole('link', { name: '去掉 价格：5–20 元' })).toBeVisible();
    await page.getByRole('link', { name: '价格', exact: true }).click();
    await expect(page.getByRole('link', { name: '价格从低到高' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: '价格从低到高' })).toBeVisible();
    await expect(page.getByRole('link', { name: '去掉 价格：5–20 元' })).toBeVisible();
    await expectAccessible(page);
  });

  test('services filter, and the variants of a product are one card', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const { page } = buyer;
    await buyer.open('/SearchFor?keyword=收银纸');
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: /\d+ 款可选/ }).first()).toBeVisible();
    await page.getByRole('checkbox', { name: /^次日达/ }).click();
    await expect(page).toHaveURL(/service=nextDay/);
    await expect(cards.first()).toContainText('自营');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /^次日达/ })).toBeChecked();
    const swatches = cards.filter({ hasText: '款可选' }).first().getByRole('link', { name: /：/ });
    await expect(swatches.first()).toBeVisible();
    await expectAccessible(page);
    await swatches.last().click();
    await expect(page).toHaveURL(/productDetail/);

    const onPhone = await visit({ as: 'buyer', viewport: { width: 390, height: 844 } });
    await onPhone.open('/SearchFor?keyword=笔');
    await onPhone.page.getByRole('button', { name: '筛选' }).tap();
    await onPhone.page
      .getByRole('dialog')
      .getByRole('button', { name: /^协议商品/ })
      .tap();
    await onPhone.page.getByRole('button', { name: /^查看 / }).tap();
    await expect(onPhone.page).toHaveURL(/service=agreed/);
    await expect(onPhone.page.getByRole('link', { name: '去掉 服务：协议商品' })).toBeVisible();
  });

  test('the dense list is remembered', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=笔');
    await page.getByRole('button', { name: '列表' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  });

  test('nothing found leads to fewer words shown as such, near categories and goods of others', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const main = page.getByRole('main');
    const fewer = main.getByText('没有找到“航天级钛合金中性笔”，为您展示“中性笔”的结果', { exact: true }).last();
    // While the index is busy the database answers for it, which knows of no fewer words.
    await expect(async () => {
      await page.goto('about:blank');
      await visitor.open('/SearchFor?keyword=航天级钛合金中性笔');
      await expect(fewer).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expect(main.getByRole('region', { name: '“中性笔”的结果' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: '相近分类' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^中性笔\s*办公文具/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: '大家常买' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a phone filters in a drawer that counts as one chooses; the page changes when it is applied', async ({
    visit,
  }) => {
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=笔');
    await page.getByRole('button', { name: '筛选' }).click();
    const drawer = page.getByRole('dialog', { name: '筛选' });
    const see = drawer.getByRole('button', { name: /^查看 [\d,]+ 件商品$/ });
    await expect(see).toBeVisible();
    const before = await see.innerText();
    await drawer.getByRole('button', { name: /^晴川/ }).click();
    await expect(drawer.getByRole('button', { name: before, exact: true })).toHaveCount(0);
    expect(queryOf(page).get('brand')).toBeNull();
    await expectAccessible(page);
    await see.click();
    await expect(page.getByRole('link', { name: '去掉 品牌：晴川' })).toBeVisible();
    expect(queryOf(page).get('brand')).toMatch(/^\d+$/);
  });

  test('a value joins those chosen before, each leaves by its chip, and the focus stays', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=笔');
    const brands = page.getByRole('region', { name: '筛选' });
    await brands.getByRole('link', { name: /^晴川/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: '去掉 品牌：晴川' })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^晴川/);
    await brands.getByRole('link', { name: /^启文/ }).click();
    await expect(page.getByRole('link', { name: '去掉 品牌：启文' })).toBeVisible();
    expect(queryOf(page).get('brand')).toMatch(/^\d+,\d+$/);
    await expect(page.getByText(/^共 \d+ 件商品$/).first()).toBeVisible();
    await page.getByRole('link', { name: '去掉 品牌：晴川' }).click();
    await expect(page.getByRole('link', { name: '去掉 品牌：晴川' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('link', { name: '去掉 品牌：晴川' })).toBeVisible();
  });

  test('a buyer goes down and up the tree of categories with the words kept', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=启文');
    const crumbs = page.getByRole('navigation', { name: '当前位置' });
    const facets = page.getByRole('region', { name: '筛选' });
    // The brand makes goods of several first-level categories.
    await facets.getByRole('link', { name: /^办公文具/ }).click();
    await expect(page.getByRole('link', { name: '去掉 分类：办公文具' })).toBeVisible();
    await facets.getByRole('link', { name: /^书写工具/ }).click();
    await expect(page.getByRole('link', { name: '去掉 分类：书写工具' })).toBeVisible();
    await expect(crumbs.getByRole('link', { name: '书写工具' })).toBeVisible();
    await crumbs.getByRole('link', { name: '办公文具' }).click();
    await expect(page.getByRole('link', { name: '去掉 分类：办公文具' })).toBeVisible();
    expect(queryOf(page).get('keyword')).toBe('启文');
    await page.getByRole('button', { name: '分类多选' }).click();
    await page.getByRole('checkbox', { name: /^书写工具/ }).check();
    await page.getByRole('checkbox', { name: /^办公用纸/ }).check();
    await page.getByRole('button', { name: '确定' }).first().click();
    await expect(page.getByRole('link', { name: '去掉 分类：办公用纸' })).toBeVisible();
    expect(queryOf(page).get('cate')).toMatch(/^\d+,\d+$/);
  });

  test('a category leads sideways to those beside it', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor');
    const crumbs = page.getByRole('navigation', { name: '当前位置' });
    const facets = page.getByRole('region', { name: '筛选' });
    await facets.getByRole('link', { name: /^办公文具/ }).click();
    await facets.getByRole('link', { name: /^书写工具/ }).click();
    await crumbs.getByRole('button', { name: '与书写工具同级的分类' }).click();
    await expect(crumbs.getByRole('link', { name: '办公用纸' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(crumbs.getByRole('link', { name: '办公用纸' })).toHaveCount(0);
    await crumbs.getByRole('button', { name: '与书写工具同级的分类' }).click();
    await crumbs.getByRole('link', { name: '办公用纸' }).click();
    await expect(crumbs.locator('[aria-current=page]').filter({ hasText: '办公用纸' })).toBeVisible();
  });

  test('goods of other words are shown as such', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=中姓笔');
    await expect(page.getByText('没有找到“中姓笔”，为您展示“中性笔”的结果', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('an amount that nothing bears is said to be missing, the nearest stand apart', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=10kg灭火器');
    const main = page.getByRole('main');
    await expect(
      main.getByText('没有10kg的“灭火器”，以下是相近规格，请留意规格是否合适', { exact: true }),
    ).toBeVisible();
    const near = main.getByRole('region', { name: '“灭火器”的结果' });
    await expect(near.getByRole('heading', { name: '相近规格' })).toBeVisible();
    await expect(near.getByRole('article').first().getByText(/4kg/).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('a price and an order in the words are chosen on the page and can be taken off', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=2000以内最贵的打印机');
    const sorts = page.getByRole('navigation', { name: '排序' });
    await expect(sorts.locator('[aria-current=true]').filter({ hasText: '价格' })).toBeVisible();
    await expect(sorts.getByRole('link', { name: '价格从高到低' })).toBeVisible();
    await expect(page.getByRole('link', { name: '去掉 价格：2000 元以下' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: '去掉 排序：价格从高到低' }).click();
    await expect.poll(() => queryOf(page).get('keyword')).toBe('2000以内 打印机');
    await expect(sorts.locator('[aria-current=true]').filter({ hasText: '综合' })).toBeVisible();
    await page.getByRole('link', { name: '去掉 价格：2000 元以下' }).click();
    await expect.poll(() => queryOf(page).get('keyword')).toBe('打印机');
  });
});
