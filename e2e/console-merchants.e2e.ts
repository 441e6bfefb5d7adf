import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { endSession, fillInLogin, tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

test('the account for transfers is changed and put back; what is no key is refused at its field', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/merchants');
  await expect(page.getByText('模拟收款', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  const bank = page.getByRole('dialog', { name: '对公转账' });
  const change = async (bankName: string) => {
    await page.getByRole('button', { name: '修改对公转账' }).click();
    const before = await bank.getByLabel('开户行').inputValue();
    await bank.getByLabel('开户行').fill(bankName);
    await bank.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText(bankName, { exact: true })).toBeVisible();
    return before;
  };
  const before = await change('试验银行营业部');
  await change(before);

  await page.getByRole('button', { name: '配置支付宝' }).click();
  const dialog = page.getByRole('dialog', { name: '支付宝' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写应用私钥')).toBeVisible();
  await dialog.getByLabel('应用 AppID').fill('2021000000000001');
  await dialog.getByLabel('收款方 PID').fill('2088000000000001');
  await dialog.getByLabel('应用私钥').fill('nonsense');
  await dialog.getByLabel('支付宝公钥').fill('nonsense');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('私钥无法识别，请粘贴完整的密钥')).toBeVisible();
  await expectAccessible(page);
});

test('what was typed is there again after the session was lost, but for the keys', async ({ visit }) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/merchants');
  const dialog = page.getByRole('dialog', { name: '支付宝' });
  const open = () => page.getByRole('button', { name: '配置支付宝' }).click();
  await open();
  await dialog.getByLabel('应用 AppID').fill('2021000000000001');
  await dialog.getByLabel('收款方 PID').fill('2088000000000001');
  await dialog.getByLabel('应用私钥').fill('my-private-key');
  await dialog.getByLabel('支付宝公钥').fill('their-public-key');
  await endSession(visitor, 'console');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '重新登录' }).click();
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(window.sessionStorage));
  expect(kept).toContain('their-public-key');
  expect(kept).not.toContain('my-private-key');

  await fillInLogin(visitor, 'operator');
  await expect(page).toHaveURL(/#\/merchants/);
  await open();
  await expect(dialog.getByLabel('应用 AppID')).toHaveValue('2021000000000001');
  await expect(dialog.getByLabel('收款方 PID')).toHaveValue('2088000000000001');
  await expect(dialog.getByLabel('支付宝公钥')).toHaveValue('their-public-key');
  await expect(dialog.getByLabel('应用私钥')).toHaveValue('');
});

test('accounts are read on a phone, and not by who may not set them', async ({ visit }) => {
  const visitor = await visit({ viewport: phone });
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/merchants');
  await expect(visitor.page.getByRole('button', { name: '修改对公转账' })).toBeVisible();
  await expectAccessible(visitor.page);
  const answer = await callApi('/api/OpsMerchant/GetList', {}, { token: await tokenOf('supplier') });
  expect(answer.success).toBe(false);
});
