import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endingBy, paperFaults, paperState, supplierFaults } from './supplier-form.ts';

const supplier = { supplierName: '某某文具', contactName: '', telephone: '', areaText: '', address: '', intro: '' };

test('a supplier needs a name, a paper too; each field says its own fault', () => {
  expect(supplierFaults(supplier)).toEqual({});
  expect(Object.keys(supplierFaults({ ...supplier, supplierName: ' ', intro: '长'.repeat(501) }))).toEqual([
    'supplierName',
    'intro',
  ]);
  expect(paperFaults({ paperName: '营业执照', paperNo: '', validTo: '' })).toEqual({});
  expect(Object.keys(paperFaults({ paperName: '', paperNo: '长'.repeat(65), validTo: '明年' }))).toEqual([
    'paperName',
    'paperNo',
    'validTo',
  ]);
});

test('a paper is good through its last day, and ending within thirty days before', () => {
  expect(paperState('', '2026-11-21', 30)).toBe('good');
  expect(paperState('2026-11-20', '2026-11-21', 30)).toBe('over');
  expect(paperState('2026-11-21', '2026-11-21', 30)).toBe('ending');
  expect(paperState('2026-12-21', '2026-11-21', 30)).toBe('ending');
  expect(paperState('2026-12-22', '2026-11-21', 30)).toBe('good');
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const text = day.map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(text, text, (validTo, today) => {
      const state = paperState(validTo, today, 30);
      expect(state === 'over').toBe(validTo < today);
      expect(state === 'good').toBe(validTo > endingBy(today, 30));
    }),
  );
});
