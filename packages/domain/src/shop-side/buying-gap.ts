import { dayMs } from '../time/durations.ts';

/** How long ago a customer last bought, and how often it usually does, in days. */
export interface BuyingGap {
  sinceDays: number;
  usualDays: number;
}

const fewestDays = 4;
const shortestDays = 7;

/**
 * The gap of a customer that has stayed away: more than a week, and twice as long as between its days of buying. Undefined for
 * who buys as usual, or bought on too few days to say what is usual. `days` are "YYYY-MM-DD", each once, in order.
 */
export function buyingGap(days: readonly string[], today: string): BuyingGap | undefined {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length < fewestDays) return undefined;
  const usualDays = Math.max(1, Math.round(daysBetween(first, last) / (days.length - 1)));
  const sinceDays = daysBetween(last, today);
  return sinceDays > shortestDays && sinceDays >= 2 * usualDays ? { sinceDays, usualDays } : undefined;
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
