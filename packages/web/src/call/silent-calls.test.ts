import { expect, test } from 'vitest';
import { silentCalls } from './silent-calls.ts';

test('hot search and the cart are never silent, and every call that is says why', () => {
  const paths = Object.keys(silentCalls);
  for (const loud of ['/api/EcmHotSearch/GetList', '/api/ProductToC/GetHotSearchList', '/api/ShopCart/GetList'])
    expect(paths).not.toContain(loud);
  for (const reason of Object.values(silentCalls)) expect(reason.length).toBeGreaterThan(10);
});
