import { overdueDays } from './statement-period.ts';

/** 账龄: how long what is owed has been due, in the order of the table. `upTo`: the last day of it; null without an end. */
export const ages = {
  notDue: { label: '未到期', upTo: 0 },
  days30: { label: '1–30 天', upTo: 30 },
  days60: { label: '31–60 天', upTo: 60 },
  days90: { label: '61–90 天', upTo: 90 },
  older: { label: '90 天以上', upTo: null },
} as const;
export type Age = keyof typeof ages;
export const ageNames = Object.keys(ages) as [Age, ...Age[]];

/** How old what a statement owes is; what has no last day yet (票到 before its invoice) is not due. */
export function ageOf(dueDate: string | null, now: Date): Age {
  const days = dueDate === null ? 0 : overdueDays(dueDate, now);
  return ageNames.find((name) => days <= (ages[name].upTo ?? Number.POSITIVE_INFINITY)) ?? 'older';
}

/** The days past the last day to pay that an age spans, both included; `to` null without an end. */
export function daysOf(age: Age): { from: number; to: number | null } {
  const at = ageNames.indexOf(age);
  const before = ageNames[at - 1];
  const from = before === undefined ? 0 : (ages[before].upTo ?? 0) + 1;
  return { from, to: ages[age].upTo };
}
