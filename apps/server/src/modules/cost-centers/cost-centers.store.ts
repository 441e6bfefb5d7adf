import { and, asc, eq, sql } from 'drizzle-orm';
import { costCenters } from '../../db/tables/cost-centers.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';

const ofOwnCustomer = (ctx: SignedInCtx) =>
  and(eq(costCenters.companyId, ctx.companyId), eq(costCenters.customerId, ctx.actor.customerId));
const oneOfOwn = (ctx: SignedInCtx, costCenterId: string) => and(ofOwnCustomer(ctx), eq(costCenters.id, costCenterId));

const columns = {
  costCenterId: costCenters.id,
  code: costCenters.code,
  title: costCenters.title,
  isActive: costCenters.isActive,
  version: costCenters.version,
};

/** The list of the caller's enterprise, by code. */
export async function selectCostCenters(ctx: SignedInCtx) {
  return ctx.db.select(columns).from(costCenters).where(ofOwnCustomer(ctx)).orderBy(asc(costCenters.code));
}
export type CostCenterRow = Awaited<ReturnType<typeof selectCostCenters>>[number];

export async function lockCostCenter(ctx: SignedInCtx, costCenterId: string): Promise<CostCenterRow | undefined> {
  const [row] = await ctx.db.select(columns).from(costCenters).where(oneOfOwn(ctx, costCenterId)).for('update');
  return row;
}

export async function insertCostCenter(ctx: SignedInCtx, values: { code: string; title: string }): Promise<string> {
  const id = ctx.newId();
  const { companyId, now } = ctx;
  await ctx.db
    .insert(costCenters)
    .values({ companyId, id, customerId: ctx.actor.customerId, ...values, createdAt: now, updatedAt: now });
  return id;
}

export async function updateCostCenter(
  ctx: SignedInCtx,
  costCenterId: string,
  values: { title: string; isActive: boolean },
): Promise<void> {
  await ctx.db
    .update(costCenters)
    .set({ ...values, version: sql`${costCenters.version} + 1`, updatedAt: ctx.now })
    .where(oneOfOwn(ctx, costCenterId));
}

export async function deleteCostCenter(ctx: SignedInCtx, costCenterId: string): Promise<void> {
  await ctx.db.delete(costCenters).where(oneOfOwn(ctx, costCenterId));
}
