import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostFault, hostOf, isIcpNo } from './shop-hosts.ts';

describe('hosts', () => {
  test.each([
    ['https://Mall.Example-Corp.CN/login?x=1', 'mall.example-corp.cn'],
    [' mall.corp.cn:8443 ', 'mall.corp.cn'],
    ['mall.corp.cn.', 'mall.corp.cn'],
  ])('%s is read as %s', (typed, host) => expect(hostOf(typed)).toBe(host));

  test.each(['mall.corp.cn', 'corp.com', 'xn--fiq228c.xn--fiqs8s', 'a-b.c.shop'])('%s may be used', (host) =>
    expect(hostFault(host)).toBeUndefined(),
  );

  test.each([
    '',
    'corp',
    '127.0.0.1',
    '[::1]',
    'shop.localhost',
    'x.internal',
    '-a.cn',
    'a-.cn',
    'a..cn',
    '商城.cn',
    'a_b.cn',
  ])('%s may not', (host) => expect(hostFault(host)).toBeDefined());

  test('an address of numbers is never a host, and what was read stays as it is', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => hostFault(address) !== undefined));
    fc.assert(fc.property(fc.webUrl(), (url) => hostOf(hostOf(url)) === hostOf(url)));
  });
});

test.each([
  ['京ICP备12345678号', true],
  ['沪ICP证030535号-2', true],
  ['ICP备12345678号', false],
  ['京ICP备12号', false],
  ['', false],
])('%s as a number of the registry: %s', (text, isOne) => expect(isIcpNo(text)).toBe(isOne));
