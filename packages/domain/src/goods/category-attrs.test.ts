import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areSameAttrs,
  attrsOfLevels,
  type CategoryAttr,
  categoryAttrsFault,
  fitAttrs,
  numberOf,
} from './category-attrs.ts';

const attr = (name: string, fields: Partial<CategoryAttr> = {}): CategoryAttr => ({
  name,
  kind: 'text',
  unit: '',
  choices: [],
  isRequired: false,
  ...fields,
});
const tip = attr('笔尖', { kind: 'number', unit: 'mm', isRequired: true });
const ink = attr('墨水', { kind: 'choice', choices: ['中性', '油性'] });
const wanted = [tip, ink, attr('产地')];

const zPairs = fc.array(
  fc.record({
    name: fc.constantFrom('笔尖', '墨水', '产地', '其他'),
    value: fc.constantFrom('0.5', '0.5mm', '0.7 MM', '粗', '中性', '油性', '宁波'),
  }),
  { maxLength: 6 },
);

describe('properties that a category wants', () => {
  test('have names and kinds that a goods file can say', () => {
    expect(categoryAttrsFault(wanted)).toBeUndefined();
    expect(categoryAttrsFault([attr(' ')])).toBe('请填写属性名称');
    expect(categoryAttrsFault([tip, tip])).toBe('属性 笔尖 重复');
    expect(categoryAttrsFault([attr('a:b')])).toBe('a:b：名称最多20字，不能含冒号和“|”');
    expect(categoryAttrsFault([attr('重', { kind: 'number', unit: '10g' })])).toBe('重：单位最多10字，不能含数字');
    expect(categoryAttrsFault([attr('色', { kind: 'choice' })])).toBe('色：请填写1到50个可选值');
    expect(categoryAttrsFault([attr('色', { kind: 'choice', choices: ['红', '红'] })])).toBe('色：可选值重复');
  });

  test('come from each level, the lower one having its own word on a name', () => {
    const below = attr('产地', { isRequired: true });
    expect(attrsOfLevels([wanted, [below, attr('笔杆')]])).toEqual([tip, ink, below, attr('笔杆')]);
    expect(attrsOfLevels([])).toEqual([]);
  });

  test('are fitted once: in order, with their units, nothing else lost', () => {
    expect(
      fitAttrs(wanted, [
        { name: '其他', value: '有' },
        { name: '墨水', value: '中性' },
        { name: '笔尖', value: '0.5' },
      ]),
    ).toEqual({
      attrs: [
        { name: '笔尖', value: '0.5mm' },
        { name: '墨水', value: '中性' },
        { name: '其他', value: '有' },
      ],
    });
    fc.assert(
      fc.property(zPairs, (pairs) => {
        const outcome = fitAttrs(wanted, pairs);
        if ('fault' in outcome) {
          const isMissing = !pairs.some(({ name }) => name === '笔尖');
          const isWrong = pairs.some(
            ({ name, value }) =>
              (name === '笔尖' && numberOf(value, 'mm') === undefined) ||
              (name === '墨水' && !ink.choices.includes(value)),
          );
          expect(isMissing || isWrong).toBe(true);
          return;
        }
        const { attrs } = outcome;
        expect(attrs.map(({ name }) => name).toSorted()).toEqual(pairs.map(({ name }) => name).toSorted());
        for (const { name, value } of attrs) if (name === '笔尖') expect(value).toMatch(/^\d+(?:\.\d+)?mm$/);
        // What fits is left as it is.
        expect(fitAttrs(wanted, attrs)).toEqual({ attrs });
        expect(areSameAttrs(attrs, [...attrs])).toBe(true);
      }),
    );
    expect(fitAttrs(wanted, [])).toEqual({ fault: '请填写笔尖' });
    expect(fitAttrs(wanted, [{ name: '笔尖', value: '细' }])).toEqual({ fault: '笔尖应为数字，单位 mm' });
    expect(fitAttrs([ink], [{ name: '墨水', value: '水' }])).toEqual({ fault: '墨水应为 中性、油性 之一' });
    // Of a category that wants nothing anything goes.
    expect(fitAttrs([], [{ name: '笔尖', value: '细' }])).toEqual({ attrs: [{ name: '笔尖', value: '细' }] });
  });
});
