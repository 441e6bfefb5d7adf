import { expect, test } from 'vitest';
import { batchFaults, fillNumbers, rowsToNumber, type ShipRow, withTyped } from './batch-ship.ts';

const row = (orderNo: string): ShipRow => ({
  key: orderNo,
  orderNo,
  customerName: '华东精密制造有限公司',
  version: 1,
  items: [{ orderItemId: '1', qty: 2 }],
  logisticsCode: 'shunfeng',
  logisticsNo: '',
});
const rows = ['D1', 'D2', 'D3'].map(row);

test('a pasted column fills the rows from where it was pasted, carriers by their names', () => {
  const filled = fillNumbers(rows, 1, 'SF1402886409331\r\n\r\n京东 JD00123456\nZT999999\n');
  expect(filled.map(({ logisticsCode, logisticsNo }) => [logisticsCode, logisticsNo])).toEqual([
    ['shunfeng', ''],
    ['shunfeng', 'SF1402886409331'],
    ['jd', 'JD00123456'],
  ]);
});

test('numbers are fetched for rows without one, for each order once', () => {
  const two = [{ ...row('D1'), logisticsNo: 'SF1402886409331' }, row('D2'), { ...row('D2'), key: 'D2 7' }, row('D3')];
  expect(rowsToNumber(two).map(({ key }) => key)).toEqual(['D2', 'D3']);
});

test('a wrong number and one that stands twice are told, each in its row', () => {
  const filled = fillNumbers(rows, 0, 'SF1402886409331\nSF1402886409331\nX1');
  expect(batchFaults(filled)).toEqual({
    D1: '运单号重复',
    D2: '运单号重复',
    D3: '物流单号格式不正确，应为 6–32 位字母、数字或 -',
  });
  expect(batchFaults(filled.slice(0, 1))).toEqual({ D1: undefined });
});

test('a number that only one carrier uses names it', () => {
  const [first, second] = fillNumbers(rows, 0, 'DPK3602207718\n77310024');
  expect([first?.logisticsCode, second?.logisticsCode]).toEqual(['debangkuaidi', 'shunfeng']);
});

test('what was typed returns to the orders chosen again with their own versions, or all of it where none is', () => {
  const typed = fillNumbers(rows, 1, '京东 JD00123456');
  const again = [
    { ...row('D2'), version: 2 },
    { ...row('D4'), version: 1 },
  ];
  expect(withTyped(again, typed)).toMatchObject([
    { orderNo: 'D2', version: 2, logisticsCode: 'jd', logisticsNo: 'JD00123456' },
    { orderNo: 'D4', logisticsNo: '' },
  ]);
  expect(withTyped([], typed)).toEqual(typed);
});
