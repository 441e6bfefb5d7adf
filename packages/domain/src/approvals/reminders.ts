import { hourMs } from '../time/durations.ts';

/** 催办: so many times in a step, and not again before so much time has gone by. */
export const mostReminders = 3;
export const remindGapMs = 4 * hourMs;

/** How often who asked has reminded those who are asked in the step that is open, and when last. */
export interface Reminders {
  count: number;
  lastAt: Date | null;
}

/** From when the requester may remind; null where he has done so as often as a step allows. */
export function remindFrom({ count, lastAt }: Reminders): Date | null {
  if (count >= mostReminders) return null;
  return lastAt ? new Date(lastAt.getTime() + remindGapMs) : new Date(0);
}

/** Whether he may remind now. */
export function mayRemind(reminders: Reminders, now: Date): boolean {
  const from = remindFrom(reminders);
  return from !== null && from <= now;
}
