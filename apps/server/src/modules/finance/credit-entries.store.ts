import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { creditEntries } from '../../db/tables/credit.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type CreditEntryRow = typeof creditEntries.$inferSelect;

const ofAccount = (ctx: Ctx, creditId: string): SQL | undefined =>
  and(eq(creditEntries.companyId, ctx.companyId), eq(creditEntries.creditId, creditId));

/** The ledger of an account or of a span of it, the newest first. */
export async function selectEntries(
  ctx: Ctx,
  creditId: string,
  { limit, offset, from, before }: { limit: number; offset: number; from?: Date; before?: Date },
) {
  const wanted = and(
    ofAccount(ctx, creditId),
    from && gte(creditEntries.createdAt, from),
    before && lt(creditEntries.createdAt, before),
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(creditEntries)
      .where(wanted)
      .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(creditEntries)
      .where(wanted),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** What the entries up to and with this one leave to buy on account, in fen. */
export async function selectLeftAfter(ctx: Ctx, { creditId, createdAt, id }: CreditEntryRow): Promise<number> {
  const { limitDeltaFen, usedDeltaFen, frozenDeltaFen } = creditEntries;
  // A sum comes as text: it may be larger than a number of the driver.
  const [row] = await ctx.db
    .select({ leftFen: sql<string>`coalesce(sum(${limitDeltaFen} - ${usedDeltaFen} - ${frozenDeltaFen}), 0)` })
    .from(creditEntries)
    .where(
      and(
        ofAccount(ctx, creditId),
        sql`(${creditEntries.createdAt}, ${creditEntries.id}) <= (${createdAt.toISOString()}, ${id})`,
      ),
    );
  return Number(row?.leftFen ?? 0);
}
