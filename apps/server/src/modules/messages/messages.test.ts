import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, payTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { messages } from '../../db/tables/messages.ts';
import { sweepOnce } from '../../worker/sweep.ts';
import { type NewMessage, sendMessages } from './index.ts';

const app = useTestApp(seedCredit);
const paths = ['/api/Message/GetPage', '/api/Message/Read', '/api/Message/GetUnreadCount'] as const;
let buyer = '';
let member = '';
let accountId = '';
beforeAll(async () => {
  [buyer, member] = [await signIn(app, 'buyer'), await signIn(app, 'member')];
  accountId = '3002';
});

const page = (reqData: object = {}, token = buyer) => app.call('/api/Message/GetPage', { reqData }, { token });
const unread = async (token = buyer) =>
  (await app.call('/api/Message/GetUnreadCount', {}, { token })).resultData.unreadCount;
const send = (texts: Partial<NewMessage>[]) =>
  inShop(app, businessCompanyId, (ctx) =>
    sendMessages(
      ctx,
      texts.map((text) => ({ accountId, kind: 'account', title: 't', content: 'c', link: '', ...text })),
    ),
  );

describe('messages', () => {
  test('are listed newest first, filtered, counted and marked as read', async () => {
    await send([{ title: '一' }, { title: '二', kind: 'invoice', link: '/x' }, { title: '三' }]);
    const all = await page();
    expect(all.resultData.map((row) => row.title)).toEqual(['三', '二', '一']);
    expect(all).toMatchObject({ totalCount: 3, unreadCount: 3 });
    expect(all.resultData[1]).toMatchObject({ kind: 'invoice', linkUrl: '/x', isRead: false });
    expect((await page({ kind: 'invoice' })).totalCount).toBe(1);
    const messageIds = [all.resultData[0]?.messageId ?? ''];
    const read = await app.call('/api/Message/Read', { data: { messageIds } }, { token: buyer });
    expect(read.resultData.unreadCount).toBe(2);
    expect((await page({ isUnread: true })).resultData.map((row) => row.title)).toEqual(['二', '一']);
    await app.call('/api/Message/Read', { data: {} }, { token: buyer });
    expect(await unread()).toBe(0);
  });

  test('of others stay unseen and unread', async () => {
    await send([{ title: '只给采购员' }]);
    expect((await page({}, member)).resultData).toEqual([]);
    expect(await unread(member)).toBe(0);
    const [first] = (await page()).resultData;
    await app.call('/api/Message/Read', { data: { messageIds: [first?.messageId] } }, { token: member });
    expect(await unread()).toBe(1);
    const retailMember = await signIn(app, 'member', { host: retailHost });
    const there = await app.call('/api/Message/GetPage', {}, { token: retailMember, host: retailHost });
    expect(there.resultData).toEqual([]);
  });

  test.each(paths)('%s refuses visitors', async (path) => {
    expect(await app.call(path, {})).toMatchObject({ errorCode: '2' });
  });

  test.each([
    ['operator', '3006'],
    ['supplier', '3007'],
  ] as const)('%s has messages of its own, and none of a buyer', async (who, own) => {
    await send([{ title: '给买家' }, { title: '给商城', accountId: own }]);
    const token = await signIn(app, who);
    expect((await page({}, token)).resultData.map((row) => row.title)).toEqual(['给商城']);
    expect(await unread(token)).toBe(1);
    const read = await app.call('/api/Message/Read', { data: {} }, { token });
    expect(read.resultData.unreadCount).toBe(0);
    expect(await unread()).toBeGreaterThan(0);
  });

  test('a bad body is told', async () => {
    expect(await page({ kind: 'gossip' })).toMatchObject({ errorCode: '4' });
    expect(await app.call('/api/Message/Read', { data: { messageIds: ['x'] } }, { token: buyer })).toMatchObject({
      errorCode: '4',
    });
  });

  test('unread ones are counted to 100', async () => {
    await send(Array.from({ length: 120 }, () => ({})));
    expect(await unread()).toBe(100);
  });

  test('are forgotten after a year', async () => {
    const stored = () => inShop(app, businessCompanyId, (ctx) => ctx.db.$count(messages));
    expect(await stored()).toBeGreaterThan(100);
    app.setNow(new Date('2027-11-22T02:00:00Z'));
    await sweepOnce(app.deps);
    expect(await stored()).toBe(0);
    app.setNow(new Date('2026-11-21T02:00:00Z'));
  });
});

describe('orders tell who placed them', () => {
  test('of payment and shipping, not of what he did himself', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 500 });
    const addressId = await buildAddress(app, { token: buyer });
    const kept = await buildTrade(app, { token: buyer, addressId, items: [{ itemId, qty: 2 }] });
    const dropped = await buildTrade(app, { token: buyer, addressId, items: [{ itemId, qty: 1 }] });
    const { totalCount: before } = await page();
    const data = { tradeNo: dropped.tradeNo, reasonCode: cancelReasons.notWanted, requestId: randomUUID() };
    expect((await app.call('/api/ShopOrder/Cancel', { data }, { token: buyer })).success).toBe(true);
    expect((await page()).totalCount).toBe(before);
    await payTrade(app, kept.tradeNo);
    const [told] = (await page()).resultData;
    const orderNo = kept.orderNos[0] ?? '';
    expect(told).toMatchObject({
      kind: 'money',
      title: '订单付款成功',
      content: `订单 ${orderNo} 已付款成功，商家正在安排发货。`,
      linkUrl: `/center/order/orderDetail?orderNo=${orderNo}`,
    });
    await shipAll(orderNo);
    expect((await page()).resultData[0]).toMatchObject({
      title: '订单已发货',
      content: `订单 ${orderNo} 已发货，可在订单详情查看物流。承运：顺丰速运 SF1234567890`,
    });
  });
});

describe('money is told as it went', () => {
  test('on account nothing arrives anywhere: the debt is lowered, and by how much', async () => {
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 1250 });
    const addressId = await buildAddress(app, { token: buyer });
    const items = [{ itemId, qty: 3 }];
    const { orderNos } = await buildTrade(app, { token: buyer, addressId, payMode: payModes.credit, items });
    const operator = await signIn(app, 'operator');
    const [orderNo = ''] = orderNos;
    const [shown] = (await app.call('/api/OpsOrder/GetPage', { searchKey: orderNo }, { token: operator })).resultData;
    const feeText = `¥${((shown?.payFee ?? 0) / 3 / 100).toFixed(2)}`;
    const data = { orderNo, orderItemId: shown?.lines[0]?.orderItemId, qty: 1, version: shown?.version };
    const cut = await app.call(
      '/api/OpsOrder/CancelShort',
      { data: { ...data, requestId: randomUUID() } },
      { token: operator },
    );
    expect(cut.errorMsg).toBe('');
    const told = (await page()).resultData.slice(0, 2);
    expect(told).toMatchObject([
      { title: '账期欠款已冲减', content: expect.stringContaining('已冲减账期欠款') },
      { title: '部分商品缺货取消', content: expect.stringContaining('相应金额将冲减账期欠款') },
    ]);
    expect(told[0]?.content).toContain(feeText);
    expect(told.map(({ content }) => content).join()).not.toMatch(/到账|退回/);
    const read = await app.call('/api/ShopOrder/GetModel', { data: { orderNo } }, { token: buyer });
    expect(read.resultData.history[0]).toMatchObject({ label: '冲减账期欠款', remark: feeText });
  });
});

async function shipAll(orderNo: string): Promise<void> {
  const token = await signIn(app, 'operator');
  const [order] = (await app.call('/api/OpsOrder/GetPage', { searchKey: orderNo }, { token })).resultData;
  const items = order?.lines.map(({ orderItemId, qty }) => ({ orderItemId, qty })) ?? [];
  const parcel = { orderNo, logisticsCode: 'shunfeng', logisticsNo: 'SF1234567890', items };
  const data = { ...parcel, version: order?.version ?? 0, requestId: randomUUID() };
  expect((await app.call('/api/OpsOrder/Ship', { data }, { token })).errorMsg).toBe('');
}
