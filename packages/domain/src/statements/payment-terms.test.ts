import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTerm, dueDayOf, dueRuleText, type PaymentTerm, termKinds, termText } from './payment-terms.ts';
import { fromShanghai, shanghaiDay } from '../time/shanghai-time.ts';
import { overdueDays, overdueFrom } from './statement-period.ts';

const october = { periodTo: '2026-10-31', confirmedOn: '2026-11-03', invoicedOn: undefined };
const dayAfter = (day: string, count: number) =>
  shanghaiDay(new Date((fromShanghai(day)?.getTime() ?? 0) + count * 86_400_000));

const someDay = fc.integer({ min: 0, max: 3000 }).map((count) => dayAfter('2024-01-01', count));
const someTerm = fc.record({ kind: fc.constantFrom(...termKinds), days: fc.integer({ min: 0, max: 365 }) });

describe('the last day to pay', () => {
  test('月结 30 天, what holds where nothing else is agreed: 30 days after the end of the month', () => {
    expect(defaultTerm).toEqual({ kind: 'monthly', days: 30 });
    expect(dueDayOf(defaultTerm, october)).toBe('2026-11-30');
  });

  test('票到 N 天: none before the invoice, then N days after it', () => {
    const term: PaymentTerm = { kind: 'invoice', days: 15 };
    expect(dueDayOf(term, october)).toBeUndefined();
    expect(dueDayOf(term, { ...october, invoicedOn: '2026-11-10' })).toBe('2026-11-25');
  });

  test('货到 N 天: N days after the day of the receipt', () => {
    const day = { periodTo: '2026-11-05', confirmedOn: '2026-11-06', invoicedOn: undefined };
    expect(dueDayOf({ kind: 'receipt', days: 7 }, day)).toBe('2026-11-12');
  });

  test('a statement confirmed late, or without days, is not born overdue', () => {
    expect(dueDayOf({ kind: 'monthly', days: 0 }, { ...october, confirmedOn: '2026-11-23' })).toBe('2026-11-24');
    expect(dueDayOf(defaultTerm, { ...october, confirmedOn: '2026-12-30' })).toBe('2026-12-31');
  });

  test('is never before the day after confirmation nor before the days agreed on, and always one of the two', () =>
    fc.assert(
      fc.property(someTerm, someDay, someDay, someDay, (term, periodTo, confirmedOn, invoicedOn) => {
        const due = dueDayOf(term, { periodTo, confirmedOn, invoicedOn });
        const agreed = dayAfter(term.kind === 'invoice' ? invoicedOn : periodTo, term.days);
        const earliest = dayAfter(confirmedOn, 1);
        expect(due).toBe(agreed > earliest ? agreed : earliest);
      }),
    ));

  test('on it nothing is overdue, the day after it is, by one day', () =>
    fc.assert(
      fc.property(someTerm, someDay, (term, confirmedOn) => {
        const due = dueDayOf(term, { periodTo: confirmedOn, confirmedOn, invoicedOn: confirmedOn }) ?? '';
        const from = overdueFrom(due);
        expect(overdueDays(due, new Date(from.getTime() - 1))).toBe(0);
        expect(overdueDays(due, from)).toBe(1);
        expect(overdueDays(due, fromShanghai(confirmedOn) ?? from)).toBe(0);
      }),
    ));
});

describe('what a reader is told', () => {
  test('the terms by their name', () => {
    expect(termText({ kind: 'monthly', days: 30 })).toBe('月结 30 天');
    expect(termText({ kind: 'invoice', days: 15 })).toBe('票到 15 天');
    expect(termText({ kind: 'receipt', days: 7 })).toBe('货到 7 天');
  });

  test('the rule that applies, and that the day was moved where it was', () => {
    expect(dueRuleText(defaultTerm, october)).toBe('账期结束后第 30 天');
    expect(dueRuleText({ kind: 'invoice', days: 15 }, october)).toBe('发票开齐后第 15 天');
    expect(dueRuleText({ kind: 'receipt', days: 7 }, { ...october, confirmedOn: '2026-10-31' })).toBe('收货后第 7 天');
    expect(dueRuleText({ kind: 'monthly', days: 0 }, october)).toBe('账期结束当天已过，顺延至确认次日');
    expect(dueRuleText(defaultTerm, { ...october, confirmedOn: '2026-12-01' })).toBe(
      '账期结束后第 30 天已过，顺延至确认次日',
    );
  });
});
