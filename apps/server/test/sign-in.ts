import { demoPassword } from '../src/seed/demo-people.ts';
import { md5Of } from '../src/modules/auth/index.ts';
import type { TestApp } from './test-app.ts';

export type DemoAccount = 'admin' | 'buyer' | 'approver' | 'finance' | 'member' | 'operator' | 'supplier';

/** Signs a demo account in at a shop (the business one unless `host` names another); returns the token. */
export async function signIn(app: TestApp, accountNo: DemoAccount, options: { host?: string } = {}): Promise<string> {
  const answer = await app.call('/api/Account/Login', { accountNo, accountPwd: md5Of(demoPassword) }, options);
  if (!answer.success) throw new Error(`${accountNo} was not signed in: ${answer.errorMsg}`);
  return answer.resultData.token;
}
