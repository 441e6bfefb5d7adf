import { daysFault, spanOfDays, type ValidDays, type ValidSpan } from '@jicai/domain/money/price-validity.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { type AgreedPrice, insertPrices, makeRoom } from './agreed-prices.store.ts';

/** Prices from their moments on; what held before ends and is kept. */
export async function writePrices(ctx: Ctx, customerId: string, rows: readonly AgreedPrice[]): Promise<void> {
  await makeRoom(ctx, customerId, rows);
  await insertPrices(ctx, customerId, rows);
}

/** The days of a row, those of all where it has none of its own. */
export const daysOf = (
  row: { validFrom?: string | undefined; validTo?: string | undefined },
  all: ValidDays,
): ValidDays => ({ validFrom: row.validFrom ?? all.validFrom, validTo: row.validTo ?? all.validTo });

/** What is wrong with the days of a row, in words. */
export const faultOfDays = ({ now }: Ctx, days: ValidDays): string | undefined =>
  daysFault(days, shanghaiDay(now))?.text;

/** Refused as badInput at the day that cannot be. */
export function requireSpan({ now }: Ctx, days: ValidDays): ValidSpan {
  const fault = daysFault(days, shanghaiDay(now));
  if (fault) throw badField(fault.field, fault.text);
  return spanOfDays(days, now);
}

/** As {@link requireSpan}, for what was agreed on before and waited: what should hold since holds from now on. */
export function spanAfterWaiting(ctx: Ctx, { validFrom, validTo }: ValidDays): ValidSpan {
  return requireSpan(ctx, { validFrom: validFrom > shanghaiDay(ctx.now) ? validFrom : '', validTo });
}

/** Its last day in Shanghai; null without an end. */
export const endOf = (ctx: Ctx, validTo: string): Date | null => requireSpan(ctx, { validFrom: '', validTo }).to;
