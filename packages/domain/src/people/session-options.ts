import { type AccountType, accountTypes } from './account-types.ts';
import { storedCounts } from '../shop/stored-counts.ts';

/** How long a shop lets people stay signed in (docs/domain/accounts.md §2), and an operator look as a customer (§9). */
export const sessionRanges = {
  /** Of buyers: without a call, and in all. */
  buyerIdleHours: { initial: 2, min: 1, max: 24 },
  buyerHours: { initial: 12, min: 1, max: 72 },
  /** Of operators and suppliers. */
  shopIdleHours: { initial: 2, min: 1, max: 24 },
  shopHours: { initial: 12, min: 1, max: 72 },
  /** Who asked to be remembered. */
  rememberDays: { initial: 7, min: 1, max: 90 },
  viewingMinutes: { initial: 30, min: 1, max: 240 },
} as const;

/** The shop's stored options over the defaults. */
export const sessionOptionsOf = (stored: unknown) => storedCounts(stored, 'sessions', sessionRanges);

/** How long a session of such an account lasts. */
export function sessionHoursOf(
  options: ReturnType<typeof sessionOptionsOf>,
  accountType: AccountType,
): { idleHours: number; hours: number } {
  return accountType === accountTypes.buyer
    ? { idleHours: options.buyerIdleHours, hours: options.buyerHours }
    : { idleHours: options.shopIdleHours, hours: options.shopHours };
}
