import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conditionText, firstMatch, isRuleMet, possibleSplitting, type RuleCondition } from './approval-rules.ts';
import { type PayMode, payModes } from '../orders/order-states.ts';

const facts = {
  userId: '4',
  orgIds: ['21', '20'],
  payMode: payModes.credit as PayMode,
  payFen: 500_000,
  categoryIds: ['7', '3'],
};

describe('isRuleMet', () => {
  test.each<[RuleCondition, boolean]>([
    [{}, true],
    [{ amountFromFen: 500_000 }, true],
    [{ amountFromFen: 500_001 }, false],
    [{ amountToFen: 500_000 }, false],
    [{ amountToFen: 500_001 }, true],
    [{ orgIds: ['20'] }, true],
    [{ orgIds: ['22'] }, false],
    [{ orgIds: [] }, true],
    [{ requesterIds: ['4', '5'] }, true],
    [{ requesterIds: ['5'] }, false],
    [{ payModes: [payModes.online, payModes.transfer] }, false],
    [{ categoryIds: ['3'] }, true],
    [{ categoryIds: ['8'] }, false],
    [{ amountFromFen: 100, orgIds: ['20'], payModes: [payModes.online] }, false],
  ])('%j → %s', (condition, isMet) => {
    expect(isRuleMet(condition, facts)).toBe(isMet);
  });
});

test('the first in the order given decides, and later ones do not', () => {
  const rule = (name: string, condition: RuleCondition) => ({ name, condition });
  const rules = [rule('a', { amountFromFen: 900_000 }), rule('b', { amountFromFen: 100 }), rule('c', {})];
  expect(firstMatch(rules, facts)?.name).toBe('b');
  expect(firstMatch([], facts)).toBeUndefined();
});

test('a rule with one more demand never matches more', () => {
  const anyCondition: fc.Arbitrary<RuleCondition> = fc.record(
    {
      amountFromFen: fc.nat(1_000_000),
      orgIds: fc.array(fc.constantFrom('20', '21', '22')),
      payModes: fc.array(fc.constantFrom<PayMode>(1, 2, 3)),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(anyCondition, fc.nat(1_000_000), (condition, amountToFen) => {
      if (isRuleMet({ ...condition, amountToFen }, facts)) expect(isRuleMet(condition, facts)).toBe(true);
    }),
  );
});

describe('possibleSplitting', () => {
  const limits = [
    { ruleName: '大额', amountFromFen: 20_000 },
    { ruleName: '特大', amountFromFen: 50_000 },
    { ruleName: '小额', amountFromFen: 5000, amountToFen: 30_000 },
    { ruleName: '全部' },
  ];

  test('orders that only together pass a limit name the highest they pass', () => {
    expect(possibleSplitting({ payFen: 15_000, otherFens: [14_999], limits })).toEqual({
      ruleName: '大额',
      limitFen: 20_000,
    });
    expect(possibleSplitting({ payFen: 15_000, otherFens: [16_000], limits })).toEqual({
      ruleName: '小额',
      limitFen: 30_000,
    });
    expect(possibleSplitting({ payFen: 15_000, otherFens: [35_000], limits })).toEqual({
      ruleName: '特大',
      limitFen: 50_000,
    });
  });

  test('what one order passes alone, and what all together do not, is no splitting', () => {
    expect(possibleSplitting({ payFen: 20_000, otherFens: [9000], limits })).toBeUndefined();
    expect(possibleSplitting({ payFen: 15_000, otherFens: [4999], limits })).toBeUndefined();
    expect(possibleSplitting({ payFen: 15_000, otherFens: [75_000], limits: [] })).toBeUndefined();
  });

  test('an order that reaches the limit by itself is no part of a splitting', () => {
    const [great] = limits;
    expect(possibleSplitting({ payFen: 15_000, otherFens: [34_000], limits: [great!] })).toBeUndefined();
    expect(possibleSplitting({ payFen: 15_000, otherFens: [34_000, 5000], limits: [great!] })).toEqual({
      ruleName: '大额',
      limitFen: 20_000,
    });
  });
});

test('conditions in words', () => {
  expect(conditionText({ amountFromFen: 500_000 })).toBe('单笔满 ¥5,000.00');
  expect(conditionText({ amountFromFen: 123_456_750, amountToFen: 99, orgIds: ['1'] })).toBe(
    '单笔满 ¥1,234,567.50，低于 ¥0.99，限定部门',
  );
  expect(conditionText({})).toBe('全部订单');
  const some = { 0: '甲', 1: '乙', 2: '丙', 3: '丁' };
  const names = { orgIds: some, requesterIds: some, categoryIds: some };
  expect(conditionText({ orgIds: ['0', '1'], payModes: [1, 2] }, names)).toBe(
    '部门：甲、乙，支付方式：在线支付、账期支付',
  );
  expect(conditionText({ requesterIds: ['0', '1', '2', '3'] }, names)).toBe('申请人：甲、乙、丙 等 4 个');
  // One that is gone by now has no name.
  expect(conditionText({ categoryIds: ['0', '9'] }, names)).toBe('商品分类：甲 等 2 个');
});
