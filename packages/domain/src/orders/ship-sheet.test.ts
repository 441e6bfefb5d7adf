import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parcelsOfSheet, readShipSheet, type SheetLine, type ShipRow, type ShipTarget } from './ship-sheet.ts';

const no = (n: number) => `D2026111800003982${String(n).padStart(2, '0')}`;
const lines = (...rows: string[][]): SheetLine[] => rows.map((cells, at) => ({ no: at + 1, cells, isMerged: false }));
const head = ['订单号', '快递公司', '运单号', '商品编号', '数量'];

test('columns are found by their titles; every line is a row or has its fault', () => {
  const sheet = lines(
    ['发货表'],
    ['数量', '运单号（必填）', '物流公司', '订单号*', '商品编号'],
    ['', 'SF1402886409331', '', no(1), ''],
    ['2', 'DPK3602207718', '德邦', no(2), '420015'],
    ['', '77310024', '', no(3), ''],
    ['', 'x', '顺丰', no(4), ''],
    ['', 'SF1402886409332', '飞毛腿', no(5), ''],
    ['3', 'SF1402886409333', '', no(6), ''],
    ['-1', 'SF1402886409334', '', no(7), '420015'],
    ['', 'SF1402886409335', '', 'D2026', ''],
    ['', '', '', '', ''],
    ['', 'SF1402886409336', '', '', ''],
    ['', '1.40289E+12', '顺丰', no(8), ''],
  );
  const merged = { no: 14, cells: ['', 'SF1402886409337', '', no(9), ''], isMerged: true };
  expect(readShipSheet([...sheet, merged])).toEqual({
    rows: [
      { rowNo: 3, orderNo: no(1), logisticsCode: 'shunfeng', logisticsNo: 'SF1402886409331', itemNo: '', qty: 0 },
      {
        rowNo: 4,
        orderNo: no(2),
        logisticsCode: 'debangkuaidi',
        logisticsNo: 'DPK3602207718',
        itemNo: '420015',
        qty: 2,
      },
    ],
    faults: [
      { rowNo: 5, fault: '请填写快递公司，该单号认不出是哪一家' },
      { rowNo: 6, fault: '物流单号格式不正确，应为 6–32 位字母、数字或 -' },
      { rowNo: 7, fault: '没有“飞毛腿”这家快递公司' },
      { rowNo: 8, fault: '填了数量，还要填商品编号' },
      { rowNo: 9, fault: '数量应为大于 0 的整数' },
      { rowNo: 10, fault: '订单号不正确' },
      { rowNo: 12, fault: '没有订单号' },
      { rowNo: 13, fault: '运单号变成了科学计数，请把该列设为文本' },
      { rowNo: 14, fault: '有合并的单元格，请取消合并，每行填完整' },
    ],
  });
});

test('a sheet without the titles, without rows, or with too many is refused as a whole', () => {
  expect(readShipSheet(lines(['a', 'b']))).toHaveProperty('problem');
  expect(readShipSheet(lines(['订单号', '快递公司'], [no(1), '顺丰']))).toEqual({ problem: '缺少“运单号”列' });
  expect(readShipSheet(lines(head))).toEqual({ problem: '表格里没有发货数据' });
  const many = Array.from({ length: 501 }, () => [no(1), '顺丰', 'SF1402886409331', '', '']);
  expect(readShipSheet(lines(head, ...many))).toEqual({ problem: '一次最多 500 行，请拆成几个文件' });
});

const anyRow: fc.Arbitrary<ShipRow> = fc.record({
  rowNo: fc.integer({ min: 2, max: 400 }),
  orderNo: fc.constantFrom(no(1), no(2), no(3)),
  logisticsCode: fc.constantFrom('shunfeng', 'jd'),
  logisticsNo: fc.constantFrom('SF1402886409331', 'SF1402886409332', 'JD0001112223'),
  itemNo: fc.constantFrom('', '420015', '420086'),
  qty: fc.integer({ min: 1, max: 12 }),
});
const targets = new Map<string, ShipTarget>([
  [
    no(1),
    {
      orderNo: no(1),
      refusal: undefined,
      lines: [
        { orderLineId: '11', itemNo: '420015', rest: 5 },
        { orderLineId: '12', itemNo: '420015', rest: 7 },
        { orderLineId: '13', itemNo: '420086', rest: 2 },
      ],
    },
  ],
  [no(2), { orderNo: no(2), refusal: '该客户已停止发货', lines: [{ orderLineId: '21', itemNo: '420015', rest: 5 }] }],
]);

test('never more than is left of a line, no row twice, and every row is in a parcel or has a fault', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyRow, { selector: ({ rowNo }) => rowNo, maxLength: 20 }), (rows) => {
      const { parcels, faults } = parcelsOfSheet(rows, targets);
      const taken = new Map<string, number>();
      for (const { items } of parcels)
        for (const { orderLineId, qty } of items) taken.set(orderLineId, (taken.get(orderLineId) ?? 0) + qty);
      for (const { lines: all } of targets.values())
        for (const { orderLineId, rest } of all) expect(taken.get(orderLineId) ?? 0).toBeLessThanOrEqual(rest);
      const told = [...parcels.flatMap(({ rowNos }) => rowNos), ...faults.map(({ rowNo }) => rowNo)];
      expect(told.toSorted((a, b) => a - b)).toEqual(rows.map(({ rowNo }) => rowNo).toSorted((a, b) => a - b));
      expect(parcels.every(({ orderNo }) => orderNo === no(1))).toBe(true);
      for (const { rowNos, items } of parcels) {
        const asked = rows.filter(({ rowNo }) => rowNos.includes(rowNo));
        if (asked.some(({ itemNo }) => itemNo === '')) continue;
        const sum = (all: readonly { qty: number }[]) => all.reduce((total, { qty }) => total + qty, 0);
        expect(sum(items)).toBe(sum(asked));
      }
    }),
  );
});
