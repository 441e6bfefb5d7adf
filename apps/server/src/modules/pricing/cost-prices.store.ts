import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { idList } from '../../db/any-of.ts';
import type { StatementValue } from '../../db/prepared.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** 进价 of an item at its supplier in fen at a moment, as a value of a statement; null where nobody has written one down. */
export function costAt({
  companyId,
  itemId,
  supplierId,
  at,
}: {
  companyId: StatementValue;
  itemId: SQL;
  supplierId: SQL;
  at: SQL;
}): SQL {
  return sql`(select k.cost_fen::float8 from cost_prices k where k.company_id = ${companyId} and k.item_id = ${itemId}
    and k.supplier_id = ${supplierId} and k.valid_from <= ${at} and (k.valid_to is null or k.valid_to > ${at})
    order by k.valid_from desc, k.id desc limit 1)`;
}

/** What an item costs now at this supplier. */
export const costOf = ({ companyId, now }: PricedNow, { itemId, supplierId }: { itemId: SQL; supplierId: SQL }): SQL =>
  costAt({
    companyId,
    itemId,
    supplierId,
    at: sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`,
  });

/** The shop and the moment, or their places in a prepared statement. */
type PricedNow = { companyId: StatementValue; now: Date | Placeholder };

/** What an item `i` costs now at the supplier that ships it. */
export const costNow = (ctx: PricedNow): SQL => costOf(ctx, { itemId: sql`i.id`, supplierId: sql`i.supplier_id` });

/** What these items cost now; those nobody knows the cost of are absent. */
export async function selectCosts(ctx: Ctx, itemIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ itemId: string; costFen: number | null }>(sql`
    select i.id::text as "itemId", ${costNow(ctx)} as "costFen" from items i
    where i.company_id = ${ctx.companyId} and i.id = any(${idList(itemIds)})`);
  return new Map(rows.flatMap(({ itemId, costFen }) => (costFen === null ? [] : [[itemId, costFen]])));
}

/** What an item costs from now on at the supplier that ships it; null for a cost that is no longer known. */
export interface ItemCost {
  itemId: string;
  costFen: number | null;
}

/** Who writes costs down: somebody signed in, or whoever brought a file. */
export interface CostWriter {
  userId: string | null;
  userName: string;
}

/**
 * Writes down costs that differ from what holds; what held before ends and is kept. The caller holds the items. Returns the
 * items whose cost is another now.
 */
export async function saveCosts(ctx: Ctx, costs: readonly ItemCost[], by: CostWriter): Promise<string[]> {
  if (costs.length === 0) return [];
  const at = sql`${ctx.now.toISOString()}::timestamptz`;
  const { rows: changed } = await ctx.db.execute<{ itemId: string; supplierId: string; costFen: string | null }>(sql`
    with changed as materialized (
      select i.id, i.supplier_id, g.cost_fen, k.id as old_id
      from unnest(${idList(costs.map(({ itemId }) => itemId))}, ${sql.param(costs.map(({ costFen }) => costFen))}::bigint[])
        as g (item_id, cost_fen)
      join items i on i.company_id = ${ctx.companyId} and i.id = g.item_id
      left join cost_prices k on k.company_id = ${ctx.companyId} and k.item_id = i.id and k.supplier_id = i.supplier_id
        and k.valid_to is null
      where k.cost_fen is distinct from g.cost_fen),
    ended as (
      update cost_prices k set valid_to = greatest(k.valid_from, ${at}) from changed
      where k.company_id = ${ctx.companyId} and k.id = changed.old_id)
    select id::text as "itemId", supplier_id::text as "supplierId", cost_fen::text as "costFen" from changed`);
  const written = changed.filter(({ costFen }) => costFen !== null);
  if (written.length > 0)
    await ctx.db.execute(sql`
      insert into cost_prices (company_id, id, item_id, supplier_id, cost_fen, valid_from, user_id, user_name)
      select ${ctx.companyId}::bigint, n.*, ${at}, ${by.userId}::bigint, ${by.userName}
      from unnest(${idList(written.map(() => ctx.newId()))}, ${idList(written.map(({ itemId }) => itemId))},
        ${idList(written.map(({ supplierId }) => supplierId))},
        ${sql.param(written.map(({ costFen }) => costFen))}::bigint[]) as n`);
  return changed.map(({ itemId }) => itemId);
}

export interface CostRow {
  costId: string;
  supplierName: string;
  costFen: number;
  validFrom: Date;
  validTo: Date | null;
  userName: string;
}

/** What an item has cost at each of its suppliers, the newest first. */
export async function selectCostHistory(ctx: Ctx, itemId: string): Promise<CostRow[]> {
  const { rows } = await ctx.db.execute<
    Omit<CostRow, 'validFrom' | 'validTo'> & { fromMs: number; toMs: number | null }
  >(sql`
    select k.id::text as "costId", u.name as "supplierName", k.cost_fen::float8 as "costFen", k.user_name as "userName",
      (extract(epoch from k.valid_from) * 1000)::float8 as "fromMs", (extract(epoch from k.valid_to) * 1000)::float8 as "toMs"
    from cost_prices k join suppliers u on u.company_id = k.company_id and u.id = k.supplier_id
    where k.company_id = ${ctx.companyId} and k.item_id = ${itemId}
    order by k.valid_from desc, k.id desc limit 100`);
  return rows.map(({ fromMs, toMs, ...row }) => ({
    ...row,
    validFrom: new Date(fromMs),
    validTo: toMs === null ? null : new Date(toMs),
  }));
}
