import { expect, test } from 'vitest';
import { addTo, emptyScan, type ScanLine, sumsOf, takeCode } from './scan-state.ts';

const lines: ScanLine[] = [
  { orderItemId: '1', itemNo: '420240', itemName: '护目镜', rest: 2 },
  { orderItemId: '2', itemNo: '420015', itemName: '安全帽', rest: 20 },
];
const scan = (...codes: string[]) => codes.reduce((state, code) => takeCode(state, lines, code), emptyScan);

test('the first good number is the waybill and names its carrier, numbers of goods count one by one', () => {
  const state = scan('DPK3602207718', '420240', '420015', '420015');
  expect(state).toMatchObject({ logisticsNo: 'DPK3602207718', logisticsCode: 'debangkuaidi', lastId: '2', fault: '' });
  expect(sumsOf(state, lines)).toEqual({ packed: 3, rest: 22 });
});

test('goods of another parcel, a second waybill and more than is due change nothing and say why', () => {
  const full = scan('SF1402886409331', '420240', '420240', '420240');
  expect(full.counts).toEqual({ '1': 2 });
  expect(full.fault).toBe('护目镜 已够 2 件');
  const stray = takeCode(full, lines, '420131');
  expect(stray).toMatchObject({ logisticsNo: 'SF1402886409331', fault: '刚扫的 420131 不在这个包裹里' });
  expect(scan('x').fault).toBe('刚扫的 x 不在这个包裹里');
});

test('by hand never fewer than none and never more than are due', () => {
  const [line] = lines;
  if (!line) throw new Error('no line');
  expect(addTo(emptyScan, line, -1).counts).toEqual({ '1': 0 });
  expect(addTo(emptyScan, line, 99).counts).toEqual({ '1': 2 });
});
