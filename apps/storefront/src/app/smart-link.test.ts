import { expect, test } from 'vitest';
import { shopPath } from './SmartLink.tsx';

test.each([
  ['/help', '/help'],
  ['#/help', '/help'],
  ['/#/SearchFor?categoryId=1', '/SearchFor?categoryId=1'],
  ['/pictures/license-demo.svg', null],
  ['/files/1001/7?for=1', null],
  ['//evil.example', null],
  ['https://beian.miit.gov.cn/', null],
  ['javascript:alert(1)', null],
])('an operator writes %s, inside the shop that is %s', (url, path) => {
  expect(shopPath(url)).toBe(path);
});
