import { dayMs } from '../time/durations.ts';
import { shanghaiDay } from '../time/shanghai-time.ts';

/** What the shop lets an enterprise owe; amounts in fen (docs/domain/credit.md §3). */
export interface CreditGrant {
  limitFen: number;
  /** On top of the limit until `tempUntil`; null for none. */
  tempFen: number;
  tempUntil: Date | null;
  /** Nothing more is taken on account; what was taken is paid as before. */
  isFrozen: boolean;
}

/** A grant as a request for a second person keeps it, and as the log tells it: `tempUntil` is the last day, '' for none. */
export interface CreditFields {
  limitFen: number;
  tempFen: number;
  tempUntil: string;
  isFrozen: boolean;
}

export const creditFieldsOf = ({ limitFen, tempFen, tempUntil, isFrozen }: CreditGrant): CreditFields => ({
  limitFen,
  tempFen,
  tempUntil: lastDayOf(tempUntil),
  isFrozen,
});

/** The last whole day in Shanghai before this end. */
export const lastDayOf = (end: Date | null): string => (end ? shanghaiDay(new Date(end.getTime() - 1)) : '');

/** What may be owed at this moment: the limit, and the temporary one while it lasts. */
export function currentLimitFen({ limitFen, tempFen, tempUntil }: Omit<CreditGrant, 'isFrozen'>, now: Date): number {
  return limitFen + (tempUntil && tempUntil > now ? tempFen : 0);
}

/** Tenant settings of credit; what a shop has not set takes these values. */
export interface CreditOptions {
  /** One operator raises a customer's credit to this much alone, in fen; beyond it a second one confirms. */
  raiseAloneFen: number;
}

export const defaultCreditOptions: CreditOptions = { raiseAloneFen: 10_000_000 };

/** The shop's stored options over the defaults; values of a wrong type are ignored. */
export function creditOptionsOf(stored: unknown): CreditOptions {
  const all = (typeof stored === 'object' && stored !== null ? stored : {}) as { credit?: unknown };
  const own = (typeof all.credit === 'object' && all.credit !== null ? all.credit : {}) as Record<string, unknown>;
  const raiseAloneFen = own['raiseAloneFen'];
  const isFit = typeof raiseAloneFen === 'number' && Number.isSafeInteger(raiseAloneFen) && raiseAloneFen >= 0;
  return isFit ? { raiseAloneFen } : defaultCreditOptions;
}

const mostFen = ({ limitFen, tempFen }: CreditGrant): number => limitFen + tempFen;
const isWider = (from: CreditGrant, to: CreditGrant): boolean =>
  mostFen(to) > mostFen(from) ||
  to.limitFen > from.limitFen ||
  (to.tempFen > 0 && (to.tempUntil?.getTime() ?? 0) > (from.tempUntil?.getTime() ?? 0)) ||
  (from.isFrozen && !to.isFrozen);

/**
 * Whether a second person has to confirm a change of what a customer may owe: it gives more than before (money, time, or an
 * end of the freeze), and in all more than one operator gives alone. Taking away is done alone, at once.
 */
export function needsSecondPerson(from: CreditGrant, to: CreditGrant, { raiseAloneFen }: CreditOptions): boolean {
  return isWider(from, to) && mostFen(to) > raiseAloneFen;
}

/** Days for which overdue customers may be let buy on account again, at most; always with a second person. */
export const longestReleaseDays = 7;

/** Until when a release of so many days lasts. */
export const releaseEnd = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs);

export interface CreditStanding {
  isFrozen: boolean;
  overdueFen: number;
  /** Until then what is overdue does not stand in the way; null for never. */
  releasedUntil: Date | null;
}

/** Said to a buyer whose company's credit is frozen. */
export const frozenCreditText = '账期额度已冻结，请联系商城';

/** Why nothing is taken on account at this moment; undefined where it is. */
export function whyNoCredit(
  { isFrozen, overdueFen, releasedUntil }: CreditStanding,
  now: Date,
): 'frozen' | 'overdue' | undefined {
  if (isFrozen) return 'frozen';
  return overdueFen > 0 && !(releasedUntil && releasedUntil > now) ? 'overdue' : undefined;
}
