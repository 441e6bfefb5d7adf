import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { shopFolder } from './api.ts';
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
