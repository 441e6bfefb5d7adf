import { expect, test } from 'vitest';
import { screenAt } from './screens.ts';

test('a screen is found by its address, as the router finds it', () => {
  const found = (route: string) => screenAt(route)?.path;
  expect(found('/orders?view=toShip')).toBe('/orders');
  expect(found('/orders/new?customer=1')).toBe('/orders/new');
  expect(found('/goods/4711')).toBe('/goods/:productId');
  for (const none of ['', '/', '/ordersbook', '/login?redirect=%2Forders']) expect(found(none)).toBeUndefined();
});
