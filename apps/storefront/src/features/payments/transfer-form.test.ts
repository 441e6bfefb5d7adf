import { expect, test } from 'vitest';
import { type TransferFields, transferFaults } from './transfer-form.ts';

const fields: TransferFields = {
  payerName: '华东精密制造有限公司',
  payerAccount: '6222 0000 1111 2222',
  bankSerialNo: 'BANK1',
  transferFee: '18.00',
  transferTime: '2026-11-21',
  voucherUrl: '/files/1001/7',
  voucherName: 'slip.png',
};
const faults = (more: Partial<TransferFields>, hasSlip = false) =>
  transferFaults({ ...fields, ...more }, { today: '2026-11-21', hasSlip });

test('a report without the bank’s slip is named before it is sent; a correction may keep the former one', () => {
  expect(faults({})).toEqual({});
  expect(faults({ voucherUrl: '' })).toEqual({ voucherUrl: '请上传银行回单' });
  expect(faults({ voucherUrl: '' }, true)).toEqual({});
});
