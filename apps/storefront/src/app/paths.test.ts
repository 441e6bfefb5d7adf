import { expect, test } from 'vitest';
import { isOpenPath, loginPath, withQuery } from './paths.ts';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  ['/cart?x=1', '/cart?x=1'],
  ['/center/order/myOrder', '/center/order/myOrder'],
  [null, '/home'],
  ['', '/home'],
  ['cart', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  ['/login?redirect=/login', '/home'],
  ['/LOGIN', '/home'],
  ['/login/', '/home'],
  ['/%6Cogin', '/home'],
  ['/redirect/login', '/home'],
  ['/redirect/redirect//Login?redirect=%2Flogin', '/home'],
  ['/redirect/register', '/home'],
  ['/redirect/cart?x=1', '/redirect/cart?x=1'],
  ['/loginHelp', '/loginHelp'],
])('a redirect to %s leads to %s', (redirect, path) => {
  expect(safeRedirect(redirect)).toBe(path);
});

test('the login page gets the way back as one query value', () => {
  expect(loginPath('/cart?a=1&b=2')).toBe('/login?redirect=%2Fcart%3Fa%3D1%26b%3D2');
  expect(loginPath('/')).toBe('/login');
});

test('empty query values are left out', () => {
  expect(withQuery('/SearchFor', { keyword: '中性笔', categoryId: '', page: undefined })).toBe(
    '/SearchFor?keyword=%E4%B8%AD%E6%80%A7%E7%AC%94',
  );
});

test.each(['/', '/home', '/SearchFor', '/404'])('%s is open to visitors', (path) =>
  expect(isOpenPath(path)).toBe(true),
);
test.each(['/cart', '/center/order/myOrder', '/supplier', '/nonsense'])('%s is not', (path) =>
  expect(isOpenPath(path)).toBe(false),
);
