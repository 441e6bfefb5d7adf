import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, useBrowser, type Visitor } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';

const { visit } = useBrowser();

const queryOf = (page: Page) => new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
const boxOf = (page: Page) => page.getByRole('combobox', { name: '搜索商品' });
/** Goods stand there: nothing takes the focus any more. */
async function openHome({ page, open }: Visitor): Promise<void> {
  await open('/home');
  await page.getByRole('heading', { name: '办公文具' }).first().waitFor();
}
/** The words of the option that the box says is active. */
const activeOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) ?? '';
  });

describe('the search box', () => {
  test('suggests while typing, and the keys choose', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openHome(visitor);
    await page.keyboard.press('/');
    await page.keyboard.type('中性');
    const list = page.getByRole('listbox', { name: '搜索建议' });
    const pens = list.getByRole('option', { name: /^中性笔\s*约/ });
    await pens.waitFor();
    expect(await pens.locator('mark').innerText()).toBe('中性');
    expect(await boxOf(page).getAttribute('aria-expanded')).toBe('true');
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
    await list.waitFor({ state: 'detached' });
    expect(await boxOf(page).inputValue()).toBe('中性');
    await page.keyboard.press('ArrowDown');
    await list.waitFor();
    await page.keyboard.press('ArrowDown');
    await active().toBe(words[0]);
    const chosen = words[0]?.replace(/约.*/, '') ?? '';
    await page.keyboard.press('Enter');
    await page.waitForURL(/SearchFor/);
    expect(queryOf(page).get('keyword')).toBe(chosen);
    await expect.poll(() => boxOf(page).inputValue()).toBe(chosen);
    await list.waitFor({ state: 'detached' });
    await visitor.close();
  });

  test('understands initials, numbers and the mouse', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openHome(visitor);
    await boxOf(page).pressSequentially('dyj');
    await page
      .getByRole('option', { name: /打印机\s*约/ })
      .first()
      .waitFor();
    await boxOf(page).fill('jc10001-01');
    await page.getByRole('option', { name: /JC10001-01$/ }).click();
    await page.waitForURL(/productDetail/);
    expect(queryOf(page).get('itemId')).toMatch(/^\d+$/);
    await expect.poll(() => boxOf(page).inputValue()).toBe('');
    await visitor.close();
  });

  test('remembers what was searched for, until it is told to forget', async () => {
    const visitor = await visit();
    const { page } = visitor;
    for (const word of ['复印纸', '中性笔', '手套']) {
      await visitor.open(`/SearchFor?keyword=${word}`);
      await page.getByRole('heading', { level: 1, name: new RegExp(word) }).waitFor();
    }
    await openHome(visitor);
    await boxOf(page).click();
    const recent = page.getByRole('group', { name: /^最近搜索/ }).getByRole('option');
    await recent.first().waitFor();
    expect(await recent.allInnerTexts()).toEqual(['手套', '中性笔', '复印纸']);
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await page.getByRole('option', { name: '手套', exact: true }).waitFor({ state: 'detached' });
    await recent.filter({ hasText: '中性笔' }).locator('svg').last().click();
    expect(await recent.allInnerTexts()).toEqual(['复印纸']);
    await page.reload();
    await boxOf(page).click();
    await recent.first().waitFor();
    expect(await recent.allInnerTexts()).toEqual(['复印纸']);
    await page.getByRole('button', { name: '清空最近搜索' }).click();
    await recent.waitFor({ state: 'detached' });
    await page.getByRole('group', { name: '热门搜索' }).getByRole('option').first().click();
    await page.waitForURL(/SearchFor/);
    await visitor.close();
  });

  test('on a phone the panel covers the page and is closed again', async () => {
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    await openHome(visitor);
    await boxOf(page).tap();
    await boxOf(page).pressSequentially('zxb');
    const pens = page.getByRole('option', { name: /^中性笔\s*约/ });
    await pens.waitFor();
    expect((await pens.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await page.getByRole('button', { name: '取消' }).tap();
    await pens.waitFor({ state: 'detached' });
    await boxOf(page).tap();
    await pens.tap();
    await page.waitForURL(/keyword=/);
    expect(queryOf(page).get('keyword')).toBe('中性笔');
    await visitor.close();
  });
});

describe('search', () => {
  test('facets, own price range and order live in the address; Back undoes them and reload keeps them', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=笔');
    await page.getByRole('link', { name: /^晴川/ }).first().click();
    await page.getByRole('link', { name: '去掉 品牌：晴川' }).waitFor();

    await page.getByRole('button', { name: '颜色多选' }).click();
    await page.getByRole('checkbox', { name: /^黑色/ }).check();
    await page.getByRole('checkbox', { name: /^蓝色/ }).check();
    await page.getByRole('button', { name: '确定' }).first().click();
    await page.getByRole('link', { name: '去掉 颜色：蓝色' }).waitFor();
    expect(queryOf(page).get('tag')).toMatch(/^\d+:\d+,\d+$/);

    await page.goBack();
    await page.getByRole('link', { name: '去掉 颜色：蓝色' }).waitFor({ state: 'detached' });
    expect(queryOf(page).get('tag')).toBeNull();

    await page.getByLabel('最低价').fill('20');
    await page.getByLabel('最高价').fill('5');
    await page.getByLabel('最高价').press('Enter');
    await page.getByRole('link', { name: '去掉 价格：5–20 元' }).waitFor();
    await page.getByRole('link', { name: '价格', exact: true }).click();
    await page.getByRole('link', { name: '价格从低到高' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: '价格从低到高' }).waitFor();
    await page.getByRole('link', { name: '去掉 价格：5–20 元' }).waitFor();
    await expectAccessible(page);
    await visitor.close();
  });

  test('the dense list is remembered', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=笔');
    await page.getByRole('button', { name: '列表' }).click();
    await page.getByRole('table').waitFor();
    await page.reload();
    await page.getByRole('table').waitFor();
    await expectAccessible(page);
    await visitor.close();
  });

  test('nothing found leads to fewer words shown as such, near categories and goods of others', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=航天级钛合金中性笔');
    const main = page.getByRole('main');
    await main.getByText('没有找到“航天级钛合金中性笔”，为您展示“中性笔”的结果', { exact: true }).last().waitFor();
    await main.getByRole('region', { name: '“中性笔”的结果' }).getByRole('article').first().waitFor();
    await page.getByRole('heading', { name: '相近分类' }).waitFor();
    await page.getByRole('link', { name: /^中性笔\s*办公文具/ }).waitFor();
    await page.getByRole('heading', { name: '大家常买' }).waitFor();
    await expectAccessible(page);
    await visitor.close();
  });

  test('a phone filters in a drawer that counts as one chooses; the page changes when it is applied', async () => {
    const visitor = await visit({ viewport: phone });
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=笔');
    await page.getByRole('button', { name: '筛选' }).click();
    const drawer = page.getByRole('dialog', { name: '筛选' });
    const see = drawer.getByRole('button', { name: /^查看 [\d,]+ 件商品$/ });
    await see.waitFor();
    const before = await see.innerText();
    await drawer.getByRole('button', { name: /^晴川/ }).click();
    await drawer.getByRole('button', { name: before, exact: true }).waitFor({ state: 'detached' });
    expect(queryOf(page).get('brand')).toBeNull();
    await expectAccessible(page);
    await see.click();
    await page.getByRole('link', { name: '去掉 品牌：晴川' }).waitFor();
    expect(queryOf(page).get('brand')).toMatch(/^\d+$/);
    await visitor.close();
  });

  test('a value joins those chosen before, each leaves by its chip, and the focus stays', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=笔');
    const brands = page.getByRole('region', { name: '筛选' });
    await brands.getByRole('link', { name: /^晴川/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: '去掉 品牌：晴川' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^晴川/);
    await brands.getByRole('link', { name: /^启文/ }).click();
    await page.getByRole('link', { name: '去掉 品牌：启文' }).waitFor();
    expect(queryOf(page).get('brand')).toMatch(/^\d+,\d+$/);
    await page
      .getByText(/^共 \d+ 件商品$/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: '去掉 品牌：晴川' }).click();
    await page.getByRole('link', { name: '去掉 品牌：晴川' }).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('link', { name: '去掉 品牌：晴川' }).waitFor();
    await visitor.close();
  });

  test('a buyer goes down and up the tree of categories with the words kept', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=启文');
    const crumbs = page.getByRole('navigation', { name: '当前位置' });
    const facets = page.getByRole('region', { name: '筛选' });
    // The brand makes goods of several first-level categories.
    await facets.getByRole('link', { name: /^办公文具/ }).click();
    await page.getByRole('link', { name: '去掉 分类：办公文具' }).waitFor();
    await facets.getByRole('link', { name: /^书写工具/ }).click();
    await page.getByRole('link', { name: '去掉 分类：书写工具' }).waitFor();
    await crumbs.getByRole('link', { name: '书写工具' }).waitFor();
    await crumbs.getByRole('link', { name: '办公文具' }).click();
    await page.getByRole('link', { name: '去掉 分类：办公文具' }).waitFor();
    expect(queryOf(page).get('keyword')).toBe('启文');
    await page.getByRole('button', { name: '分类多选' }).click();
    await page.getByRole('checkbox', { name: /^书写工具/ }).check();
    await page.getByRole('checkbox', { name: /^办公用纸/ }).check();
    await page.getByRole('button', { name: '确定' }).first().click();
    await page.getByRole('link', { name: '去掉 分类：办公用纸' }).waitFor();
    expect(queryOf(page).get('cate')).toMatch(/^\d+,\d+$/);
    await visitor.close();
  });

  test('a category leads sideways to those beside it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor');
    const crumbs = page.getByRole('navigation', { name: '当前位置' });
    const facets = page.getByRole('region', { name: '筛选' });
    await facets.getByRole('link', { name: /^办公文具/ }).click();
    await facets.getByRole('link', { name: /^书写工具/ }).click();
    await crumbs.getByRole('button', { name: '与书写工具同级的分类' }).click();
    await crumbs.getByRole('link', { name: '办公用纸' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await crumbs.getByRole('link', { name: '办公用纸' }).waitFor({ state: 'detached' });
    await crumbs.getByRole('button', { name: '与书写工具同级的分类' }).click();
    await crumbs.getByRole('link', { name: '办公用纸' }).click();
    await crumbs.locator('[aria-current=page]').filter({ hasText: '办公用纸' }).waitFor();
    await visitor.close();
  });

  test('goods of other words are shown as such', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=中姓笔');
    await page.getByText('没有找到“中姓笔”，为您展示“中性笔”的结果', { exact: true }).first().waitFor();
    await page.getByRole('article').first().waitFor();
    await expectAccessible(page);
    await visitor.close();
  });

  test('an amount that nothing bears is said to be missing, the nearest stand apart', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=10kg灭火器');
    const main = page.getByRole('main');
    await main.getByText('没有10kg的“灭火器”，以下是相近规格，请留意规格是否合适', { exact: true }).waitFor();
    const near = main.getByRole('region', { name: '“灭火器”的结果' });
    await near.getByRole('heading', { name: '相近规格' }).waitFor();
    await near.getByRole('article').first().getByText(/4kg/).first().waitFor();
    await expectAccessible(page);
    await visitor.close();
  });

  test('a price and an order in the words are chosen on the page and can be taken off', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/SearchFor?keyword=2000以内最贵的打印机');
    const sorts = page.getByRole('navigation', { name: '排序' });
    await sorts.locator('[aria-current=true]').filter({ hasText: '价格' }).waitFor();
    await sorts.getByRole('link', { name: '价格从高到低' }).waitFor();
    await page.getByRole('link', { name: '去掉 价格：2000 元以下' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: '去掉 排序：价格从高到低' }).click();
    await expect.poll(() => queryOf(page).get('keyword')).toBe('2000以内 打印机');
    await sorts.locator('[aria-current=true]').filter({ hasText: '综合' }).waitFor();
    await page.getByRole('link', { name: '去掉 价格：2000 元以下' }).click();
    await expect.poll(() => queryOf(page).get('keyword')).toBe('打印机');
    await visitor.close();
  });
});
