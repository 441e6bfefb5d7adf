import { cancelStates, orderStates, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { expect, test } from 'vitest';
import { nextSentence, orderSteps } from './order-steps.ts';

const order: Parameters<typeof orderSteps>[0] = {
  orderState: orderStates.awaitingPayment,
  payMode: payModes.online,
  payState: tradePayStates.unpaid,
  cancelState: cancelStates.none,
  createTime: '2026-11-20 16:42:00',
  payDeadline: '2026-11-21 16:42:00',
  payTime: undefined,
  shipTime: undefined,
  completeTime: undefined,
  cancelTime: undefined,
  cancelReason: '',
  parcels: [],
  history: [],
};
const parcel = (receiveTime?: string): (typeof order)['parcels'][number] => ({
  parcelId: receiveTime ?? '1',
  parcelState: receiveTime ? parcelStates.received : parcelStates.onTheWay,
  parcelStateText: '',
  logisticsCode: 'shunfeng',
  logisticsName: '顺丰',
  logisticsNo: 'SF1',
  shipTime: '2026-11-21 08:00:00',
  receiveTime,
  isExtended: false,
  isPaused: false,
  items: [],
});
const states = (facts: Parameters<typeof orderSteps>[0]) =>
  orderSteps(facts).map(({ title, state }) => `${title} ${state}`);

const terms = { withinHours: '36 小时内', withinDays: '5 天内' };

test('an unpaid order waits at payment and says until when', () => {
  expect(states(order)).toEqual(['提交订单 done', '付款 now', '发货 next', '收货 next', '完成 next']);
  expect(nextSentence(order, terms)).toContain('2026-11-21 16:42');
});

test('an order on account has passed payment at once', () => {
  expect(states({ ...order, orderState: orderStates.awaitingShipment, payMode: payModes.credit })).toEqual([
    '提交订单 done',
    '信用额度扣减 done',
    '发货 now',
    '收货 next',
    '完成 next',
  ]);
});

test('the receipt has the time of the last parcel', () => {
  const parcels = [parcel('2026-11-23 09:00:00'), parcel('2026-11-22 10:30:00')];
  const done = orderSteps({ ...order, orderState: orderStates.completed, payTime: '2026-11-20 17:00:00', parcels });
  expect(done.find(({ title }) => title === '收货')?.sub).toBe('11-23 09:00');
  const waiting = orderSteps({ ...order, orderState: orderStates.awaitingReceipt, parcels: [...parcels, parcel()] });
  expect(waiting.find(({ title }) => title === '收货')).toMatchObject({ state: 'now', sub: '2 / 3 个包裹已收货' });
});

test('a finished order has passed everything', () => {
  expect(
    orderSteps({ ...order, orderState: orderStates.completed, payTime: '2026-11-20 17:00:00' }).every(
      ({ state }) => state === 'done',
    ),
  ).toBe(true);
});

test('a cancelled order ends where it stopped', () => {
  const cancelled: typeof order = { ...order, orderState: orderStates.cancelled, cancelTime: '2026-11-20 18:00:00' };
  expect(states(cancelled)).toEqual(['提交订单 done', '已取消 ended']);
  expect(states({ ...cancelled, payTime: '2026-11-20 17:00:00' })).toEqual([
    '提交订单 done',
    '付款 done',
    '已取消 ended',
  ]);
});

test('a cancelled order says what becomes of the money', () => {
  const cancelled: typeof order = { ...order, orderState: orderStates.cancelled, cancelReason: '缺货' };
  expect(nextSentence(cancelled, terms)).toBe('订单已取消：缺货');
  expect(nextSentence({ ...cancelled, payTime: '2026-11-20 17:00:00' }, terms)).toContain('退回原付款方');
  expect(nextSentence({ ...cancelled, payMode: payModes.credit, payState: tradePayStates.refunded }, terms)).toBe(
    '订单已取消：缺货；扣减的信用额度已恢复',
  );
  expect(nextSentence({ ...cancelled, payMode: payModes.credit }, terms)).toBe(
    '订单已取消：缺货；冻结的信用额度已解冻',
  );
});

test('an order that waits for approval, one that was turned back, and one that has been approved', () => {
  expect(states({ ...order, orderState: orderStates.awaitingApproval }).slice(0, 3)).toEqual([
    '提交订单 done',
    '审批 now',
    '付款 next',
  ]);
  expect(nextSentence({ ...order, orderState: orderStates.awaitingApproval }, terms)).toContain('等待审批');
  expect(states({ ...order, orderState: orderStates.rejected, payMode: payModes.credit }).slice(1, 3)).toEqual([
    '审批 ended',
    '信用额度扣减 next',
  ]);
  expect(nextSentence({ ...order, orderState: orderStates.rejected }, terms)).toContain('可在 5 天内修改并重新提交');
  const approve = { event: 'approve', label: '审批通过', userName: '吴建国', time: '2026-11-20 17:00:00', remark: '' };
  expect(states({ ...order, history: [approve] }).slice(0, 3)).toEqual(['提交订单 done', '审批 done', '付款 now']);
});

test('an order that waits for an approval says whose, as soon as that is known', () => {
  const waiting: typeof order = { ...order, orderState: orderStates.awaitingApproval };
  expect(nextSentence(waiting, terms)).toContain('等待审批；商品已预占，36 小时内未通过');
  expect(nextSentence(waiting, terms, '周敏、吴建国')).toContain('等待 周敏、吴建国 审批；');
});

test('credit is taken when the last approval is given, not when the order was submitted', () => {
  const story = (event: string, time: string) => ({ event, label: '', userName: '', time, remark: '' });
  const approved: typeof order = {
    ...order,
    orderState: orderStates.awaitingShipment,
    payMode: payModes.credit,
    payState: tradePayStates.owed,
    history: [story('approve', '2026-11-21 09:30:00'), story('submit', '2026-11-20 16:42:00')],
  };
  const taken = (facts: typeof order) => orderSteps(facts).find(({ title }) => title === '信用额度扣减');
  expect(taken(approved)).toMatchObject({ sub: '11-21 09:30', state: 'done' });
  const again = [story('resubmit', '2026-11-22 08:00:00'), story('reject', '2026-11-21 09:30:00')];
  expect(taken({ ...approved, history: again })?.sub).toBe('11-22 08:00');
  expect(taken({ ...approved, history: [] })?.sub).toBe('11-20 16:42');
});

test('a cancelled order on account shows that its credit had been taken, one that was only asked for does not', () => {
  const cancelled: typeof order = {
    ...order,
    orderState: orderStates.cancelled,
    payMode: payModes.credit,
    cancelTime: '2026-11-22 18:00:00',
  };
  expect(states({ ...cancelled, payState: tradePayStates.refunded })).toEqual([
    '提交订单 done',
    '信用额度扣减 done',
    '已取消 ended',
  ]);
  expect(states(cancelled)).toEqual(['提交订单 done', '已取消 ended']);
});
