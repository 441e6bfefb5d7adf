import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { contract } from '@jicai/contract/index.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, useTestApp } from '../../../test/test-app.ts';
import { sessions } from '../../db/tables/auth.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { md5Of } from './index.ts';

const app = useTestApp();
const start = new Date('2026-11-21T02:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
let operator: CallOptions = {};

const addRole = (who = operator) =>
  app.call(
    '/api/OpsStaff/AddRole',
    {
      data: {
        roleName: `角色${crypto.randomUUID().slice(0, 8)}`,
        accountType: 2,
        permissions: ['ops.desk.view'],
        requestId: crypto.randomUUID(),
      } as never,
    },
    who,
  );
const confirm = (password: string, who = operator) =>
  app.call('/api/Account/ConfirmPwd', { data: { accountPwd: md5Of(password) } }, who);

beforeAll(() => app.setNow(start));
beforeEach(async () => {
  app.setNow(start);
  operator = { token: await signIn(app, 'operator') };
});

test('a quarter of an hour after the password a sensitive act asks for it again, and goes on once it was right', async () => {
  app.setNow(after(15));
  expect((await addRole()).errorCode).not.toBe(errorCodes.passwordNeeded);
  app.setNow(after(16));
  expect((await addRole()).errorCode).toBe(errorCodes.passwordNeeded);
  expect((await app.call('/api/OpsStaff/GetPage', { reqData: {}, pageIndex: 1, pageSize: 20 }, operator)).success).toBe(
    true,
  );
  expect(await confirm('Wrong-Pass-1')).toMatchObject({
    errorCode: errorCodes.wrongOldPassword,
    errorMsg: '密码不正确',
  });
  expect((await addRole()).errorCode).toBe(errorCodes.passwordNeeded);
  expect((await confirm('Jicai@2026')).success).toBe(true);
  expect((await addRole()).errorCode).not.toBe(errorCodes.passwordNeeded);
  // Of another session of the same account nothing is known.
  app.setNow(after(32));
  expect((await addRole()).errorCode).toBe(errorCodes.passwordNeeded);
});

test('a session that was only remembered has typed nothing; wrong ones are counted', async () => {
  await inShop(app, businessCompanyId, (ctx) => ctx.db.update(sessions).set({ passwordAt: null }));
  expect((await addRole()).errorCode).toBe(errorCodes.passwordNeeded);
  for (let at = 0; at < 5; at += 1) await confirm('Wrong-Pass-1');
  expect((await confirm('Jicai@2026')).errorCode).toBe(errorCodes.tooOften);
  expect((await confirm('Jicai@2026', {})).success).toBe(false);
});

test('who may not do it is not asked first, and what only reads never asks', async () => {
  const viewer = await buildStaff(app, { role: 'readOnly' });
  app.setNow(after(60));
  expect((await addRole({ token: viewer.token })).errorCode).toBe(errorCodes.forbidden);
  for (const [path, { asksPassword, requestId }] of Object.entries(contract))
    if (asksPassword) expect(requestId, path).not.toBe('none');
});
