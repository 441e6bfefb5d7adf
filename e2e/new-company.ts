import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { shopFolder } from './api.ts';
import { openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './fixtures.ts';
import { rootDir } from './root-dir.ts';
import type { Visitor } from './visitor.ts';

/** What people of a new company choose after their first password. */
const ownPassword = 'Own-Pass-2026';

/** Makes a company by the one command that a terminal is needed for; returns the password that it prints. */
export async function createCompany({ name, host }: { name: string; host: string }): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/run.mjs', 'company-create', '--name', name, '--host', host],
    { cwd: rootDir, env: { ...process.env, DATA_DIR: shopFolder(), DATABASE_URL: '' } },
  );
  return /初始密码 (\S+?)（/.exec(stdout)?.[1] ?? '';
}

/** Signs in at the console with a first password and changes it. */
export async function enterNewConsole({ page, base }: Visitor, accountNo: string, first: string): Promise<void> {
  await page.goto(`${base}/console/`);
  await page.getByLabel('账号', { exact: true }).fill(accountNo);
  await page.getByLabel('密码', { exact: true }).fill(first);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByLabel('原密码').fill(first);
  await page.getByLabel('新密码', { exact: true }).fill(ownPassword);
  await page.getByLabel('再次输入新密码').fill(ownPassword);
  await page.getByRole('button', { name: '修改密码', exact: true }).click();
  await expect(page.getByRole('heading', { name: '修改密码' })).toHaveCount(0);
}

/** Takes the five steps that the desk of a new shop names: goods, freight, payment, look, and opens it. */
export async function openInFiveSteps(visitor: Visitor, { name, goodsFile }: { name: string; goodsFile: string }) {
  const { page } = visitor;
  const guide = page.getByRole('region', { name: '五步开张' });
  const goTo = async (link: string) => {
    await openConsole(visitor, '/desk');
    await guide.getByRole('link', { name: link }).click();
  };
  await openConsole(visitor, '/desk');
  await expect(guide.getByText('已完成 0 / 5')).toBeVisible();
  await expectAccessible(page);

  await goTo('去导入');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(goodsFile) });
  await page.getByRole('button', { name: '写入' }).click();
  await expect(page.getByText('已完成')).toBeVisible();

  await goTo('去设置');
  await page.getByRole('button', { name: '修改商城运费' }).click();
  const freight = page.getByRole('dialog', { name: '商城的运费' });
  await freight.getByLabel('全部地区首费').fill('8');
  await freight.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('¥8.00')).toBeVisible();

  await goTo('去配置');
  await page.getByRole('button', { name: '配置对公转账' }).click();
  const bank = page.getByRole('dialog', { name: '对公转账' });
  await bank.getByLabel('户名').fill(name);
  await bank.getByLabel('开户行').fill('工商银行上海分行');
  await bank.getByLabel('账号').fill('6222 0000 1111 2222');
  await bank.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('收款中')).toBeVisible();

  await openConsole(visitor, '/desk');
  await expect(guide.getByText('已完成 3 / 5')).toBeVisible();
  await goTo('去装修');
  await designHome(page);
  await openConsole(visitor, '/desk');
  await expect(page.getByText('商城已经开张')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByText('商城已经开张')).toBeHidden();
}

/** What a home page designed by {@link openInFiveSteps} says over its first banner. */
export const bannerTitle = '开业第一个月';

/** Logo and a banner, published. */
async function designHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: '品牌与主题色' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await flatPicture('logo.png', 160, 160));
  await expect(page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await page.getByLabel('添加区块').selectOption('banner');
  await page.getByRole('button', { name: '加一张横幅' }).click();
  await page.getByLabel('选择图片').setInputFiles(await flatPicture('banner.png', 1200, 480));
  await page.getByLabel('标题', { exact: true }).fill(bannerTitle);
  await expect(page.getByText('草稿已保存，买家还看不到')).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog', { name: '发布页面' }).getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('与线上一致')).toBeVisible();
}

/** A PNG of one colour, as a file for an upload field. */
export async function flatPicture(name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#e6f3ee' } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
