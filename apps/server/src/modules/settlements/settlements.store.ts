import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { settlementHistory, settlementPayments, settlements } from '../../db/tables/settlements.ts';

export type SettlementRow = typeof settlements.$inferSelect;
export type SettlementFields = Partial<
  Omit<typeof settlements.$inferInsert, 'companyId' | 'id' | 'settlementNo' | 'version'>
>;

/** Which sheets the caller may see: operators all, a supplier its own once they were sent, others none. */
function seen({ companyId, actor }: Ctx): SQL | undefined {
  const company = eq(settlements.companyId, companyId);
  if (!actor || actor.accountType === accountTypes.operator) return company;
  if (actor.accountType !== accountTypes.supplier) return and(company, sql`false`);
  return and(
    company,
    eq(settlements.supplierId, actor.supplierId ?? '0'),
    ne(settlements.state, settlementStates.draft),
    // One that never was sent and became void is no business of the supplier.
    sql`${settlements.sentAt} is not null`,
  );
}

export async function selectSettlement(ctx: Ctx, settlementId: string): Promise<SettlementRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(settlements)
    .where(and(seen(ctx), eq(settlements.id, settlementId)));
  return row;
}

export async function lockSettlementRow(ctx: Ctx, settlementId: string): Promise<SettlementRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(settlements)
    .where(and(seen(ctx), eq(settlements.id, settlementId)))
    .for('update');
  return row;
}

/** How many sheets of a supplier's month are not void. */
export async function countParts(
  ctx: Ctx,
  { supplierId, periodFrom }: { supplierId: string; periodFrom: string },
): Promise<number> {
  const [row] = await ctx.db
    .select({ part: settlements.part })
    .from(settlements)
    .where(
      and(
        eq(settlements.companyId, ctx.companyId),
        eq(settlements.supplierId, supplierId),
        eq(settlements.periodFrom, periodFrom),
        ne(settlements.state, settlementStates.void),
      ),
    )
    .orderBy(desc(settlements.part))
    .limit(1);
  return row?.part ?? 0;
}

/** False if the number already exists. */
export async function insertSettlement(
  ctx: Ctx,
  row: Omit<typeof settlements.$inferInsert, 'companyId' | 'createdAt' | 'updatedAt'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(settlements)
    .values({ ...row, companyId: ctx.companyId, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoNothing({ target: [settlements.companyId, settlements.settlementNo] })
    .returning({ id: settlements.id });
  return inserted.length > 0;
}

export async function updateSettlement(ctx: Ctx, settlementId: string, fields: SettlementFields): Promise<void> {
  await ctx.db
    .update(settlements)
    .set({ ...fields, version: sql`${settlements.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(settlements.companyId, ctx.companyId), eq(settlements.id, settlementId)));
}

export async function insertSettlementHistory(
  ctx: Ctx,
  row: Omit<typeof settlementHistory.$inferInsert, 'companyId' | 'id' | 'createdAt'>,
): Promise<void> {
  await ctx.db
    .insert(settlementHistory)
    .values({ ...row, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now });
}

export async function selectSettlementHistory(ctx: Ctx, settlementId: string) {
  return ctx.db
    .select()
    .from(settlementHistory)
    .where(and(eq(settlementHistory.companyId, ctx.companyId), eq(settlementHistory.settlementId, settlementId)))
    .orderBy(desc(settlementHistory.version));
}

/** The newest first. */
export async function selectSettlementPage(
  ctx: Ctx,
  filter: {
    states?: readonly number[] | undefined;
    supplierId?: string | undefined;
    /** The first day of a month. */
    periodFrom?: string | undefined;
    searchKey?: string | undefined;
  },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SettlementRow[]; total: number }> {
  const { states, supplierId, periodFrom, searchKey } = filter;
  const wanted = and(
    seen(ctx),
    states?.length ? inArray(sql`${settlements.state}`, [...states]) : undefined,
    supplierId === undefined ? undefined : eq(settlements.supplierId, supplierId),
    periodFrom === undefined ? undefined : eq(settlements.periodFrom, periodFrom),
    searchKey === undefined
      ? undefined
      : sql`(${settlements.settlementNo} = ${searchKey} or position(lower(${searchKey}) in lower(${settlements.supplierName})) > 0)`,
  );
  const [rows, total] = await Promise.all([
    ctx.db.select().from(settlements).where(wanted).orderBy(desc(settlements.id)).limit(limit).offset(offset),
    ctx.db.$count(settlements, wanted),
  ]);
  return { rows, total };
}

/** False where this line of the bank was taken already. */
export async function insertSettlementPayment(
  ctx: Ctx,
  row: Omit<typeof settlementPayments.$inferInsert, 'companyId' | 'createdAt'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(settlementPayments)
    .values({ ...row, companyId: ctx.companyId, createdAt: ctx.now })
    .onConflictDoNothing({ target: [settlementPayments.companyId, settlementPayments.bankSerialNo] })
    .returning({ id: settlementPayments.id });
  return inserted.length > 0;
}

export async function selectSettlementPayments(ctx: Ctx, settlementId: string) {
  return ctx.db
    .select()
    .from(settlementPayments)
    .where(and(eq(settlementPayments.companyId, ctx.companyId), eq(settlementPayments.settlementId, settlementId)))
    .orderBy(settlementPayments.id);
}
