import { expect, test } from 'vitest';
import { shopPermissionCodes } from './shop-permissions.ts';
import { isTold, newsFor, shopNewsNames } from './shop-news.ts';

const all = new Set(shopPermissionCodes);
const operator = { isSupplier: false, supplierId: null, permissions: all, muted: [] };
const supplier = { isSupplier: true, supplierId: '7', permissions: all, muted: [] };

test('a supplier is told of its own orders, goods and sheets alone', () => {
  const told = shopNewsNames.filter((news) => isTold(news, supplier, '7'));
  expect(told).toEqual([
    'toShip',
    'cancelAsked',
    'waybillKept',
    'returnAsked',
    'goodsAnswered',
    'settleAsked',
    'settlePaid',
    'exportEnded',
  ]);
  for (const other of ['8', null]) expect(shopNewsNames.filter((news) => isTold(news, supplier, other))).toEqual([]);
});

test('an operator is told what he may act on and has not switched off', () => {
  expect(newsFor(operator)).not.toContain('toShip');
  expect(isTold('cancelAsked', operator, '7')).toBe(true);
  expect(isTold('cancelAsked', { ...operator, muted: ['cancelAsked'] }, '7')).toBe(false);
  expect(isTold('cancelAsked', { ...operator, permissions: new Set() }, '7')).toBe(false);
  expect(newsFor({ ...operator, permissions: new Set() })).toEqual(['consentAnswered', 'importEnded', 'exportEnded']);
});
