import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { md5Of } from '../modules/auth/index.ts';
import { createCompany } from './create-company.ts';

const app = useTestApp();
const company = { name: '新开商城有限公司', host: 'New-Shop.Localhost:8080', kind: 'business' } as const;

test('a new shop answers on its host and its operator signs in there, and nowhere else', async () => {
  const operator = await createCompany(app.deps, company);
  const host = 'new-shop.localhost';
  const template = await app.call('/api/ShopHostUrlMapTemplate/GetList', {}, { host });
  expect(template.resultData.companyTempList[0]).toMatchObject({
    companyId: operator.companyId,
    companyName: company.name,
  });

  expect(operator.consoleUrl).toMatch(/^http:\/\/new-shop\.localhost(:\d+)?\/console\/$/);
  const credentials = { accountNo: operator.accountNo, accountPwd: md5Of(operator.password) };
  const there = await app.call('/api/Account/Login', credentials, { host });
  expect(there).toMatchObject({
    success: true,
    resultData: { accountType: accountTypes.operator, companyId: operator.companyId, mustChangePwd: true },
  });
  const elsewhere = await app.call('/api/Account/Login', credentials);
  expect(elsewhere).toMatchObject({ success: false, errorCode: '1001' });
});

test('the password that was printed reads, and writes nothing until it is changed', async () => {
  const host = 'second.localhost';
  const operator = await createCompany(app.deps, { ...company, host });
  const accountPwd = md5Of(operator.password);
  const { token } = (await app.call('/api/Account/Login', { accountNo: 'operator', accountPwd }, { host })).resultData;
  const write = (as: string) => {
    const data = { orderNo: 'D202611210000000001', isLocked: true, version: 1, requestId: randomUUID() };
    return app.call('/api/OpsOrder/SetPickLock', { data }, { token: as, host });
  };
  expect((await app.call('/api/OpsOrder/GetPage', {}, { token, host })).success).toBe(true);
  expect(await write(token)).toMatchObject({ errorCode: '3', errorMsg: '请先修改初始密码' });
  const data = { oldPwd: accountPwd, newPwd: md5Of('Own-Pass-2026') };
  const changed = await app.call('/api/Account/RevisePwd', { data }, { token, host });
  expect(await write(changed.resultData.token)).toMatchObject({ errorCode: '5' });
});

test('a shop on a host of the world is reached over TLS', async () => {
  const deps = { ...app.deps, config: { ...app.deps.config, isDemo: false } };
  const { consoleUrl } = await createCompany(deps, { ...company, host: 'shop.example.cn' });
  expect(consoleUrl).toBe('https://shop.example.cn/console/');
});

test('a host belongs to one shop only', async () => {
  await expect(createCompany(app.deps, { ...company, host: 'business.localhost' })).rejects.toThrow('已属于另一个商城');
});
