import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { expect, test } from 'vitest';
import { readReturnAddress, returnPageBody, writeReturnAddress } from './return-address.ts';

const read = (text: string) => readReturnAddress(new URLSearchParams(text));

test('the address says what the list shows, and nonsense in it is ignored', () => {
  const text = 'tab=退货售后&state=待寄回&searchKey=笔&returnType=2&dateFrom=2026-11-01&page=3';
  expect(read(text)).toMatchObject({ state: '待寄回', searchKey: '笔', returnType: '2', pageIndex: 3 });
  expect(returnPageBody(read(text))).toMatchObject({
    pageIndex: 3,
    reqData: {
      returnStates: [returnStates.awaitingSendBack],
      returnType: returnTypes.exchange,
      dateFrom: '2026-11-01',
      dateTo: undefined,
    },
  });
  expect(read('state=x&returnType=9&dateFrom=y&page=-1')).toMatchObject({
    state: '全部',
    returnType: '',
    dateFrom: '',
    pageIndex: 1,
  });
});

test('what is as it would be without saying is left out; the tab of the page stays', () => {
  const params = new URLSearchParams('tab=退货售后&page=4&state=待寄回');
  const address = { ...readReturnAddress(params), state: '全部', pageIndex: 1, searchKey: 'A1' };
  expect(writeReturnAddress(params, address).toString()).toBe(
    new URLSearchParams({ tab: '退货售后', searchKey: 'A1' }).toString(),
  );
});
