import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFaultText, readListRows, readListText } from './order-list-text.ts';
import { largestQty } from '../goods/quantity.ts';

describe('readListText', () => {
  test.each([
    ['a sheet', 'QW-A4-70\t10'],
    ['a comma', 'QW-A4-70,10'],
    ['a wide comma', 'QW-A4-70， 10'],
    ['blanks', '  QW-A4-70   10 '],
    ['a times sign', 'QW-A4-70 × 10'],
    ['a star', 'QW-A4-70*10'],
    ['an x', 'QW-A4-70 x 10'],
    ['a sheet with the name between', 'QW-A4-70\t复印纸 70g 5 包\t10'],
    ['a decimal point', 'QW-A4-70\t10.00'],
    ['a unit behind it', 'QW-A4-70 10 包'],
    ['a unit joined to it', 'QW-A4-70 10包'],
    ['a full-width keyboard', 'ＱＷ－Ａ４－７０　１０'],
  ])('number and quantity parted by %s', (_name, text) => {
    expect(readListText(text)).toEqual({ items: [{ itemNo: 'QW-A4-70', qty: 10 }], faults: [] });
  });

  test('a number alone means one; empty lines and the names of columns are left out', () => {
    expect(readListText('商品编号\t数量\r\nA-1\n\n  \nB-2 3\n')).toEqual({
      items: [
        { itemNo: 'A-1', qty: 1 },
        { itemNo: 'B-2', qty: 3 },
      ],
      faults: [],
    });
  });

  test('the same number twice is one line with the sum', () => {
    expect(readListText('A-1 2\nB-2\nA-1 3').items).toEqual([
      { itemNo: 'A-1', qty: 5 },
      { itemNo: 'B-2', qty: 1 },
    ]);
  });

  test('a title and the names of columns are left out wherever they stand', () => {
    expect(readListText('采购申请\n货号 数量\nA-1 2').items).toEqual([{ itemNo: 'A-1', qty: 2 }]);
  });

  test('what is no quantity is told with its row', () => {
    expect(readListText('A-1 2\nB-2 很多\nC-3 0\nD-4 -1\nE-5 9999999').faults).toMatchObject([
      { row: 2, text: 'B-2 很多' },
      { row: 3, text: 'C-3 0' },
      { row: 4, text: 'D-4 -1' },
      { row: 5, text: 'E-5 9999999' },
    ]);
  });

  test('a model number that begins with a word is no heading', () => {
    expect(readListText('NO7-BLUE 2').items).toEqual([{ itemNo: 'NO7-BLUE', qty: 2 }]);
  });
});

const itemNo = fc.stringMatching(/^[A-Z]{1,3}-\d{1,4}$/);
const row = fc.tuple(itemNo, fc.integer({ min: 1, max: 999 }));

test('whatever the list, nothing is lost and nothing is invented', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
      const { items, faults } = readListText(rows.map(([no, qty]) => `${no} ${qty}`).join('\n'));
      expect(faults).toEqual([]);
      expect(new Set(items.map((item) => item.itemNo)).size).toBe(items.length);
      const sum = (list: readonly number[]) => list.reduce((all, qty) => all + qty, 0);
      expect(sum(items.map((item) => item.qty))).toBe(sum(rows.map(([, qty]) => qty)));
    }),
  );
});

test('whatever is pasted, each quantity is one that a line may have', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string())), (rows) => {
      const { items, faults } = readListRows(rows);
      for (const { qty } of items) expect(qty >= 1 && qty <= largestQty && Number.isInteger(qty)).toBe(true);
      for (const fault of faults) expect(rows[fault.row - 1]).toBeDefined();
    }),
  );
});

test('a number whose sum is too large says so, with the row that passed it', () => {
  const read = readListText('A-1 600000\nB-2 3\nA-1 399999\nA-1 1\nC-3 1000000\nD-4 很多');
  expect(read.items).toEqual([
    { itemNo: 'A-1', qty: 999_999 },
    { itemNo: 'B-2', qty: 3 },
  ]);
  expect(read.faults.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'tooMany'],
    [5, 'tooMany'],
    [6, 'unread'],
  ]);
  expect(listFaultText(read.faults)).toBe(
    '第 4 行 A-1、第 5 行 C-3 的数量合计超过 999,999，请拆成几次；1 行没有读懂：第 6 行缺少正确的数量。已留在上面',
  );
  expect(listFaultText([])).toBeUndefined();
});
