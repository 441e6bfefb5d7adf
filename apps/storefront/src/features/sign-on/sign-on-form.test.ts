import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import { expect, test } from 'vitest';
import { domainsOf, formOf, signOnData, signOnFaults } from './sign-on-form.ts';

const model: SignOnModel = {
  isSet: true,
  kind: 'OIDC',
  name: '统一身份',
  isEnabled: true,
  isOnly: false,
  admission: 'create',
  roleId: '7',
  roles: [],
  domains: [{ domain: 'corp-a.cn', isProved: true }],
  proof: '',
  values: { issuer: 'https://id.corp-a.cn', clientId: 'jicai' },
  keptSecrets: ['clientSecret'],
  callbackPath: '/signOn',
  linkedCount: 0,
  failures: [],
  version: 3,
};
const faultsOf = (part: object) =>
  Object.entries(signOnFaults({ ...formOf(model), ...part }, model)).flatMap(([field, text]) => (text ? [field] : []));

test('what is held is sent again as it is, its secret left alone', () => {
  expect(faultsOf({})).toEqual([]);
  expect(signOnData(formOf(model), model)).toMatchObject({
    kind: 'OIDC',
    domains: ['corp-a.cn'],
    roleId: '7',
    values: { issuer: 'https://id.corp-a.cn', clientId: 'jicai', clientSecret: '' },
    version: 3,
  });
});

test('domains are parted by whatever stands between, and each is held to the rule', () => {
  expect(domainsOf('A.cn， b.com.cn\nc.cn;')).toEqual(['a.cn', 'b.com.cn', 'c.cn']);
  expect(faultsOf({ domains: 'corp-a.cn qq.com' })).toEqual(['domains']);
  expect(faultsOf({ domains: Array.from({ length: 11 }, (_, at) => `a${at}.cn`).join(' ') })).toEqual(['domains']);
});

test('another kind brings its own fields, and its secret is not there yet', () => {
  expect(faultsOf({ kind: 'WECOM' })).toEqual(['corpId', 'agentId', 'appSecret']);
  expect(faultsOf({ roleId: '', name: '' })).toEqual(['name', 'roleId']);
});
