import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { anyId } from '../../db/any-of.ts';
import { lockedIf } from '../../db/locked-if.ts';
import { users } from '../../db/tables/accounts.ts';
import { approvalDelegations as delegations, approvalTasks } from '../../db/tables/approvals.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { Approver } from './rules.store.ts';

const columns = {
  userId: delegations.userId,
  toUserId: delegations.toUserId,
  fromAt: delegations.fromAt,
  toAt: delegations.toAt,
  isEnabled: delegations.isEnabled,
  version: delegations.version,
};

/** Somebody's own delegation, locked for a change or just read. */
export async function selectDelegation(ctx: Ctx, userId: string, { isLocked = false } = {}) {
  const found = ctx.db
    .select(columns)
    .from(delegations)
    .where(and(eq(delegations.companyId, ctx.companyId), eq(delegations.userId, userId)));
  const [row] = await lockedIf(isLocked, found);
  return row;
}
export type Delegation = NonNullable<Awaited<ReturnType<typeof selectDelegation>>>;

const isActive = (ctx: Ctx) =>
  and(
    eq(delegations.companyId, ctx.companyId),
    eq(delegations.isEnabled, true),
    lte(delegations.fromAt, ctx.now),
    gt(delegations.toAt, ctx.now),
  );

/** Of these people the delegations that count now. */
export async function selectActiveDelegations(ctx: Ctx, userIds: readonly string[]): Promise<Delegation[]> {
  if (userIds.length === 0) return [];
  return ctx.db
    .select(columns)
    .from(delegations)
    .where(and(isActive(ctx), anyId(delegations.userId, userIds)));
}

/** For whom somebody answers now. */
export async function selectDelegators(ctx: Ctx, toUserId: string) {
  return ctx.db
    .select({ userName: users.name, fromAt: delegations.fromAt, toAt: delegations.toAt })
    .from(delegations)
    .innerJoin(users, and(eq(users.companyId, ctx.companyId), eq(users.id, delegations.userId)))
    .where(and(isActive(ctx), eq(delegations.toUserId, toUserId)));
}

type Fields = Omit<Delegation, 'userId' | 'version'>;

/** Makes somebody's delegation or changes it; false where another version stands. */
export async function saveDelegationRow(
  ctx: Ctx,
  { userId, customerId, version }: { userId: string; customerId: string; version: number | undefined },
  fields: Fields,
): Promise<boolean> {
  const { companyId, now } = ctx;
  if (version === undefined) {
    const made = await ctx.db
      .insert(delegations)
      .values({ ...fields, companyId, id: ctx.newId(), customerId, userId, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: delegations.id });
    return made.length > 0;
  }
  const changed = await ctx.db
    .update(delegations)
    .set({ ...fields, version: sql`${delegations.version} + 1`, updatedAt: now })
    .where(and(eq(delegations.companyId, companyId), eq(delegations.userId, userId), eq(delegations.version, version)))
    .returning({ id: delegations.id });
  return changed.length > 0;
}

/** A task that waits goes to somebody else, who answers it for its holder. */
export async function updateTaskHolder(
  ctx: Ctx,
  task: { taskId: string; userId: string; userName: string },
  { userId, accountId, userName }: Approver,
): Promise<void> {
  await ctx.db
    .update(approvalTasks)
    .set({ userId, accountId, userName, forUserId: task.userId, forUserName: task.userName })
    .where(and(eq(approvalTasks.companyId, ctx.companyId), eq(approvalTasks.id, task.taskId)));
}
