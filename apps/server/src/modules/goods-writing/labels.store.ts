import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, textList } from '../../db/any-of.ts';

/** Ids of these labels by name; those the shop has not are absent. */
export async function selectLabelIds(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  names: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id::text as id, name from goods_labels where company_id = ${companyId} and name = any(${textList(names)})`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** The labels of these items become exactly these; one that is gone meanwhile is left out. */
export async function replaceLabels(
  ctx: Ctx,
  rows: readonly { itemId: string; labelIds: readonly string[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    delete from item_labels where company_id = ${ctx.companyId} and item_id = any(${idList(rows.map(({ itemId }) => itemId))})`);
  const pairs = rows.flatMap(({ itemId, labelIds }) => labelIds.map((labelId) => ({ itemId, labelId })));
  if (pairs.length === 0) return;
  await ctx.db.execute(sql`
    insert into item_labels (company_id, item_id, label_id)
    select ${ctx.companyId}::bigint, n.item_id, l.id
    from unnest(${idList(pairs.map(({ itemId }) => itemId))}, ${idList(pairs.map(({ labelId }) => labelId))})
      as n (item_id, label_id)
    join goods_labels l on l.company_id = ${ctx.companyId} and l.id = n.label_id
    on conflict do nothing`);
}
