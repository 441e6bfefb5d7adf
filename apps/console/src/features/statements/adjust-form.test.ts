import { statementSources } from '@jicai/domain/statements/statement-states.ts';
import { expect, test } from 'vitest';
import { adjustFaults, type AdjustForm, callOf, emptyAdjust } from './adjust-form.ts';

const received = (checkItemId: string, qty = 5) => ({
  checkItemId,
  qty,
  fee: 1000,
  sourceType: statementSources.receipt,
});
const row = received('7');
const faultsOf = (part: Partial<AdjustForm>, rows = [row]) =>
  Object.entries(adjustFaults({ ...emptyAdjust(rows), reason: '少货', ...part }, rows)).flatMap(([name, text]) =>
    text ? [name] : [],
  );

test('units are whole, at least one and at most those of the row', () => {
  expect(faultsOf({ offs: { 7: '5' } })).toEqual([]);
  for (const off of ['', '0', '6', '1.5', '-1']) expect(faultsOf({ offs: { 7: off } }), off).toEqual(['offs']);
});

test('money is an amount above nothing, and no more than the row; a reason is always needed', () => {
  expect(faultsOf({ by: 'fee', offs: { 7: '0.01' } })).toEqual([]);
  for (const off of ['', '0', '10.01']) expect(faultsOf({ by: 'fee', offs: { 7: off } }), off).toEqual(['offs']);
  expect(faultsOf({ offs: { 7: '1' }, reason: ' ' })).toEqual(['reason']);
  expect(faultsOf({ fee: '0' }, [])).toEqual(['fee']);
  expect(faultsOf({ fee: '0.01' }, [])).toEqual([]);
});

test('many rows have an amount each and one reason; one that is missing is told', () => {
  const rows = [row, received('8', 2)];
  const form = { ...emptyAdjust(rows), reason: ' 少货 ' };
  expect(faultsOf({ offs: { 7: '5', 8: '3' } }, rows)).toEqual(['offs']);
  expect(callOf({ ...form, offs: { 7: '5', 8: '2' } }, rows)).toEqual({
    removeItemIds: [],
    adjusts: [
      { qty: 5, reason: '少货', checkItemId: '7' },
      { qty: 2, reason: '少货', checkItemId: '8' },
    ],
  });
  expect(callOf({ ...form, by: 'fee', offs: { 7: '1.20', 8: '2' } }, rows).adjusts).toMatchObject([
    { fee: -120 },
    { fee: -200 },
  ]);
});

test('what is taken off the whole goes below zero', () => {
  const form = { ...emptyAdjust([]), fee: '12.30', reason: ' 运费 ' };
  expect(callOf(form, [])).toEqual({ removeItemIds: [], adjusts: [{ fee: -1230, reason: '运费' }] });
  expect(callOf({ ...form, direction: 'on' }, []).adjusts).toEqual([{ fee: 1230, reason: '运费' }]);
});

test('rows go together with one reason; a refund among them can only go', () => {
  const refund = { ...received('9'), sourceType: statementSources.refund };
  expect(emptyAdjust([row, refund]).by).toBe('out');
  expect(faultsOf({ by: 'out', reason: '' })).toEqual(['reason']);
  expect(callOf({ ...emptyAdjust([row, refund]), reason: '重复' }, [row, refund])).toEqual({
    removeItemIds: ['7', '9'],
    removeReason: '重复',
    adjusts: [],
  });
});
