import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { agree, field, fillInAccount, nextPerson, run, watchCaptchas } from './registering.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

/** Few tests go there: the switch is this file's alone. */
const host = 'retail.localhost';

/** As the shop's operator sets it; twice it is done once. */
async function allowMail(isAllowed: boolean): Promise<void> {
  const token = await tokenOf('operator', host);
  const settings = await callApi('/api/OpsSetting/GetList', {}, { token, host });
  const before = (settings.resultData as { key: string; value: unknown }[]).find(
    ({ key }) => key === 'codes.isByMail',
  )?.value;
  if (before === isAllowed) return;
  const data = { key: 'codes.isByMail', before, value: isAllowed, requestId: randomUUID() };
  expect((await callApi('/api/OpsSetting/Save', { data }, { token, host })).errorMsg).toBe('');
}

/** The last code that was mailed for this purpose. */
async function codeMailedTo(email: string, purpose: string): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const { mails } = (await callApi('/api/Dev/Outbox', {}, { host })).resultData as {
          mails: { to: string; text: string }[];
        };
        const mail = mails.find(({ to, text }) => to === email && text.includes(purpose));
        code = /验证码(\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
        return code;
      },
      { message: `a mail to ${email}`, timeout: 45_000 },
    )
    .not.toBe('');
  return code;
}

async function fillInMail(page: Page, email: string, captcha: () => Promise<string>, purpose: string): Promise<void> {
  await field(page, '邮箱').last().fill(email);
  await field(page, '图形验证码').fill(await captcha());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送').first()).toBeVisible();
  await field(page, '邮箱验证码').fill(await codeMailedTo(email, purpose));
}

test.describe('a mailbox instead of a mobile (docs/domain/accounts.md §17)', () => {
  test.beforeAll(() => allowMail(true));
  test.afterAll(() => allowMail(false));

  test('a member registers by it and finds it at a lost password; what he typed is kept', async ({ visit }) => {
    const number = nextPerson();
    const email = `zhao.${run}.${number}@example.cn`;
    const accountNo = `ma_${run}_${number}`;
    const visitor = await visit({ host, viewport: phone });
    const { page } = visitor;
    const captcha = watchCaptchas(visitor);
    await visitor.open('/register?type=member');
    await fillInAccount(page, accountNo);
    await field(page, '手机号').fill('13900001');
    await page.getByRole('button', { name: '改用邮箱验证' }).click();
    await field(page, '邮箱').fill('zhao');
    await page.getByRole('button', { name: '改用手机验证' }).click();
    await expect(field(page, '手机号')).toHaveValue('13900001');
    await page.getByRole('button', { name: '改用邮箱验证' }).click();
    await expect(field(page, '邮箱')).toHaveValue('zhao');
    await expect(field(page, '账号')).toHaveValue(accountNo);
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByText('邮箱格式不正确')).toBeVisible();
    await expect(page.getByText('请输入6位邮箱验证码')).toBeVisible();
    await expectAccessible(page);
    await fillInMail(page, email, captcha, '注册账号');
    await agree(page, '《隐私协议》', '《服务协议》');
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page).toHaveURL(/#\/home/);

    const lost = await visit({ host, viewport: phone });
    const reading = watchCaptchas(lost);
    await lost.open('/login');
    await lost.page.getByRole('button', { name: '忘记密码' }).click();
    await lost.page.getByRole('button', { name: '改用邮箱验证' }).click();
    await expectAccessible(lost.page);
    // A minute lies between two mails to one mailbox: this one's is not over, and the form says so and keeps what was typed.
    await field(lost.page, '邮箱').fill(email);
    await field(lost.page, '图形验证码').fill(await reading());
    await lost.page.getByRole('button', { name: '获取验证码' }).click();
    await expect(lost.page.getByText('操作过于频繁，请稍后再试')).toBeVisible();
    await expect(field(lost.page, '邮箱')).toHaveValue(email);
  });

  test('a buyer binds his own', async ({ visit }) => {
    const email = `bind.${run}.${nextPerson()}@example.cn`;
    const visitor = await visit({ as: 'member', host, viewport: desktop });
    const { page } = visitor;
    const captcha = watchCaptchas(visitor);
    await visitor.open('/center/kamUser/userInfo');
    await page.getByRole('button', { name: /^(绑定|更换)验证邮箱$/ }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByLabel(/^新?邮箱$/).fill(email);
    await dialog.getByLabel('图形验证码').fill(await captcha());
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByLabel('邮箱验证码').fill(await codeMailedTo(email, '绑定邮箱'));
    await dialog.getByLabel('登录密码').fill('Jicai@2026');
    await dialog.getByRole('button', { name: /^(绑定|更换)$/ }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'b***@example.cn' })).toBeVisible();
    await expectAccessible(page);
  });

  test('a shop that does not allow it says nothing of it', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/register?type=member');
    await expect(field(visitor.page, '手机号')).toBeVisible();
    await expect(visitor.page.getByRole('button', { name: '改用邮箱验证' })).toHaveCount(0);
  });
});
