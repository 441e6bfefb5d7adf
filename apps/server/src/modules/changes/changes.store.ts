import { type ChangeKind, type ChangeState, changeStates } from '@jicai/domain/shop/change-states.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { changeRequests } from '../../db/tables/changes.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type ChangeRow = typeof changeRequests.$inferSelect;
type NewChange = Omit<typeof changeRequests.$inferInsert, 'companyId' | 'createdAt'>;

/** False where another change of the subject waits. */
export async function insertChange(ctx: Ctx, row: NewChange): Promise<boolean> {
  const inserted = await ctx.db
    .insert(changeRequests)
    .values({ ...row, companyId: ctx.companyId, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: changeRequests.id });
  return inserted.length > 0;
}

const byId = (ctx: Ctx, changeId: string) =>
  and(eq(changeRequests.companyId, ctx.companyId), eq(changeRequests.id, changeId));

export async function selectChange(ctx: Ctx, changeId: string): Promise<ChangeRow | undefined> {
  const [row] = await ctx.db.select().from(changeRequests).where(byId(ctx, changeId));
  return row;
}

export async function lockChange(ctx: Ctx, changeId: string): Promise<ChangeRow | undefined> {
  const [row] = await ctx.db.select().from(changeRequests).where(byId(ctx, changeId)).for('update');
  return row;
}

export async function selectWaiting(
  ctx: Ctx,
  { kind, subjectId }: { kind: ChangeKind; subjectId: string },
): Promise<ChangeRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(changeRequests)
    .where(
      and(
        eq(changeRequests.companyId, ctx.companyId),
        eq(changeRequests.kind, kind),
        eq(changeRequests.subjectId, subjectId),
        eq(changeRequests.state, changeStates.waiting),
      ),
    );
  return row;
}

/** Rows that waiting requests for prices hold of these items; all that wait are looked at, and they end after seven days. */
export async function selectWaitingPriceRows(ctx: Ctx, itemIds: readonly string[]): Promise<Record<string, unknown>[]> {
  const { rows } = await ctx.db.execute<{ row: Record<string, unknown> }>(sql`
    select priced.value as row
    from (select after from ${changeRequests} where company_id = ${ctx.companyId} and state = ${changeStates.waiting}
        and kind = 'goods.price' order by id desc) waiting
      cross join lateral jsonb_array_elements(waiting.after -> 'priceRows') priced
    where priced.value ->> 'itemId' = any(${sql.param([...itemIds])}::text[])`);
  return rows.map(({ row }) => row);
}

export async function updateChange(
  ctx: Ctx,
  changeId: string,
  fields: Partial<Pick<ChangeRow, 'state' | 'checkerId' | 'checkerName' | 'answer'>>,
): Promise<void> {
  await ctx.db
    .update(changeRequests)
    .set({ ...fields, answeredAt: ctx.now, version: sql`${changeRequests.version} + 1` })
    .where(byId(ctx, changeId));
}

/** Newest first. */
export async function selectChangePage(
  ctx: Ctx,
  filter: { state?: ChangeState | undefined; kind?: ChangeKind | undefined; limit: number; offset: number },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const { state, kind, limit, offset } = filter;
  const wanted = and(
    eq(changeRequests.companyId, ctx.companyId),
    state === undefined ? undefined : eq(changeRequests.state, state),
    kind === undefined ? undefined : eq(changeRequests.kind, kind),
  );
  const page = ctx.db
    .select()
    .from(changeRequests)
    .where(wanted)
    .orderBy(desc(changeRequests.id))
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page, ctx.db.$count(changeRequests, wanted)]);
  return { rows, total };
}
