import { z } from 'zod';
import { zText } from '../wire/body.ts';

const zDay = zText.max(10);

/** First and last day, YYYY-MM-DD; '' from now on, and without an end. */
export const validDays = { validFrom: zDay.default(''), validTo: zDay.default('') };

/** Days of one row; absent: those of all. */
export const rowDays = { validFrom: zDay.optional(), validTo: zDay.optional() };

/** Days and reason of what is agreed with a customer. */
export const agreedTerms = {
  ...validDays,
  reason: zText.max(200, '原因不能超过200字').default(''),
};

/**
 * What became of rows that were agreed on together: how many hold, how many are under the margin line and wait for a second
 * person in the request `changeId`, and which were left alone, by the field that names a row.
 */
export const zAgreedRows = <K extends string>(key: K) =>
  z.object({
    savedCount: z.number().int(),
    waitingCount: z.number().int(),
    changeId: z.string().optional(),
    refused: z.array(z.object({ [key]: z.string(), reason: z.string() } as Record<K | 'reason', z.ZodString>)),
  });
