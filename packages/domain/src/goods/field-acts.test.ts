import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFieldAct, areSameFields, type FieldAct, fieldText, type FieldFacts, targetKinds } from './field-acts.ts';
import { actText, applyAct, type ItemFacts, mayUndo } from './goods-acts.ts';
import { itemTaxClassFaults, noTaxClass } from '../invoices/tax-class.ts';
import { taxRatesBp } from './product-form.ts';

const paper = { taxName: '纸制品', taxCode: '1060105040000000000' };
const named = (id: string) => ({ id, name: id === '' ? '' : `名 ${id}` });
const facts: FieldFacts = {
  category: named('1'),
  brand: named(''),
  supplier: named('3'),
  taxRateBp: 1300,
  taxName: '',
  taxCode: '',
  minQty: 10,
  stepQty: 5,
  maxQty: 40,
};
const item: ItemFacts = { isOnSale: true, retailFen: 1000, enterpriseFen: 900, marketFen: null, ...facts };
const quantity = (minQty: number | null, stepQty: number | null): FieldAct => ({ kind: 'quantity', minQty, stepQty });

const zQty = fc.integer({ min: 1, max: 60 });
const zTarget = fc.constantFrom('', '1', '2', '3').map(named);
const zFacts = fc
  .record({
    category: zTarget,
    brand: zTarget,
    supplier: zTarget,
    taxRateBp: fc.constantFrom(...taxRatesBp),
    taxClass: fc.constantFrom(noTaxClass, paper),
    times: zQty,
    stepQty: zQty,
    maxQty: fc.constantFrom(0, 4000),
  })
  .map(({ times, taxClass, ...one }): FieldFacts => ({ ...one, ...taxClass, minQty: times * one.stepQty }));
const zAct: fc.Arbitrary<FieldAct> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...targetKinds),
    targetId: fc.constantFrom('', '1', '2'),
    targetName: fc.constant('甲'),
  }),
  fc.record({ kind: fc.constant('taxRate' as const), taxRateBp: fc.constantFrom(...taxRatesBp, 700) }),
  fc.record({
    kind: fc.constant('taxClass' as const),
    taxName: fc.constantFrom('', '纸制品', '纸*'),
    taxCode: fc.constantFrom('', paper.taxCode, '123'),
  }),
  fc.record({ kind: fc.constant('quantity' as const), minQty: fc.option(zQty), stepQty: fc.option(zQty) }),
);

describe('an act on a field', () => {
  test('changes what it names, and says why it cannot', () => {
    const to = (kind: 'category' | 'brand' | 'supplier', targetId: string): FieldAct => ({
      kind,
      targetId,
      targetName: '乙',
    });
    expect(applyFieldAct(facts, to('category', '2'))).toEqual({
      after: { ...facts, category: { id: '2', name: '乙' } },
    });
    expect(applyFieldAct(facts, to('category', '1'))).toEqual({ fault: '已是这个分类' });
    expect(applyFieldAct(facts, to('category', ''))).toEqual({ fault: '没有分类' });
    expect(applyFieldAct(facts, to('brand', ''))).toEqual({ fault: '没有品牌' });
    expect(applyFieldAct({ ...facts, brand: named('7') }, to('brand', ''))).toMatchObject({
      after: { brand: { id: '' } },
    });
    expect(applyFieldAct(facts, { kind: 'taxRate', taxRateBp: 700 })).toEqual({ fault: '没有这个税率' });
    const toClass = (taxName: string, taxCode: string): FieldAct => ({ kind: 'taxClass', taxName, taxCode });
    expect(applyFieldAct(facts, toClass(paper.taxName, paper.taxCode))).toMatchObject({ after: paper });
    expect(applyFieldAct(facts, toClass('纸制品', ''))).toEqual({ fault: '请填写税收分类编码' });
    expect(applyFieldAct(facts, toClass('', ''))).toEqual({ fault: '税收分类已随分类' });
    expect(applyFieldAct(facts, quantity(20, null))).toMatchObject({ after: { minQty: 20, stepQty: 5 } });
    expect(applyFieldAct(facts, quantity(null, 4))).toEqual({ fault: '起订量须为倍数的整数倍' });
    expect(applyFieldAct(facts, quantity(45, null))).toEqual({ fault: '限购数量不能小于起订量' });
    expect(applyFieldAct(facts, quantity(10, 5))).toEqual({ fault: '起订量和倍数没有变化' });
  });

  test('never makes quantities that no line could have, and touches no other field', () => {
    fc.assert(
      fc.property(zFacts, zAct, (before, act) => {
        const outcome = applyFieldAct(before, act);
        if ('fault' in outcome) {
          expect(outcome.fault).not.toBe('');
          return;
        }
        const { after } = outcome;
        expect((after.minQty ?? 1) % (after.stepQty ?? 1)).toBe(0);
        expect(after.maxQty === 0 || (after.maxQty ?? 0) >= (after.minQty ?? 1)).toBe(true);
        expect(taxRatesBp).toContain(after.taxRateBp);
        expect(itemTaxClassFaults({ taxName: after.taxName ?? '', taxCode: after.taxCode ?? '' })).toEqual({});
        expect(areSameFields(before, after, act)).toBe(false);
        for (const kind of [...targetKinds, 'taxRate', 'taxClass', 'quantity'] as const)
          if (kind !== act.kind) expect(areSameFields(before, after, { kind })).toBe(true);
      }),
    );
  });

  test('is undone for what still has its field, whatever else was changed since', () => {
    const act: FieldAct = { kind: 'taxRate', taxRateBp: 900 };
    const outcome = applyAct(item, act);
    if (!('after' in outcome)) throw new Error('refused');
    const { after } = outcome;
    expect(mayUndo({ ...after, retailFen: 1 }, after, act)).toBe(true);
    expect(mayUndo({ ...after, taxRateBp: 600 }, after, act)).toBe(false);
    // What is not known is not taken for the same.
    expect(mayUndo({ ...item, taxRateBp: undefined }, after, act)).toBe(false);
  });

  test('in words', () => {
    expect(actText({ kind: 'category', targetId: '2', targetName: '办公 / 笔' })).toBe('分类改为 办公 / 笔');
    expect(actText({ kind: 'brand', targetId: '', targetName: '' })).toBe('去掉品牌');
    expect(actText({ kind: 'taxRate', taxRateBp: 900 })).toBe('税率改为 9%');
    expect(actText({ kind: 'taxClass', ...paper })).toBe('税收分类改为 纸制品 1060105040000000000');
    expect(actText({ kind: 'taxClass', ...noTaxClass })).toBe('税收分类随分类');
    expect(actText(quantity(20, 10))).toBe('起订量改为 20，倍数改为 10');
    expect(fieldText(facts, { kind: 'quantity' })).toBe('起订 10，倍数 5');
    expect(fieldText(facts, { kind: 'brand' })).toBe('无');
    expect(fieldText(facts, { kind: 'taxClass' })).toBe('随分类');
  });
});
