import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { inserter, type NewRow } from '../../../db/insert-rows.ts';
import { paymentNotices } from '../../../db/tables/payments.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

/**
 * Results of notices that anybody can send without a key (bad signature, no such company); a partial index covers
 * these rows (db/tables/payments.ts).
 */
export const forgedResults: readonly string[] = ['forged', 'probe'];
const isForged = sql`${paymentNotices.result} in ('forged', 'probe')`;
const rowsAtOnce = 1000;

/** Stores a notice exactly as it was received; it is never changed later. */
export async function insertNotice(
  ctx: Ctx,
  notice: Omit<NewNotice, 'companyId' | 'id' | 'receivedAt'>,
): Promise<void> {
  await write(ctx.db, [{ ...notice, companyId: ctx.companyId, id: ctx.newId(), receivedAt: ctx.now }]);
}

const newColumns = ['companyId', 'id', 'kind', 'headers', 'body', 'result', 'payNo', 'receivedAt'] as const;
type NewNotice = NewRow<typeof paymentNotices, (typeof newColumns)[number]>;
const write = inserter<never, typeof paymentNotices, (typeof newColumns)[number]>(paymentNotices, newColumns);

/** Whether the company has stored at least `count` forged notices. */
export async function hasForgedNotices(ctx: Ctx, count: number): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(and(eq(paymentNotices.companyId, ctx.companyId), isForged))
    .limit(count);
  return rows.length >= count;
}

/** Deletes forged notices from before this time, at most a thousand. True if some may be left. */
export async function deleteForgedNotices(ctx: Ctx, before: Date): Promise<boolean> {
  const { companyId } = ctx;
  const old = ctx.db
    .select({ id: paymentNotices.id })
    .from(paymentNotices)
    .where(and(eq(paymentNotices.companyId, companyId), isForged, lt(paymentNotices.receivedAt, before)))
    .limit(rowsAtOnce);
  const { rowCount } = await ctx.db
    .delete(paymentNotices)
    .where(and(eq(paymentNotices.companyId, companyId), inArray(paymentNotices.id, old)));
  return rowCount === rowsAtOnce;
}
