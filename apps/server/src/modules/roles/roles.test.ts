import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const list = async (body: object = {}) =>
  app.call('/api/CustRole/GetPage', { pageSize: 100, ...body }, { token: tokens.admin });

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    tokens[who] = await signIn(app, who);
});

const paths = ['/api/CustRole/GetPage'] as const;

test('only who may look after roles', async () => {
  for (const path of paths) {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token: tokens.admin, host: retailHost })).toMatchObject({ errorCode: '2' });
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect(await app.call(path, {}, { token: tokens[who] })).toMatchObject({ errorCode: '3' });
  }
  expect(await app.call('/api/CustRole/GetPage', { pageIndex: 'x' }, { token: tokens.admin })).toMatchObject({
    errorCode: '4',
  });
});

describe('the list', () => {
  test('the roles an enterprise begins with', async () => {
    expect(await list()).toMatchObject({
      totalCount: 4,
      resultData: [
        { roleName: '企业管理员', dataScope: 4, isSystem: true, isGrantable: true, userCount: 1, version: 1 },
        { roleName: '采购员', dataScope: 1, userCount: 1 },
        { roleName: '审批人', dataScope: 3, userCount: 1 },
        { roleName: '财务', dataScope: 4, userCount: 1 },
      ],
    });
  });

  test('searched and by pages', async () => {
    expect((await list({ searchKey: '采购' })).resultData.map((role) => role.roleName)).toEqual(['采购员']);
    const second = await list({ pageIndex: 2, pageSize: 3 });
    expect(second).toMatchObject({ totalCount: 4, pageIndex: 2, pageSize: 3, resultData: [{ roleName: '财务' }] });
  });
});
