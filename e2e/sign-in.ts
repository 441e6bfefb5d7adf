import { createHash } from 'node:crypto';
import { callApi } from './api.ts';
import { cookieOf, type Visitor } from './visitor.ts';

const password = 'Jicai@2026';

/** Fills in the login page the visitor stands on; where it leads is the page's own matter. */
export async function fillInLogin({ page }: Visitor, accountNo: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(accountNo);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/**
 * The visitor is signed in as the login page does it (docs/domain/decisions.md §10), without its clicks: the page he
 * opens next shows it. The console has a session of its own.
 */
export async function signIn({ page, base }: Visitor, accountNo: string, front?: 'console'): Promise<void> {
  const login = await logIn(accountNo, new URL(base).hostname);
  const names = ['token', 'userId', 'userName', 'companyId', 'customerId', 'customerName'];
  const cookies = names.map((name) => ({
    name: front ? `${front}_${name}` : name,
    value: encodeURIComponent(login[name] ?? ''),
    url: base,
  }));
  await page.context().addCookies(cookies);
}

/** Ends the visitor's session behind his back: his next call is refused. The console has one of its own. */
export async function endSession(visitor: Visitor, front?: 'console'): Promise<void> {
  const name = front ? `${front}_token` : 'token';
  await callApi('/api/Account/Logout', {}, { token: (await cookieOf(visitor, name)) ?? '' });
}

const tokens = new Map<string, { token: string; sinceMs: number }>();
/** Less than what a sensitive act lets pass since the password was typed. */
const keptMs = 10 * 60_000;

/**
 * A token for calling the API beside the browser: one session for each account and worker, which no visitor holds, so that
 * none ends it.
 */
export async function tokenOf(accountNo: string, host?: string): Promise<string> {
  const key = `${accountNo}@${host ?? ''}`;
  const kept = tokens.get(key);
  if (kept && performance.now() - kept.sinceMs < keptMs) return kept.token;
  const sinceMs = performance.now();
  const token = (await logIn(accountNo, host))['token'] ?? '';
  if (token) tokens.set(key, { token, sinceMs });
  return token;
}

async function logIn(accountNo: string, host?: string): Promise<Record<string, string>> {
  const accountPwd = createHash('md5').update(password).digest('hex').toUpperCase();
  return (await callApi('/api/Account/Login', { accountNo, accountPwd }, { host })).resultData;
}
