import { syncStates } from '@jicai/domain/people/directory/sync-lines.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyText } from '../../db/any-of.ts';
import { directorySyncs } from '../../db/tables/directory.ts';

export type SyncRow = typeof directorySyncs.$inferSelect;

const running: SyncRow['state'][] = [syncStates.reading, syncStates.applying];

export async function insertSync(
  ctx: Ctx,
  sync: Pick<SyncRow, 'customerId' | 'userId' | 'userName' | 'connectionVersion'>,
): Promise<string> {
  const id = ctx.newId();
  await ctx.db
    .insert(directorySyncs)
    .values({ ...sync, companyId: ctx.companyId, id, state: syncStates.reading, createdAt: ctx.now });
  return id;
}

/** The newest one of an enterprise. */
export async function selectLastSync(ctx: Ctx, customerId: string): Promise<SyncRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(directorySyncs)
    .where(and(eq(directorySyncs.companyId, ctx.companyId), eq(directorySyncs.customerId, customerId)))
    .orderBy(desc(directorySyncs.id))
    .limit(1);
  return row;
}

export async function selectSync(ctx: Ctx, id: string): Promise<SyncRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(directorySyncs)
    .where(and(eq(directorySyncs.companyId, ctx.companyId), eq(directorySyncs.id, id)));
  return row;
}

/** One of the enterprise, locked. Whoever locks the enterprise as well does that before. */
export async function lockSync(
  ctx: Ctx,
  { id, customerId }: { id: string; customerId: string },
): Promise<SyncRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(directorySyncs)
    .where(
      and(
        eq(directorySyncs.companyId, ctx.companyId),
        eq(directorySyncs.id, id),
        eq(directorySyncs.customerId, customerId),
      ),
    )
    .for('update');
  return row;
}

/** Of one that is read or applied: once it is over it stays as it is. */
export const updateRunningSync = (ctx: Ctx, id: string, values: Partial<SyncRow>): Promise<boolean> =>
  updateSyncIn(ctx, { id, states: running }, values);

/** Of one that waits to be applied. */
export const updateReadySync = (ctx: Ctx, id: string, values: Partial<SyncRow>): Promise<boolean> =>
  updateSyncIn(ctx, { id, states: [syncStates.ready] }, values);

async function updateSyncIn(
  ctx: Ctx,
  { id, states }: { id: string; states: readonly SyncRow['state'][] },
  values: Partial<SyncRow>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(directorySyncs)
    .set(values)
    .where(
      and(
        eq(directorySyncs.companyId, ctx.companyId),
        eq(directorySyncs.id, id),
        anyText(directorySyncs.state, states),
      ),
    )
    .returning({ id: directorySyncs.id });
  return rows.length > 0;
}

/** Readings that are over, with their lines: the next one takes their place. */
export async function deleteOldSyncs(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db
    .delete(directorySyncs)
    .where(and(eq(directorySyncs.companyId, ctx.companyId), eq(directorySyncs.customerId, customerId)));
}
