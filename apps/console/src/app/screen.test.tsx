import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { useSession } from '@jicai/web/session/session.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { screen } from './screen.ts';
import { type Self, selfQuery } from './self.queries.ts';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  window.location.hash = '#/orders?view=toShip&page=2';
  useSession.setState({ token: 'of somebody' });
  signIn(['ops.order.view']);
});
afterEach(() => {
  queryClient.clear();
  useSession.setState({ token: '' });
});

const signIn = (permissions: ShopPermission[]) =>
  queryClient.setQueryData(selfQuery().queryKey, { accountType: accountTypes.operator, permissions } as Self);

/** A screen whose page writes down what it asks, and is answered by `answer`. */
function orders(answer: () => Promise<unknown> = async () => undefined) {
  const Page = () => null;
  Page.ask = async (params: URLSearchParams) => {
    asked.push(params.toString());
    await answer();
  };
  return screen('/orders', '订单', 'ops.order.view', async () => Page);
}

test('a page is asked for its rows with its code, by what the address says', async () => {
  await orders().preload();
  expect(asked).toEqual(['view=toShip&page=2']);
});

test('nothing is asked without a session, or of a page that the user may not open', async () => {
  signIn(['ops.goods.view']);
  await orders().preload();
  useSession.setState({ token: '' });
  await orders().preload();
  expect(asked).toEqual([]);
});

test('an answer that does not come holds no page back, and what fails is left to the page', async () => {
  await orders(() => new Promise(() => undefined)).preload();
  await orders(async () => Promise.reject(new Error('lost'))).preload();
  expect(asked).toHaveLength(2);
});
