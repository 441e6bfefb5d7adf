import type { Promotion, PromotionScope, PromotionState } from '@jicai/domain/money/promotions.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';
import { prepared } from '../../db/prepared.ts';

export interface PromotionRow {
  promotionId: string;
  title: string;
  thresholdFen: number;
  offFen: number;
  scope: PromotionScope;
  scopeIds: string[];
  scopeNames: string[];
  beginsAt: Date;
  endsAt: Date | null;
  state: PromotionState;
  userName: string;
  changedAt: Date;
}

/** What buyers and the sums of their orders need to know of one. */
export interface RunningPromotion extends Promotion {
  title: string;
  endsAt: Date | null;
}

const at = (instant: Date | null) => (instant ? sql`${instant.toISOString()}::timestamptz` : sql`null::timestamptz`);

/** Those that hold now. */
export async function selectRunningPromotions(ctx: Ctx): Promise<RunningPromotion[]> {
  return readRunning(ctx.db, { companyId: ctx.companyId, now: ctx.now });
}

const readRunning = prepared<RunningPromotion, 'companyId' | 'now'>(
  ['companyId', 'now'],
  ({ companyId, now }) => sql`
    select id::text as "promotionId", title, threshold_fen::float8 as "thresholdFen", off_fen::float8 as "offFen", scope,
      scope_ids::text[] as "scopeIds", ends_at as "endsAt"
    from promotions where company_id = ${companyId} and not is_stopped
      and begins_at <= ${now}::timestamptz and (ends_at is null or ends_at > ${now}::timestamptz)
    order by id`,
);

/** Each category with those above it. */
export async function selectCategoryChains(ctx: Ctx, categoryIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await readChains(ctx.db, { companyId: ctx.companyId, categoryIds });
  return new Map(rows.map(({ id, chain }) => [id, chain]));
}

const readChains = prepared<{ id: string; chain: string[] }, 'companyId' | 'categoryIds'>(
  ['companyId', 'categoryIds'],
  ({ companyId, categoryIds }) => sql`
    select c.id::text as id, array_remove(array[c.id, c.parent_id, a.parent_id], null)::text[] as chain
    from categories c left join categories a on a.company_id = c.company_id and a.id = c.parent_id
    where c.company_id = ${companyId} and c.id = any(${categoryIds}::bigint[])`,
);

const stateOf = (
  now: Date,
): SQL => sql`case when p.is_stopped then 'stopped' when p.begins_at > ${at(now)} then 'planned'
  when p.ends_at <= ${at(now)} then 'over' else 'shown' end`;

const namesOf = (companyId: string): SQL => sql`array(
  select n.name from (
    select 'category' as scope, id, name from categories where company_id = ${companyId}
    union all select 'brand', id, name from brands where company_id = ${companyId}
    union all select 'supplier', id, name from suppliers where company_id = ${companyId}) n
  where n.scope = p.scope and n.id = any(p.scope_ids) order by array_position(p.scope_ids, n.id))`;

const columns = (ctx: Ctx): SQL => sql`p.id::text as "promotionId", p.title, p.threshold_fen::float8 as "thresholdFen",
  p.off_fen::float8 as "offFen", p.scope, p.scope_ids::text[] as "scopeIds", ${namesOf(ctx.companyId)} as "scopeNames",
  p.begins_at as "beginsAt", p.ends_at as "endsAt", ${stateOf(ctx.now)} as state, p.user_name as "userName",
  p.changed_at as "changedAt"`;

const toRow = (row: PromotionRow): PromotionRow => ({
  ...row,
  beginsAt: new Date(row.beginsAt),
  endsAt: row.endsAt === null ? null : new Date(row.endsAt),
  changedAt: new Date(row.changedAt),
});

/** The newest first. */
export async function selectPromotions(
  ctx: Ctx,
  { state, searchKey }: { state?: PromotionState | undefined; searchKey?: string | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PromotionRow[]; total: number }> {
  const matching = sql`from promotions p where p.company_id = ${ctx.companyId}
    ${state ? sql`and ${stateOf(ctx.now)} = ${state}` : sql``}
    ${searchKey ? sql`and position(lower(${searchKey}) in lower(p.title)) > 0` : sql``}`;
  const { rows } = await ctx.db.execute<PromotionRow & Record<string, unknown>>(sql`
    select ${columns(ctx)} ${matching} order by p.id desc limit ${limit} offset ${offset}`);
  const { rows: counted } = await ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${matching}`);
  return { rows: rows.map(toRow), total: counted[0]?.total ?? 0 };
}

/** Held for the rest of the transaction. */
export async function lockPromotion(ctx: Ctx, promotionId: string): Promise<PromotionRow | undefined> {
  const { rows } = await ctx.db.execute<PromotionRow & Record<string, unknown>>(sql`
    select ${columns(ctx)} from promotions p where p.company_id = ${ctx.companyId} and p.id = ${promotionId} for update`);
  return rows[0] && toRow(rows[0]);
}

/** Which of these ids are there. */
export async function countScopeIds(ctx: Ctx, scope: PromotionScope, ids: readonly string[]): Promise<number> {
  if (scope === 'all') return 0;
  const table = { category: sql`categories`, brand: sql`brands`, supplier: sql`suppliers` }[scope];
  const { rows } = await ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from ${table} where company_id = ${ctx.companyId} and id = any(${idList(ids)})`);
  return rows[0]?.total ?? 0;
}

export async function countOpenPromotions(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ total: number }>(sql`
    select count(*)::int as total from promotions
    where company_id = ${ctx.companyId} and not is_stopped and (ends_at is null or ends_at > ${at(ctx.now)})`);
  return rows[0]?.total ?? 0;
}

interface PromotionValues extends Omit<Promotion, 'promotionId'> {
  title: string;
  beginsAt: Date;
  endsAt: Date | null;
}

/** A new one without `promotionId`. Returns its id. */
export async function savePromotion(
  ctx: SignedInCtx,
  promotionId: string | undefined,
  { title, thresholdFen, offFen, scope, scopeIds, beginsAt, endsAt }: PromotionValues,
): Promise<string> {
  const id = promotionId ?? ctx.newId();
  await ctx.db.execute(sql`
    insert into promotions (company_id, id, title, threshold_fen, off_fen, scope, scope_ids, begins_at, ends_at, user_name,
      changed_at)
    values (${ctx.companyId}, ${id}, ${title}, ${thresholdFen}, ${offFen}, ${scope}, ${idList(scopeIds)}, ${at(beginsAt)},
      ${at(endsAt)}, ${ctx.actor.userName}, ${at(ctx.now)})
    on conflict (company_id, id) do update set title = excluded.title, threshold_fen = excluded.threshold_fen,
      off_fen = excluded.off_fen, scope = excluded.scope, scope_ids = excluded.scope_ids, begins_at = excluded.begins_at,
      ends_at = excluded.ends_at, user_name = excluded.user_name, changed_at = excluded.changed_at`);
  return id;
}

export async function setPromotionStopped(ctx: SignedInCtx, promotionId: string, isStopped: boolean): Promise<void> {
  await ctx.db.execute(sql`
    update promotions set is_stopped = ${isStopped}, user_name = ${ctx.actor.userName}, changed_at = ${at(ctx.now)}
    where company_id = ${ctx.companyId} and id = ${promotionId}`);
}
