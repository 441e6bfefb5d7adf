import type { CategoryAttr } from '@jicai/domain/goods/category-attrs.ts';
import { expect, test } from 'vitest';
import { freeAttrs, wantedValue, withFree, withWanted } from './wanted-attrs.ts';

const tip: CategoryAttr = { name: '笔尖', kind: 'number', unit: 'mm', choices: [], isRequired: true };
const ink: CategoryAttr = { name: '墨水', kind: 'choice', unit: '', choices: ['中性', '油性'], isRequired: false };
const wanted = [tip, ink];
const pairs = [
  { name: '产地', value: '宁波' },
  { name: '笔尖', value: '0.5mm' },
  { name: '笔尖', value: '0.7mm' },
];

test('the first value of a property stands in its field, a number without its unit; the rest in free lines', () => {
  expect(wantedValue(tip, pairs)).toBe('0.5');
  expect(wantedValue(ink, pairs)).toBe('');
  expect(wantedValue(tip, [{ name: '笔尖', value: '粗' }])).toBe('粗');
  expect(freeAttrs(wanted, pairs)).toEqual([pairs[0], pairs[2]]);
});

test('a field changes its own value alone, and an empty one takes it away', () => {
  expect(withWanted(wanted, pairs, { name: '墨水', value: '中性' })).toEqual([
    pairs[1],
    { name: '墨水', value: '中性' },
    pairs[0],
    pairs[2],
  ]);
  expect(withWanted(wanted, [pairs[1]!], { name: '笔尖', value: '' })).toEqual([]);
  expect(withFree(wanted, pairs, [])).toEqual([pairs[1]]);
});
