import { minuteMs } from '@jicai/domain/time/durations.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { insertAttempt } from './attempts.store.ts';

/**
 * How often something may be asked per subject and window; the code's home for docs/domain/accounts.md §3,
 * docs/domain/crashes.md §5.
 */
const limits = {
  'code:gap': { times: 1, windowMs: minuteMs },
  'code:to': { times: 10, windowMs: 24 * 60 * minuteMs },
  'code:ip': { times: 20, windowMs: 60 * minuteMs },
  'sign-on:ip': { times: 60, windowMs: 15 * minuteMs },
  'sign-on:state': { times: 1, windowMs: 15 * minuteMs },
  'payer:state': { times: 1, windowMs: 15 * minuteMs },
  'check:ip': { times: 30, windowMs: minuteMs },
  'password:account': { times: 5, windowMs: 15 * minuteMs },
} as const;

/** Counts one more, and refuses with tooOften beyond the limit. The count stays although the call is refused. */
export async function countWithinLimit(ctx: Ctx, kind: keyof typeof limits, subject: string): Promise<void> {
  const { times, windowMs } = limits[kind];
  const count = await insertAttempt(ctx, { kind, subject, windowMs });
  if (count > times) throw refuse.tooOften({ keepsWrites: true });
}
