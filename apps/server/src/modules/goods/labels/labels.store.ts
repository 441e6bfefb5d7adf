import type { LabelTone } from '@jicai/domain/goods/goods-labels.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import { idList, intList } from '../../../db/any-of.ts';
import { maxCount } from '../../../db/count-some.ts';
import { goodsLabels } from '../../../db/tables/goods-labels.ts';

export interface LabelRow {
  labelId: string;
  labelName: string;
  tone: LabelTone;
  isPublic: boolean;
  itemCount: number;
  changedMs: number;
}

/** All in their order; with `isLocked` held for the rest of the transaction. */
export async function selectLabels(ctx: Ctx, { isLocked = false }: { isLocked?: boolean } = {}): Promise<LabelRow[]> {
  const { rows } = await ctx.db.execute<LabelRow & Record<string, unknown>>(sql`
    select l.id::text as "labelId", l.name as "labelName", l.tone, l.is_public as "isPublic",
      (select count(*)::int from (select 1 from item_labels x where x.company_id = l.company_id and x.label_id = l.id
        limit ${sql.raw(String(maxCount + 1))}) counted) as "itemCount",
      floor(extract(epoch from l.updated_at) * 1000)::float8 as "changedMs"
    from goods_labels l where l.company_id = ${ctx.companyId} order by l.sort_no, l.id
    ${isLocked ? sql`for update of l` : sql``}`);
  return rows;
}

type LabelValues = Pick<typeof goodsLabels.$inferInsert, 'name' | 'tone' | 'isPublic'>;
const ofLabel = (ctx: Ctx, labelId: string) =>
  and(eq(goodsLabels.companyId, ctx.companyId), eq(goodsLabels.id, labelId));

export async function insertLabel(ctx: Ctx, values: LabelValues & { sortNo: number }): Promise<string> {
  const id = ctx.newId();
  await ctx.db.insert(goodsLabels).values({ ...values, companyId: ctx.companyId, id, updatedAt: ctx.now });
  return id;
}

export async function updateLabel(ctx: Ctx, labelId: string, values: LabelValues): Promise<void> {
  await ctx.db
    .update(goodsLabels)
    .set({ ...values, updatedAt: ctx.now })
    .where(ofLabel(ctx, labelId));
}

/** The labels stand in this order from now on. */
export async function updateOrder(ctx: Ctx, labelIds: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update goods_labels l set sort_no = n.sort_no, updated_at = ${ctx.now.toISOString()}::timestamptz
    from unnest(${idList(labelIds)}, ${intList(labelIds.map((_, at) => at + 1))}) as n (id, sort_no)
    where l.company_id = ${ctx.companyId} and l.id = n.id and l.sort_no <> n.sort_no`);
}

export async function deleteLabel(ctx: Ctx, labelId: string): Promise<void> {
  await ctx.db.delete(goodsLabels).where(ofLabel(ctx, labelId));
}

/** The next items with a label in the order of their ids. */
export async function selectItemsOfLabel(
  ctx: Ctx,
  { labelId, afterId, limit }: { labelId: string; afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select item_id::text as id from item_labels
    where company_id = ${ctx.companyId} and label_id = ${labelId} and item_id > ${afterId}
    order by item_labels.item_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
