import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { tokenOf } from './sign-in.ts';
import { phone } from './visitor.ts';

test('a sender of text messages is connected, checked, switched off; its secret is not shown again', async ({
  visit,
}) => {
  const visitor = await visit({ as: undefined });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/sms');
  await expect(page.getByText('演示商城只保留短信，不发送；连接后由它真正发出。')).toHaveCount(2);
  await expect(page.getByText('由短信服务发出的短信和它们的回执在这里，保留 30 天')).toBeVisible();
  await page.getByRole('tab', { name: '未送达' }).click();
  await expect(page).toHaveURL(/view=failed/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /(配置|修改)阿里云短信/ }).click();
  const dialog = page.getByRole('dialog', { name: '阿里云短信' });
  await dialog.getByLabel('AccessKey ID').fill('LTAI-journey');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写短信签名')).toBeVisible();
  await dialog.getByLabel('AccessKey Secret').fill('a-secret-of-the-journey');
  await dialog.getByLabel('短信签名').fill('集采商城');
  for (const [at, label] of ['模板：验证码', '模板：企业注册通过', '模板：企业注册未通过'].entries())
    await dialog.getByLabel(label).fill(`SMS_10000${at}`);
  await expectAccessible(page);
  // Nothing may leave this shop for the rest of its journeys.
  await dialog.getByLabel('用它发送短信').uncheck();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已停用', { exact: true })).toBeVisible();
  await expect(page.getByText('LTAI-journey')).toBeVisible();
  await expect(page.getByText('a-secret-of-the-journey')).toHaveCount(0);

  await page.getByRole('button', { name: '修改阿里云短信' }).click();
  await expect(dialog.getByLabel('AccessKey Secret')).toHaveValue('');
  await dialog.getByLabel('短信签名').fill('集采商城试验');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('集采商城试验')).toBeVisible();
});

test('senders are read on a phone, and not by who may not set them', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/sms');
  await expect(visitor.page.getByRole('button', { name: /(配置|修改)腾讯云短信/ })).toBeVisible();
  await expectAccessible(visitor.page);
  expect((await callApi('/api/OpsSms/GetList', {}, { token: await tokenOf('supplier') })).success).toBe(false);
});

test('who follows parcels is connected the same way', async ({ visit }) => {
  const visitor = await visit({ as: undefined });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/tracking');
  await expect(page.getByText('演示商城自己模拟包裹的行程；连接后由它跟踪真实的运单。')).toBeVisible();
  await page.getByRole('button', { name: /(配置|修改)快递100/ }).click();
  const dialog = page.getByRole('dialog', { name: '快递100' });
  await dialog.getByLabel('公司编号 customer').fill('CUSTOMER-JOURNEY');
  await dialog.getByLabel('授权 key').fill('a-key-of-the-journey');
  await dialog.getByLabel('商城网址').fill('https://business.localhost/cart');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写 https:// 开头的网址，不带路径')).toBeVisible();
  await dialog.getByLabel('商城网址').fill('https://business.localhost');
  await expect(dialog.getByText('优先使用')).toHaveCount(0);
  // The parcels of the other journeys stay with the demo.
  await dialog.getByLabel('用它跟踪包裹和退货').uncheck();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已停用', { exact: true })).toBeVisible();
  await expect(page.getByText('CUSTOMER-JOURNEY')).toBeVisible();
  await expect(page.getByText('a-key-of-the-journey')).toHaveCount(0);
  await expectAccessible(page);
});
