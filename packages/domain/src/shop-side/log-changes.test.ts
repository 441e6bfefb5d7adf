import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggedActText, loggedAreas, loggedPathsOf } from './log-acts.ts';
import { orderStates } from '../orders/order-states.ts';
import { changeKinds } from '../shop/change-states.ts';
import { registerStates } from '../people/registration.ts';
import { statementPayStates } from '../statements/statement-states.ts';
import { logChanges } from './log-changes.ts';
import { logSubject, logSubjectsOf } from './log-subjects.ts';

test('a change tells each field in Chinese, with states and sums as people read them', () => {
  expect(
    logChanges(
      { orderState: orderStates.awaitingShipment, isPickLocked: false, receivedFen: 0, kept: 'x' },
      {
        orderState: orderStates.partlyShipped,
        isPickLocked: true,
        receivedFen: 123456,
        logisticsNo: 'SF14',
        items: [{ orderLineId: '7' }],
      },
    ),
  ).toEqual([
    { field: 'orderState', name: '订单状态', from: '待发货', to: '部分发货' },
    { field: 'isPickLocked', name: '拣货锁定', from: '否', to: '是' },
    { field: 'receivedFen', name: '已收金额', from: '¥0.00', to: '¥1,234.56' },
    { field: 'logisticsNo', name: '运单号', from: '', to: 'SF14' },
    { field: 'items', name: '商品明细', from: '', to: '订单行 7' },
  ]);
});

test('what was taken away stands at the left, what is new at the right', () => {
  expect(logChanges({ word: '纸', version: 3 }, null)).toEqual([{ field: 'word', name: '词', from: '纸', to: '' }]);
  expect(logChanges(null, { word: '纸' })).toEqual([{ field: 'word', name: '词', from: '', to: '纸' }]);
  expect(logChanges(null, null)).toEqual([]);
});

test('a plain state is one of what the record is about', () => {
  const [waiting, approved] = [{ state: registerStates.awaitingReview }, { state: registerStates.approved }];
  expect(logChanges(waiting, approved, 'register 7')).toMatchObject([{ from: '待审核', to: '已通过' }]);
  expect(logChanges(null, { payRecordState: statementPayStates.waiting })).toMatchObject([{ to: '待确认' }]);
});

test('words of the program are told in Chinese', () => {
  const recorded = [
    ...changeKinds.map((kind) => ({ kind })),
    { viewed: 'contact' },
    { viewed: 'license' },
    { decision: 'refund' },
    { decision: 'apply' },
  ];
  for (const fields of recorded)
    for (const { name, to } of logChanges(null, fields)) expect(`${name}${to}`).toMatch(/^[\u4e00-\u9fff]+$/);
  expect(logChanges(null, { kind: 'goods.price' })).toMatchObject([{ name: '类型', to: '低于毛利线的售价' }]);
  expect(logChanges(null, { kind: '自提', viewed: 'constructor' })).toMatchObject([
    { to: '自提' },
    { to: 'constructor' },
  ]);
});

test('whatever was recorded, a field that stayed is not told', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
      expect(logChanges(fields, fields)).toEqual([]);
      for (const { from, to } of logChanges(fields, { other: 1, ...fields })) expect(from).not.toBe(to);
    }),
  );
});

test('a subject is told by its kind and number, and found by the number', () => {
  expect(logSubject('order D2026')).toEqual({ kind: 'order', name: '订单', no: 'D2026' });
  expect(logSubject('statement payment 77')).toEqual({ kind: 'statement payment', name: '对账付款', no: '77' });
  expect(logSubject('returnAddress 5').name).toBe('退货地址');
  expect(logSubject('something 5')).toEqual({ kind: '', name: '', no: 'something 5' });
  expect(logSubjectsOf('D2026')).toContain('order D2026');
});

test('an area has its acts; work of the shop itself has a text too', () => {
  expect(loggedPathsOf('stock')).toEqual(['/api/OpsStock/Adjust', '/api/OpsStock/SetPlace']);
  for (const area of loggedAreas) expect(loggedPathsOf(area).length).toBeGreaterThan(0);
  expect(loggedActText('audit.invariants')).toBe('夜间核对账目');
  expect(loggedActText('constructor')).toBe('系统处理');
});
