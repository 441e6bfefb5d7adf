import { type PlanState, standingStates } from '@jicai/domain/money/price-plans.ts';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { prepared, selectList } from '../../db/prepared.ts';
import { items } from '../../db/tables/goods.ts';
import { pricePlans } from '../../db/tables/prices.ts';

export type PlanRow = typeof pricePlans.$inferSelect;
export type NewPlan = Omit<
  typeof pricePlans.$inferInsert,
  'companyId' | 'id' | 'state' | 'stoodFen' | 'stoodTiers' | 'createdAt'
>;

export async function insertPlan(ctx: Ctx, plan: NewPlan & { id: string }): Promise<void> {
  await ctx.db.insert(pricePlans).values({ ...plan, companyId: ctx.companyId, state: 'planned', createdAt: ctx.now });
}

const byId = (ctx: Ctx, planId: string) => and(eq(pricePlans.companyId, ctx.companyId), eq(pricePlans.id, planId));

export async function selectPlan(ctx: Ctx, planId: string): Promise<PlanRow | undefined> {
  const [row] = await ctx.db.select().from(pricePlans).where(byId(ctx, planId));
  return row;
}

export async function updatePlan(
  ctx: Ctx,
  planId: string,
  values: Pick<PlanRow, 'state'> & Partial<Pick<PlanRow, 'stoodFen' | 'stoodTiers'>>,
): Promise<void> {
  await ctx.db.update(pricePlans).set(values).where(byId(ctx, planId));
}

/** Those of these items that are to come or hold, the earliest first. */
export function selectStandingPlans(ctx: Ctx, itemIds: readonly string[]): Promise<PlanRow[]> {
  if (itemIds.length === 0) return Promise.resolve([]);
  return standing(ctx.db, { companyId: ctx.companyId, itemIds, states: standingStates });
}

const standing = prepared<PlanRow, 'companyId' | 'itemIds' | 'states'>(
  ['companyId', 'itemIds', 'states'],
  ({ companyId, itemIds, states }) => sql`
    select ${selectList(getTableColumns(pricePlans))} from price_plans
    where company_id = ${companyId} and item_id = any(${itemIds}::bigint[]) and state = any(${states}::text[])
    order by starts_at, id`,
);

export interface PlanFilter {
  state?: PlanState | undefined;
  productId?: string | undefined;
  /** A whole item number, or a part of the name. */
  searchKey?: string | undefined;
}

/** A page of plans with their items, the latest beginning first, and how many there are. */
export async function selectPlanPage(
  ctx: Ctx,
  { state, productId, searchKey }: PlanFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const ofItem = and(eq(items.companyId, pricePlans.companyId), eq(items.id, pricePlans.itemId));
  const wanted = and(
    eq(pricePlans.companyId, ctx.companyId),
    state && eq(pricePlans.state, state),
    productId ? eq(items.productId, productId) : undefined,
    searchKey ? named(searchKey) : undefined,
  );
  const page = ctx.db
    .select({
      plan: pricePlans,
      itemNo: items.itemNo,
      itemName: items.name,
      imgUrl: items.imgUrl,
      priceNow: priceNow(),
    })
    .from(pricePlans)
    .innerJoin(items, ofItem)
    .where(wanted)
    .orderBy(desc(pricePlans.startsAt), desc(pricePlans.id))
    .limit(limit)
    .offset(offset);
  const count = ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(pricePlans)
    .innerJoin(items, ofItem)
    .where(wanted);
  const [rows, [counted]] = await Promise.all([page, count]);
  return { rows, total: counted?.total ?? 0 };
}

const named = (searchKey: string): SQL =>
  sql`(${items.itemNo} = ${searchKey} or position(lower(${searchKey}) in lower(${items.name})) > 0)`;
const priceNow = () =>
  sql<
    number | null
  >`(case when ${pricePlans.price} = 'retailFen' then ${items.retailFen} else ${items.enterpriseFen} end)::float8`;
