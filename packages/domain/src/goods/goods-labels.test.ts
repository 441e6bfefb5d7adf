import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areSameLabels, labelFaults, labelsAfter, mostLabelsOfItem } from './goods-labels.ts';

const zIds = fc.uniqueArray(fc.integer({ min: 1, max: 30 }).map(String), { maxLength: mostLabelsOfItem });

test('a label is put on once and taken off again, never more than an item may have', () => {
  fc.assert(
    fc.property(zIds, fc.integer({ min: 1, max: 30 }).map(String), (labelIds, labelId) => {
      const on = labelsAfter(labelIds, { labelId, isSet: true });
      if ('fault' in on) {
        expect(labelIds.includes(labelId) || labelIds.length === mostLabelsOfItem).toBe(true);
        return;
      }
      expect(on.labelIds.length).toBeLessThanOrEqual(mostLabelsOfItem);
      const off = labelsAfter(on.labelIds, { labelId, isSet: false });
      expect('labelIds' in off && areSameLabels(off.labelIds, labelIds)).toBe(true);
      expect(areSameLabels(on.labelIds, labelIds)).toBe(false);
    }),
  );
  expect(labelsAfter(['1'], { labelId: '2', isSet: false })).toEqual({ fault: '没有这个标签' });
});

test('a label has a name that a goods file can write', () => {
  expect(labelFaults({ labelName: '新品' })).toEqual({});
  for (const labelName of ['', ' ', '一二三四五六七八九十一', '新|旧', '无'])
    expect(labelFaults({ labelName })).toHaveProperty('labelName');
});
