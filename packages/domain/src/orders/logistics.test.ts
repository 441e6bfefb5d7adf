import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriersOf, carriersText, logisticsCodes } from './logistics.ts';

test('a shop ships by what it chose, the usual one first; by everybody while it chose nobody', () => {
  expect(carriersOf({ carriers: ['zhongtong', 'jd', 'shunfeng'] })).toEqual(['zhongtong', 'shunfeng', 'jd']);
  for (const options of [undefined, null, {}, { carriers: [] }, { carriers: ['gone'] }, { carriers: 'jd' }])
    expect(carriersOf(options)).toEqual(logisticsCodes);
  expect(carriersOf({ carriers: ['gone', 'jd'] })).toEqual(['jd']);
  expect(carriersText(['shunfeng', 'jd'])).toBe('顺丰速运、京东物流');
});

test('what is kept is offered: each once, the first stays first, and keeping it again changes nothing', () => {
  const chosen = fc.uniqueArray(fc.constantFrom(...logisticsCodes), { minLength: 1 });
  fc.assert(
    fc.property(chosen, (carriers) => {
      const offered = carriersOf({ carriers });
      expect(offered[0]).toBe(carriers[0]);
      expect(offered.toSorted()).toEqual(carriers.toSorted());
      expect(carriersOf({ carriers: offered })).toEqual(offered);
    }),
  );
});
