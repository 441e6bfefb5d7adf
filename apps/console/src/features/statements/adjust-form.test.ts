import { expect, test } from 'vitest';
import { adjustFaults, callOf, emptyAdjust } from './adjust-form.ts';

const faultsOf = (part: object, maxQty = 5) =>
  Object.entries(adjustFaults({ ...emptyAdjust('qty'), reason: '少货', ...part }, maxQty)).flatMap(([name, text]) =>
    text ? [name] : [],
  );

test('units are whole, at least one and at most those of the row', () => {
  expect(faultsOf({ qty: '5' })).toEqual([]);
  for (const qty of ['', '0', '6', '1.5', '-1']) expect(faultsOf({ qty }), qty).toEqual(['qty']);
});

test('money is an amount above nothing; a reason is always needed', () => {
  expect(faultsOf({ by: 'fee', fee: '0.01' })).toEqual([]);
  expect(faultsOf({ by: 'fee', fee: '0' })).toEqual(['fee']);
  expect(faultsOf({ qty: '1', reason: ' ' })).toEqual(['reason']);
});

test('what is taken off goes below zero; units and money never go together', () => {
  const form = { ...emptyAdjust('fee'), fee: '12.30', reason: ' 运费 ' };
  expect(callOf(form, undefined)).toEqual({ removeItemIds: [], adjusts: [{ fee: -1230, reason: '运费' }] });
  expect(callOf({ ...form, direction: 'on' }, undefined).adjusts).toEqual([{ fee: 1230, reason: '运费' }]);
  expect(callOf({ ...form, by: 'qty', qty: '2' }, '7').adjusts).toEqual([{ qty: 2, reason: '运费', checkItemId: '7' }]);
});

test('a row that goes needs no reason and brings no other row', () => {
  expect(faultsOf({ by: 'out', reason: '' })).toEqual([]);
  expect(callOf(emptyAdjust('out'), '7')).toEqual({ removeItemIds: ['7'], adjusts: [] });
});
