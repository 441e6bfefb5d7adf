import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const base = {
  title: '旧名',
  note: '',
  items: [
    { id: '1', price: 100, name: '甲' },
    { id: '2', price: 200, name: '乙' },
  ],
};
const rowKeys = { items: 'id' };

test('a field that only one of two changed is his, in rows too', () => {
  const mine = { ...base, title: '我的名', items: [{ id: '1', price: 150, name: '甲' }, base.items[1]] };
  const theirs = { ...base, note: '他们的', items: [{ id: '1', price: 100, name: '甲二' }, base.items[1]] };
  const { withMine, withTheirs, clashes } = mergeValues({ base, mine, theirs }, rowKeys);
  expect(clashes).toEqual([]);
  expect(withMine).toEqual({
    title: '我的名',
    note: '他们的',
    items: [{ id: '1', price: 150, name: '甲二' }, base.items[1]],
  });
  expect(withTheirs).toEqual(withMine);
});

test('a field that both changed comes out both ways and is named with its row', () => {
  const mine = { ...base, items: [{ id: '1', price: 150, name: '甲' }, base.items[1]] };
  const theirs = { ...base, items: [{ id: '1', price: 120, name: '甲' }, base.items[1]] };
  const { withMine, withTheirs, clashes } = mergeValues({ base, mine, theirs }, rowKeys);
  expect(clashes).toEqual([{ field: 'price', row: mine.items[0], mine: 150, theirs: 120 }]);
  expect(withMine).toEqual(mine);
  expect(withTheirs).toEqual(theirs);
});

test('new rows of both stay, rows that one took away stay away', () => {
  const mine = { ...base, items: [base.items[0], { id: '', price: 1, name: '新' }] };
  const theirs = {
    ...base,
    items: [
      { id: '2', price: 201, name: '乙' },
      { id: '3', price: 3, name: '丙' },
    ],
  };
  const { withMine } = mergeValues({ base, mine, theirs }, rowKeys);
  expect(withMine).toMatchObject({ items: [{ name: '新' }, { name: '丙' }] });
});

const values = fc.record({ a: fc.nat(3), b: fc.string({ maxLength: 2 }), c: fc.boolean() });
test('nothing that one alone typed is ever lost', () => {
  fc.assert(
    fc.property(values, values, values, (was, mine, theirs) => {
      const { withMine, withTheirs, clashes } = mergeValues({ base: was, mine, theirs });
      for (const field of ['a', 'b', 'c'] as const) {
        const isClash = clashes.some((clash) => clash.field === field);
        const alone = mine[field] === was[field] ? theirs[field] : mine[field];
        expect(withMine[field]).toBe(isClash ? mine[field] : alone);
        expect(withTheirs[field]).toBe(isClash ? theirs[field] : alone);
        expect(isClash).toBe(
          mine[field] !== was[field] && theirs[field] !== was[field] && mine[field] !== theirs[field],
        );
      }
    }),
  );
});
