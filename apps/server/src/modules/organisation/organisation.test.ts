import type { OrgNode } from '@jicai/contract/organisation.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
const tokens = {} as Record<DemoAccount, string>;
const tree = async (): Promise<OrgNode[]> =>
  (await app.call('/api/CustOrg/GetTree', {}, { token: tokens.admin })).resultData;

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
    tokens[who] = await signIn(app, who);
});

const paths = ['/api/CustOrg/GetTree'] as const;

test('only who may look after departments', async () => {
  for (const path of paths) {
    expect(await app.call(path, { data: 1 })).toMatchObject({ errorCode: '2' });
    expect(await app.call(path, {}, { token: tokens.admin, host: retailHost })).toMatchObject({ errorCode: '2' });
    for (const who of ['buyer', 'approver', 'finance', 'member', 'operator', 'supplier'] as const)
      expect(await app.call(path, {}, { token: tokens[who] })).toMatchObject({ errorCode: '3' });
  }
  expect(await app.call('/api/CustOrg/GetTree', { reqData: 5 }, { token: tokens.admin })).toMatchObject({
    errorCode: '4',
  });
});

describe('the tree', () => {
  test('departments in their order with leader and people', async () => {
    const nodes = await tree();
    expect(nodes).toMatchObject([
      { orgId: '2101', orgName: '制造一部', parentId: '0', leaderUserId: '4003', leaderName: '吴建国', userCount: 2 },
      { orgName: '制造二部', leaderUserId: '', leaderName: '', userCount: 0 },
      { orgName: '行政采购部', leaderName: '周敏', userCount: 1, version: 1, children: [] },
      { orgName: '财务部', leaderName: '林晓雯', userCount: 1 },
    ]);
  });
});
