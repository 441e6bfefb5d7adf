import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { shopFolder } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { cookieOf, desktop } from './visitor.ts';
import { createHash } from 'node:crypto';

/** Makes the session as old as one in which nobody typed a password for twenty minutes. */
async function leaveForTwentyMinutes(token: string): Promise<void> {
  const { databaseUrl } = JSON.parse(readFileSync(join(shopFolder(), 'runtime.json'), 'utf8')) as {
    databaseUrl: string;
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const hash = createHash('sha256').update(token).digest('base64url');
  const changed = await client.query(
    `update sessions set password_at = password_at - interval '20 minutes' where token_hash = $1`,
    [hash],
  );
  await client.end();
  expect(changed.rowCount).toBe(1);
}

test('who came back after a while types the password again before he gives power away; then it goes on', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/staff');
  await expect(page.getByRole('row', { name: /商城运营/ }).first()).toBeVisible();
  await leaveForTwentyMinutes((await cookieOf(visitor, 'console_token')) ?? '');
  const stamp = String(Date.now()).slice(-8);
  const accountNo = `Again_${stamp}`;
  await page.getByRole('button', { name: '新增用户' }).click();
  const form = page.getByRole('dialog', { name: '新增用户' });
  await form.getByLabel('登录账号').fill(accountNo);
  await form.getByLabel('姓名').fill('再来一次');
  await form.getByLabel('手机号').fill(`138${stamp}`);
  await form.getByLabel('只读').check();
  await form.getByRole('button', { name: '添加用户' }).click();
  const question = page.getByRole('dialog', { name: '请再次输入登录密码' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('登录密码').fill('Wrong@2026');
  await question.getByRole('button', { name: '继续' }).click();
  await expect(question.getByText('密码不正确')).toBeVisible();
  await question.getByLabel('登录密码').fill('Jicai@2026');
  await question.getByRole('button', { name: '继续' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('dialog', { name: '用户已添加' }).getByRole('button', { name: '我已记下' }).click();
  await expect(page.getByRole('row', { name: new RegExp(accountNo) })).toBeVisible();
});
