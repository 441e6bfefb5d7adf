import { dayMs } from '../time/durations.ts';
import { fromShanghai, shanghaiDay } from '../time/shanghai-time.ts';

/**
 * From when the days of a customer's terms are counted: monthly 月结 from the end of the month, invoice 票到 from the day its
 * invoices are whole, receipt 货到 from each receipt, which then stands on no monthly statement.
 */
export const termKinds = ['monthly', 'invoice', 'receipt'] as const;
export type TermKind = (typeof termKinds)[number];

/** How long a customer may take to pay what it bought on account. */
export interface PaymentTerm {
  kind: TermKind;
  days: number;
}

/** The term of a customer with whom the shop agreed on nothing else. */
export const defaultTerm: PaymentTerm = { kind: 'monthly', days: 30 };
export const longestTermDays = 365;

/** The days a last day to pay follows from, all "YYYY-MM-DD" in Shanghai. */
export interface DueFacts {
  /** Last day of the period; of a receipt its own day. */
  periodTo: string;
  confirmedOn: string;
  /** The day from which its invoices cover the statement; undefined before. */
  invoicedOn: string | undefined;
}

/**
 * The last day to pay. Never before the day after the confirmation, so that nothing is overdue when it is agreed to;
 * undefined while it waits for an invoice.
 */
export function dueDayOf(term: PaymentTerm, facts: DueFacts): string | undefined {
  const agreed = agreedDay(term, facts);
  const earliest = daysAfter(facts.confirmedOn, 1);
  return agreed !== undefined && agreed < earliest ? earliest : agreed;
}

function agreedDay({ kind, days }: PaymentTerm, { periodTo, invoicedOn }: DueFacts): string | undefined {
  const from = kind === 'invoice' ? invoicedOn : periodTo;
  return from === undefined ? undefined : daysAfter(from, days);
}

function daysAfter(day: string, count: number): string {
  const at = fromShanghai(day);
  if (!at) throw new Error(`no day: ${day}`);
  return shanghaiDay(new Date(at.getTime() + count * dayMs));
}

export const termKindTexts: Record<TermKind, string> = { monthly: '月结', invoice: '票到', receipt: '货到' };
const starts: Record<TermKind, string> = { monthly: '账期结束', invoice: '发票开齐', receipt: '收货' };

/** As contracts call it: 月结 30 天. */
export const termText = ({ kind, days }: PaymentTerm): string => `${termKindTexts[kind]} ${days} 天`;

/** The rule a last day to pay follows from, for a reader who wonders about the day. */
export function dueRuleText(term: PaymentTerm, facts: DueFacts): string {
  const rule = term.days > 0 ? `${starts[term.kind]}后第 ${term.days} 天` : `${starts[term.kind]}当天`;
  return dueDayOf(term, facts) === agreedDay(term, facts) ? rule : `${rule}已过，顺延至确认次日`;
}
