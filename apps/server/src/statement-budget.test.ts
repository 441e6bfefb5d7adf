import { payModes } from '@jicai/domain/orders/order-states.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSku } from '../test/build-goods.ts';
import { requestId, startPayment } from '../test/build-payment.ts';
import { buildAddress } from '../test/build-trade.ts';
import { countMessages } from '../test/count-messages.ts';
import { openMerchants } from '../test/signed-notices.ts';
import { signIn } from '../test/sign-in.ts';
import { useTestApp } from '../test/test-app.ts';
import { openChannels } from './adapters/payment/open-channel.ts';
import { type Database, openDatabase } from './db/open.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedMerchants } from './seed/merchants.ts';
import { businessCompanyId } from './seed/shop-looks.ts';

/** The local channel keeps its books in the same database: over connections of its own, as it is somebody else's. */
let books: Database;
const app = useTestApp(async (deps) => {
  await seedAccounts(deps);
  await seedMerchants(deps);
  books = openDatabase({ url: deps.config.databaseUrl ?? '' });
  deps.payment = openChannels(deps.config, { ...deps, db: books });
});
afterAll(() => books.close());
/** The shop's own merchants: what they tell of money is signed with their keys. */
let merchants: Awaited<ReturnType<typeof openMerchants>>;
beforeAll(async () => {
  merchants = await openMerchants(app, businessCompanyId);
});
afterAll(() => merchants.close());

let token = '';
let addressId = '';
let itemIds: string[] = [];

beforeAll(async () => {
  token = await signIn(app, 'buyer');
  addressId = await buildAddress(app, { token });
  for (let made = 0; made < 12; made += 1)
    itemIds.push((await buildSku(app.deps, businessCompanyId, { stock: 1000 })).itemId);
});

const listOf = (lines: number) => itemIds.slice(0, lines).map((itemId) => ({ itemId, qty: 1 }));
const settle = (lines: number) =>
  app.call('/api/ShopOrder/Settle', { data: { itemList: listOf(lines), addressId } }, { token });
const addToCart = (lines: number) => {
  const list = listOf(lines).map(({ itemId }) => ({ itemId, chartQty: 1 }));
  return lines === 1
    ? app.call('/api/ShopCart/Add', { data: { ...list[0], requestId: requestId() } }, { token })
    : app.call('/api/ShopCart/AddList', { data: { list, requestId: requestId() } }, { token });
};

async function prepareSubmit(lines: number) {
  const { resultData } = await settle(lines);
  const data = { itemList: listOf(lines), addressId, payMode: payModes.online, previewKey: resultData.previewKey };
  return () => app.call('/api/ShopOrder/Submit', { data: { ...data, requestId: requestId() } }, { token });
}

async function preparePayment(channel: 'ALIPAY' | 'WECHAT', orders = 1) {
  const submit = await prepareSubmit(orders);
  const { resultData } = await submit();
  return () => startPayment(app, token, resultData.tradeNo, channel);
}

/** Each item has a supplier of its own, so there are as many orders. */
async function prepareNotice(channel: 'ALIPAY' | 'WECHAT', orders: number) {
  const pay = await preparePayment(channel, orders);
  const { resultData } = await pay();
  const { payNo, payFee: feeFen } = resultData;
  return async () => {
    const { statusCode, body } = await merchants[channel]({ payNo, feeFen });
    return { success: statusCode === 204 || body === 'success' };
  };
}

/** What a hot command may send to the database at most, whatever its number of lines; each message is a system call and a wait. */
const budget = [
  { command: 'add one item to the cart', atMost: 2, prepare: async () => () => addToCart(1) },
  { command: 'add twelve items to the cart', atMost: 2, prepare: async () => () => addToCart(12) },
  { command: 'settle one item', atMost: 2, prepare: async () => () => settle(1) },
  { command: 'settle twelve items', atMost: 2, prepare: async () => () => settle(12) },
  { command: 'submit one item', atMost: 3, prepare: () => prepareSubmit(1) },
  { command: 'submit twelve items', atMost: 3, prepare: () => prepareSubmit(12) },
  { command: 'start a payment by Alipay', atMost: 4, prepare: () => preparePayment('ALIPAY') },
  { command: 'start a payment by WeChat', atMost: 4, prepare: () => preparePayment('WECHAT') },
  { command: 'hear from Alipay that one order is paid', atMost: 4, prepare: () => prepareNotice('ALIPAY', 1) },
  { command: 'hear from Alipay that twelve are', atMost: 4, prepare: () => prepareNotice('ALIPAY', 12) },
  { command: 'hear from WeChat that one order is paid', atMost: 4, prepare: () => prepareNotice('WECHAT', 1) },
  { command: 'hear from WeChat that twelve are', atMost: 4, prepare: () => prepareNotice('WECHAT', 12) },
];

test.each(budget)('$command: at most $atMost messages, their SQL built once', async ({ atMost, prepare }) => {
  // The first call of a token has no guess of its caller.
  await (
    await prepare()
  )();
  const act = await prepare();
  const { messages, statements, built } = await countMessages(app, async () =>
    expect(await act()).toMatchObject({ success: true }),
  );
  expect(messages, statements.join('\n')).toBeLessThanOrEqual(atMost);
  expect(built).toEqual([]);
});
