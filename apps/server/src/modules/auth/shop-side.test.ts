import { expect, test } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { md5Of } from './passwords.ts';

const app = useTestApp();
const revise = (data: object, token?: string, host?: string) =>
  app.call('/api/Account/RevisePwd', { data }, { ...(token && { token }), ...(host && { host }) });
const logIn = (accountNo: string, password: string) =>
  app.call('/api/Account/Login', { accountNo, accountPwd: md5Of(password) });

test.each(['operator', 'supplier'] as const)('%s changes the own password, and its other sessions end', async (who) => {
  const token = await signIn(app, who);
  const other = await signIn(app, who);
  const oldPwd = md5Of(demoPassword);
  const newPwd = md5Of(`Xy7-new-${who}`);
  expect(await revise({ oldPwd: md5Of('wrong'), newPwd }, token)).toMatchObject({ errorCode: '1008' });
  expect(await revise({ oldPwd, newPwd: oldPwd }, token)).toMatchObject({ errorCode: '1009' });
  expect(await revise({ oldPwd, newPwd: md5Of('123456') }, token)).toMatchObject({ errorCode: '1010' });
  const changed = await revise({ oldPwd, newPwd }, token);
  expect(changed.success).toBe(true);
  const page = (as: string) => app.call('/api/OpsOrder/GetPage', {}, { token: as });
  expect((await page(changed.resultData.token)).success).toBe(true);
  for (const gone of [token, other]) expect(await page(gone)).toMatchObject({ errorCode: '2' });
  expect(await logIn(who, demoPassword)).toMatchObject({ errorCode: '1001' });
  expect((await logIn(who, `Xy7-new-${who}`)).success).toBe(true);
});

test('nobody changes the password of another, of another shop, or without signing in', async () => {
  const pair = { oldPwd: md5Of(demoPassword), newPwd: md5Of('Xy7-else-77') };
  expect(await revise(pair)).toMatchObject({ errorCode: '2' });
  expect(await revise(pair, await signIn(app, 'operator', { host: retailHost }))).toMatchObject({ errorCode: '2' });
  expect((await logIn('buyer', demoPassword)).success).toBe(true);
});
