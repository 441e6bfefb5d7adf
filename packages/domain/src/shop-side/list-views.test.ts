import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenColumns, columnsOfPart, viewQueryOf, withColumnsOfPart } from './list-views.ts';

const keyOf = (key: string) => key;
const zKeys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 8 });

test('columns follow the choice; what it does not name comes last', () => {
  const all = ['no', 'who', 'state', 'fee'];
  expect(chosenColumns(all, keyOf, { hidden: ['state'], order: ['fee'] })).toEqual(['no', 'fee', 'who']);
  expect(chosenColumns(all, keyOf, { hidden: ['no'], order: ['fee', 'no'] })).toEqual(['no', 'fee', 'who', 'state']);
  expect(chosenColumns([], keyOf, { hidden: [], order: [] })).toEqual([]);
});

test('whatever was chosen, the first stands first, no column doubles, and only those put away are gone', () => {
  fc.assert(
    fc.property(zKeys, zKeys, zKeys, (all, hidden, order) => {
      const shown = chosenColumns(all, keyOf, { hidden, order });
      expect(shown[0]).toBe(all[0]);
      const left = all.filter((key, at) => at === 0 || !hidden.includes(key));
      expect(shown.toSorted()).toEqual(left.toSorted());
    }),
  );
});

test('an address is kept without its page, its open row and empty values, in one order', () => {
  const query = viewQueryOf(new URLSearchParams('view=toShip&page=3&open=D1&saved=9&from=&a=%E7%BA%B8'));
  expect(query).toBe('a=%E7%BA%B8&view=toShip');
});

test('a table of a list has its own columns once they are chosen, and until then those of all; no other table changes', () => {
  const zName = fc.stringMatching(/^[a-z]{1,4}$/);
  const zNames = fc.uniqueArray(zName, { maxLength: 6 });
  const zChoice = fc.record({ hidden: zNames, order: zNames });
  fc.assert(
    fc.property(zChoice, zChoice, zChoice, (old, payment, transfer) => {
      expect(columnsOfPart(old, 'transfer')).toEqual(old);
      const first = withColumnsOfPart(old, 'payment', payment);
      expect(columnsOfPart(first, 'payment')).toEqual(payment);
      const [kept, shown] = [columnsOfPart(first, 'transfer'), ['a', ...old.order, ...old.hidden]];
      const keyOf = (key: string) => key;
      expect(chosenColumns(shown, keyOf, kept)).toEqual(chosenColumns(shown, keyOf, old));
      const both = withColumnsOfPart(first, 'transfer', transfer);
      expect(columnsOfPart(both, 'payment')).toEqual(payment);
      expect(columnsOfPart(both, 'transfer')).toEqual(transfer);
    }),
  );
});
