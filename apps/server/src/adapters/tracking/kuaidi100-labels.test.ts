import { newKuaidi100Labels } from '@jicai/vendor-double/kuaidi100-labels.ts';
import { startVendorDouble, type VendorDouble } from '@jicai/vendor-double/vendor-double.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signKuaidi100 } from './ask-kuaidi100.ts';
import { createKuaidi100Labels } from './kuaidi100-labels.ts';
import { TrackFault } from './parcel-tracking.ts';

let vendors: VendorDouble;
const now = new Date('2026-11-21T02:00:00Z');
const contract = { partnerId: 'P-1', partnerKey: 'pw', net: '上海一部', tempId: '' };
const party = { name: '张三', mobile: '13800000000', telephone: '', address: '上海市 浦东新区 一号', company: '' };
const order = { orderId: 'D1-1', logisticsCode: 'zhongtong', contract, sender: party, receiver: party, now };
const client = (part = {}) => createKuaidi100Labels({ key: 'k', secret: 's', ...part }, { endpoint: vendors.url });

beforeAll(async () => {
  vendors = await startVendorDouble();
});
afterAll(() => vendors.close());
beforeEach(() => {
  const { url } = vendors.kuaidi100.labels;
  Object.assign(vendors.kuaidi100.labels, newKuaidi100Labels(), { url });
  vendors.kuaidi100.labels.secrets.set('k', 's');
  vendors.kuaidi100.labels.partners.set('P-1', 'pw');
  delete vendors.kuaidi100.nextFault;
});

test('a call is signed by MD5 over param, time, key and secret in capitals', () => {
  // md5sum of the same text.
  expect(signKuaidi100('{"a":1}1576123932000keysecret')).toBe('80BBFB1A2ADDBACDE56E74C96E984E3B');
});

test('a number is given once for each id of ours, however often it is asked', async () => {
  const first = await client().ask(order);
  expect(first).toMatchObject({ outcome: 'given', logisticsNo: expect.stringMatching(/^SF/), labelUrl: '' });
  expect(await client().ask(order)).toEqual(first);
  expect(vendors.kuaidi100.labels.given).toHaveLength(1);
  expect(vendors.kuaidi100.labels.given[0]?.param).toMatchObject({
    printType: 'NON',
    net: '上海一部',
    recMan: { name: '张三', printAddr: '上海市 浦东新区 一号' },
  });
  expect(vendors.kuaidi100.labels.given[0]?.param).not.toHaveProperty('tempId');
});

test('with a template of the courier its label comes as a link', async () => {
  const answer = await client().ask({ ...order, contract: { ...contract, tempId: 'T1' } });
  expect(answer).toMatchObject({ labelUrl: expect.stringMatching(/^http:.*\.png$/) });
});

test('it is given back by the courier’s number of the order', async () => {
  const given = await client().ask(order);
  if (given.outcome !== 'given') throw new Error('no number');
  const { logisticsNo, courierOrderNo } = given;
  const back = { logisticsCode: 'zhongtong', logisticsNo, courierOrderNo, contract, now };
  expect(await client().cancel({ ...back, courierOrderNo: '' })).toEqual({
    outcome: 'refused',
    text: '查无此单（30009）',
  });
  expect(await client().cancel(back)).toEqual({ outcome: 'cancelled' });
  expect(vendors.kuaidi100.labels.given[0]?.isCancelled).toBe(true);
});

test('a clear no is told in its words', async () => {
  expect(await client({ secret: 'x' }).ask(order)).toEqual({ outcome: 'refused', text: '验证签名失败（30002）' });
  expect(await client({ key: 'x' }).ask(order)).toEqual({ outcome: 'refused', text: '账号信息不正确（30003）' });
  expect(await client().ask({ ...order, contract: { partnerId: 'P-1' } })).toMatchObject({ outcome: 'refused' });
  vendors.kuaidi100.nextFault = { code: '30004' };
  expect(await client().ask(order)).toMatchObject({ outcome: 'refused' });
});

test.each([{ status: 500 }, { isLost: true }, { code: '-1' }, { code: '500' }])(
  'after %o nobody knows whether it acted',
  async (fault) => {
    vendors.kuaidi100.nextFault = fault;
    await expect(client().ask(order)).rejects.toThrow(TrackFault);
  },
);
