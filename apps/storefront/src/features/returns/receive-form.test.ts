import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { expect, test } from 'vitest';
import { countKey, emptyReceipt, receiveFaults, reportedOf, reportsOf, sumOf } from './receive-form.ts';

const parcel = {
  items: [
    { orderItemId: '1', qty: 10, receivedQty: 0 },
    { orderItemId: '2', qty: 3, receivedQty: 0 },
  ],
};
const form = {
  ...emptyReceipt,
  counts: { [countKey('missing', '1')]: 2, [countKey('damaged', '1')]: 1, [countKey('damaged', '2')]: 0 },
};

test('one report for each fault that was found, with the lines that have it', () => {
  const picture = { url: '/files/1', name: 'a.png' };
  const full = { ...form, damagedRemark: '外箱压坏了', damagedPictures: [picture] };
  expect(reportsOf(full, parcel as never)).toEqual([
    { fault: 'missing', items: [{ orderItemId: '1', qty: 2 }], remark: '', images: [] },
    {
      fault: 'damaged',
      items: [{ orderItemId: '1', qty: 1 }],
      returnType: returnTypes.refund,
      remark: '外箱压坏了',
      images: ['/files/1'],
    },
  ]);
  expect([sumOf(full, 'missing'), sumOf(full, 'wrong'), reportedOf(full, '1')]).toEqual([2, 0, 3]);
});

test('damaged goods need a word and a picture, missing ones do not', () => {
  expect(Object.keys(receiveFaults(form)).filter((name) => receiveFaults(form)[name as 'damagedRemark'])).toEqual([
    'damagedRemark',
    'damagedPictures',
  ]);
  expect(receiveFaults({ ...form, counts: { [countKey('missing', '1')]: 2 } })).toEqual({});
});
