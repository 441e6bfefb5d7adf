import { createHash } from 'node:crypto';
import { callApi, type Visitor } from './browser.ts';

const password = 'Jicai@2026';

/** Fills in the login page the visitor stands on; where it leads is the page's own matter. */
export async function fillInLogin({ page }: Visitor, accountNo: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(accountNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Opens the login page and signs in; the visitor ends at home. */
export async function signIn(visitor: Visitor, accountNo: string): Promise<void> {
  await visitor.open('/login');
  await fillInLogin(visitor, accountNo);
  await visitor.page.waitForURL(/#\/home/);
}

/** A token for calling the API beside the browser. */
export async function tokenOf(accountNo: string, host?: string): Promise<string> {
  const accountPwd = createHash('md5').update(password).digest('hex').toUpperCase();
  const login = await callApi('/api/Account/Login', { accountNo, accountPwd }, { host });
  return (login.resultData as { token: string }).token;
}
