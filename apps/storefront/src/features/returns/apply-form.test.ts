import { returnReasons, returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import type { ApplyLine } from '@jicai/contract/returns/returns.ts';
import { expect, test } from 'vitest';
import { applyBody, applyFaults, type ApplyForm, sumUp, enteredLines, withKeptLines } from './apply-form.ts';

const line: ApplyLine = {
  orderItemId: '1',
  itemId: '11',
  productId: '111',
  itemNo: 'A1',
  itemName: '复印纸',
  itemSpec: 'A4',
  colorName: '',
  imgUrl: '',
  unitName: '箱',
  price: 1000,
  qty: 3,
  goodsFee: 3000,
  discountFee: 100,
  freightFee: 10,
  payFee: 2910,
  refundedQty: 1,
  freightRefundedQty: 0,
  givenBackFee: 966,
  adjustedQty: 0,
  adjustedFee: 0,
  cancelledQty: 0,
  shippedQty: 3,
  receivedQty: 3,
  returnedQty: 1,
  left: { unshipped: 0, transit: 0, received: 2 },
  heldQty: 0,
  maxQty: 2,
  maxFee: 1944,
  freightRefundFee: 6,
  returnTypes: [returnTypes.refund, returnTypes.exchange, returnTypes.refundOnly],
  reasonRefusals: { '101': '该商品不支持七天无理由退货' },
};
const form: ApplyForm = {
  returnType: returnTypes.refund,
  receiveState: receiveStates.received,
  reasonCode: returnReasons.agreed,
  remark: '',
  pictures: [],
  contactName: '陈思远',
  contactMobile: '13800100002',
  exchangeItemId: '',
  lines: { '1': { isChosen: true, qty: 2, fee: '' } },
};

test('the money is explained: goods, the share of the discount, no freight without a fault of the seller', () => {
  expect(sumUp(enteredLines(form, [line]))).toEqual({
    count: 1,
    qty: 2,
    goodsFen: 2000,
    discountFen: 66,
    discountName: '优惠分摊',
    freightFen: 0,
    maxFen: 1934,
    askedFen: 1934,
  });
  const lowered = { ...line, adjustedFee: -100 };
  expect(sumUp(enteredLines(form, [lowered])).discountName).toBe('优惠与对账调整');
  const fault = sumUp(enteredLines({ ...form, reasonCode: returnReasons.quality }, [line]));
  expect(fault).toMatchObject({ freightFen: 6, askedFen: 1940 });
});

test('less may be asked for without goods, more not', () => {
  const refundOnly: ApplyForm = {
    ...form,
    returnType: returnTypes.refundOnly,
    lines: { '1': { isChosen: true, qty: 1, fee: '5.5' } },
  };
  expect(sumUp(enteredLines(refundOnly, [line])).askedFen).toBe(550);
  expect(applyFaults(refundOnly, [line])).toEqual({});
  expect(applyBody(refundOnly, [line])).toMatchObject({
    receiveState: receiveStates.received,
    items: [{ orderItemId: '1', qty: 1, applyFee: 550 }],
  });
  const typed = (fee: string) =>
    applyFaults({ ...refundOnly, lines: { '1': { isChosen: true, qty: 1, fee } } }, [line]).lines;
  expect(typed('100')).toBe('退款金额不能超过¥9.67');
  expect(typed('abc')).toBe('请输入正确的退款金额');
  expect(typed('0')).toBe('请输入正确的退款金额');
});

test('an exchange asks for no money', () => {
  const exchange: ApplyForm = { ...form, returnType: returnTypes.exchange, exchangeItemId: '12' };
  expect(applyFaults(exchange, [line])).toEqual({});
  expect(applyBody(exchange, [line])).toMatchObject({
    exchangeItemId: '12',
    receiveState: undefined,
    items: [{ qty: 2, applyFee: undefined }],
  });
});

test('a line that the reason does not hold for, or that is not there, says why', () => {
  const [noReason] = enteredLines({ ...form, reasonCode: returnReasons.noReason }, [line]);
  expect(noReason).toMatchObject({
    maxQty: 0,
    disabledReason: '该商品不支持七天无理由退货',
    input: { isChosen: false },
  });
  const transit: typeof line = {
    ...line,
    left: { unshipped: 0, transit: 2, received: 0 },
    receivedQty: 1,
    returnTypes: [returnTypes.refundOnly],
  };
  expect(enteredLines(form, [transit])[0]).toMatchObject({ maxQty: 0, disabledReason: '尚未确认收货' });
  const lost: ApplyForm = {
    ...form,
    returnType: returnTypes.refundOnly,
    reasonCode: returnReasons.notReceived,
    receiveState: receiveStates.notReceived,
  };
  expect(enteredLines(lost, [transit])[0]).toMatchObject({ maxQty: 2, basis: 'transit' });
});

test('what is missing is told in the words of the rules', () => {
  const empty: ApplyForm = { ...form, reasonCode: returnReasons.quality, contactMobile: '1', lines: {} };
  expect(applyFaults(empty, [line])).toEqual({
    remark: '请填写5-200个字的问题描述',
    pictures: '请上传凭证图片',
    contactMobile: '请输入正确的手机号码',
    lines: '请选择要售后的商品',
  });
  expect(applyFaults({ ...form, reasonCode: 0 }, [line])).toMatchObject({ reasonCode: '请选择退货原因' });
});

test('a choice made before is found again for the lines that are still there', () => {
  const kept = { '1': { isChosen: false, qty: 1, fee: '9' }, gone: { isChosen: true, qty: 1, fee: '' } };
  expect(withKeptLines(form, kept).lines).toEqual({ '1': { isChosen: false, qty: 1, fee: '9' } });
  expect(withKeptLines(form, {})).toEqual(form);
});
