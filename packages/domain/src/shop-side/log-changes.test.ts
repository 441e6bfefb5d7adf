import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggedActText, loggedAreas, loggedPathsOf } from './log-acts.ts';
import { orderStates } from '../orders/order-states.ts';
import { changeKinds } from '../shop/change-states.ts';
import { registerStates } from '../people/registration.ts';
import { statementPayStates } from '../statements/statement-states.ts';
import { logChanges, logReferences, untoldFields } from './log-changes.ts';
import { logFieldNames, logReferenceFields, silentLogFields } from './log-fields.ts';
import { signActs } from './log-acts.ts';
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
    { field: 'items', name: '商品明细', from: '', to: '商品 7' },
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

test('ids and codes are told by the names that are known, and all of them are asked for', () => {
  const after = {
    parcelId: '71',
    logisticsCode: 'shunfeng',
    items: [{ orderLineId: '7', qty: 2 }],
    removeItemIds: ['9'],
    E1001: '¥8.60',
    'E1001 供应商': '12',
  };
  const names: Record<string, string> = {
    'parcel 71': 'SF1',
    'carrier shunfeng': '顺丰速运',
    'orderLine 7': '记号笔 E1001',
    'itemNo E1001': '记号笔 E1001',
    'supplier 12': '得力',
  };
  const told = logChanges(null, after, '', (kind, key) => names[`${kind} ${key}`]);
  expect(told.map(({ name, to }) => `${name}：${to}`)).toEqual([
    '包裹：SF1',
    '物流公司：顺丰速运',
    '商品明细：商品 记号笔 E1001，数量 2',
    '移出的明细：9',
    '记号笔 E1001：¥8.60',
    'E1001 供应商：得力',
  ]);
  expect(logReferences({ before: null, after, subject: '' }).map(({ kind, key }) => `${kind} ${key}`)).toEqual(
    expect.arrayContaining([...Object.keys(names), 'statementLine 9']),
  );
});

test('every name of a field is Chinese, and every field that holds an id has one', () => {
  for (const name of Object.values(logFieldNames))
    expect(name).toMatch(/[\u4e00-\u9fff]|^(AppID|AccessKey ID|SecretId|SDK AppID)$/);
  for (const field of Object.keys(logReferenceFields))
    if (/^[a-z]/i.test(field)) expect(logFieldNames).toHaveProperty([field]);
  for (const act of Object.keys(signActs)) expect(loggedActText(act)).toMatch(/^[\u4e00-\u9fff]+$/);
});

test('a field without a name and a bare id are found, whatever stands around them', () => {
  expect(untoldFields({ orderState: 10, items: [{ strange: 1 }], 名称: 'x', E1001: 3 })).toEqual(['strange']);
  expect(
    untoldFields({ note: '384340308042715140', parcelId: '384340308042715140', logisticsNo: '384340308042715140' }),
  ).toEqual(['note']);
  expect(untoldFields({ note: '384340308042715140', strange: '384340308042715140' }, true)).toEqual(['strange']);
  const named = fc.constantFrom(...Object.keys(logFieldNames).filter((field) => !silentLogFields.has(field)));
  fc.assert(
    fc.property(named, fc.integer(), (field, value) => {
      expect(untoldFields({ [field]: value })).toEqual([]);
      expect(untoldFields([{ [field]: { notNamed: value } }])).toEqual(['notNamed']);
    }),
  );
});
