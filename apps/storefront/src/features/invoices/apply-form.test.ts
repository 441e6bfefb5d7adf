import { invoiceKinds, orderInvoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { describe, expect, test } from 'vitest';
import { type ApplyForm, applyFaults, choiceOf, firstForm } from './apply-form.ts';
import type { InvoiceableOrder, InvoiceModel } from './invoices.queries.ts';

const item = (orderItemId: string, part: object = {}) => ({
  orderItemId,
  itemName: '中性笔',
  imgUrl: '',
  unitName: '支',
  invoiceableQty: 4,
  invoiceableFee: 400,
  invoiceableFreightFee: 0,
  ...part,
});
const order = (orderNo: string, items: InvoiceableOrder['items']): InvoiceableOrder => ({
  orderNo,
  userName: '',
  supplierName: '',
  createTime: '',
  payFee: 0,
  refundedFee: 0,
  invoiceableFee: 0,
  invoiceState: orderInvoiceStates.none,
  items,
});
const orders = [order('D1', [item('1'), item('2')]), order('D2', [item('3')])];
const form: ApplyForm = { kind: invoiceKinds.ordinary, titleId: '9', receiveEmail: 'a@b.cn', remark: '', units: {} };

describe('what is asked for', () => {
  test('whole orders name no lines', () => {
    expect(choiceOf({ orders }, {})).toEqual({ asked: { orderNos: ['D1', 'D2'], items: undefined }, feeFen: 1200 });
  });
  test('an order without a ticked line is not asked for', () => {
    expect(choiceOf({ orders }, { '1': 1, '3': 0 })).toEqual({
      asked: {
        orderNos: ['D1'],
        items: [
          { orderItemId: '1', qty: 1 },
          { orderItemId: '2', qty: 4 },
        ],
      },
      feeFen: 500,
    });
  });
  test('a statement is taken as it is', () => {
    expect(choiceOf({ checkNo: 'C1', feeFen: 77 }, {})).toEqual({ asked: { orderNos: [], checkNo: 'C1' }, feeFen: 77 });
  });
});

describe('faults', () => {
  test('nothing ticked, and more than is left', () => {
    expect(applyFaults(form, { orders }, undefined)).toEqual({});
    expect(applyFaults({ ...form, units: { '1': 0, '2': 0, '3': 0 } }, { orders }, undefined).units).toBe(
      '请选择要开票的商品',
    );
    expect(applyFaults({ ...form, units: { '1': 5 } }, { orders }, undefined).units).toBe(
      '部分商品的数量超过可开票数量',
    );
  });
  test('mailbox and remark', () => {
    expect(applyFaults({ ...form, receiveEmail: 'x', remark: '字'.repeat(201) }, { orders }, undefined)).toEqual({
      receiveEmail: '请输入接收发票的邮箱',
      remark: '备注不能超过200个字',
    });
  });
});

test('a failed request is asked for again with its lines, as far as they are left', () => {
  // Only what a form is filled in with.
  const failed = {
    invoiceKind: invoiceKinds.special,
    receiveEmail: 'a@b.cn',
    remark: 'PO-1',
    items: [
      { orderItemId: '1', qty: 3 },
      { orderItemId: '3', qty: 9 },
    ],
  } as InvoiceModel;
  expect(firstForm({ orders }, failed)).toEqual({
    kind: invoiceKinds.special,
    titleId: '',
    receiveEmail: 'a@b.cn',
    remark: 'PO-1',
    units: { '1': 3, '2': 0, '3': 4 },
  });
});
