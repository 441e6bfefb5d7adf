import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePlaces } from '../goods/shelf-place.ts';
import { type PickedLine, pickingRows } from './picking-list.ts';

const anyLine: fc.Arbitrary<PickedLine> = fc.record({
  supplierId: fc.constantFrom('1', '2'),
  supplierName: fc.constant('上海安睿'),
  itemId: fc.constantFrom('11', '12', '13', '14'),
  itemNo: fc.constantFrom('420015', '420086'),
  itemName: fc.constant('安全帽'),
  itemSpec: fc.constant('黄色'),
  unitName: fc.constant('顶'),
  pieceQty: fc.constant(1),
  pieceName: fc.constant(''),
  place: fc.constantFrom('', 'A-2', 'A-10', 'B-1'),
  qty: fc.integer({ min: 0, max: 500 }),
  orderNo: fc.constantFrom('D1', 'D2', 'D3'),
});

test('no unit is lost or fetched twice, whatever the lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
      const rows = pickingRows(lines);
      const sum = (all: readonly { qty: number }[]) => all.reduce((total, { qty }) => total + qty, 0);
      expect(sum(rows)).toBe(sum(lines));
      for (const row of rows) expect(sum(row.orders)).toBe(row.qty);
      expect(new Set(rows.map((row) => `${row.supplierId} ${row.itemId}`)).size).toBe(rows.length);
    }),
  );
});

test('places go as somebody walks, ten after two, and what has none is fetched last', () => {
  expect(['B-1', '', 'A-10', 'A-2'].toSorted(comparePlaces)).toEqual(['A-2', 'A-10', 'B-1', '']);
});
