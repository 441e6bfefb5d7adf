import type { DiscountTarget } from '@jicai/domain/money/contract-discounts.ts';
import type { ValidSpan } from '@jicai/domain/money/price-validity.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList, intList, textList, timeList } from '../../db/any-of.ts';
import { costNow, marginLine } from '../pricing/index.ts';

/** What discounts are on, with the name people know it by: the path of a category. */
export interface NamedTarget {
  target: DiscountTarget;
  id: string;
  /** As calls name it: the number of an item, else the id. */
  targetId: string;
  name: string;
}

type Wanted = Record<DiscountTarget, readonly string[]>;

/** Those of these targets that the shop has: items by number, categories and brands by id. */
export const selectTargetsById = (ctx: Ctx, wanted: Wanted): Promise<NamedTarget[]> => selectTargets(ctx, wanted, 'id');

/** The same by name: a category by its path or by its own name, which several may have. */
export const selectTargetsByName = (ctx: Ctx, wanted: Wanted): Promise<NamedTarget[]> =>
  selectTargets(ctx, wanted, 'name');

async function selectTargets(ctx: Ctx, wanted: Wanted, by: 'id' | 'name'): Promise<NamedTarget[]> {
  const ids = (texts: readonly string[]) => idList(texts.filter((text) => /^\d{1,18}$/.test(text)));
  const paths = sql`concat_ws('/', c1.name, c2.name, c.name)`;
  const isCategory =
    by === 'id'
      ? sql`c.id = any(${ids(wanted.category)})`
      : sql`(c.name = any(${textList(wanted.category)}) or ${paths} = any(${textList(wanted.category)}))`;
  const isBrand = by === 'id' ? sql`id = any(${ids(wanted.brand)})` : sql`name = any(${textList(wanted.brand)})`;
  const { rows } = await ctx.db.execute<NamedTarget & Record<string, unknown>>(sql`
    select 'item' as target, id::text as id, item_no as "targetId", name from items
      where company_id = ${ctx.companyId} and item_no = any(${textList(wanted.item)})
    union all
    select 'category', c.id::text, c.id::text, ${paths} from categories c
      left join categories c2 on c2.company_id = c.company_id and c2.id = c.parent_id
      left join categories c1 on c1.company_id = c.company_id and c1.id = c2.parent_id
      where c.company_id = ${ctx.companyId} and ${isCategory}
    union all
    select 'brand', id::text, id::text, name from brands where company_id = ${ctx.companyId} and ${isBrand}`);
  return rows;
}

type Target = Pick<NamedTarget, 'target' | 'id'>;

const idOf = sql`coalesce(d.item_id, d.category_id, d.brand_id)`;

/** What holds for a customer on each of these at its moment, by id; ids are of the whole shop and never of two targets. */
export async function selectDiscountBps(
  ctx: Ctx,
  customerId: string,
  targets: readonly (Target & Pick<ValidSpan, 'from'>)[],
): Promise<Map<string, number>> {
  const { rows } = await ctx.db.execute<{ id: string; discountBp: number }>(sql`
    select distinct on (${idOf}) ${idOf}::text as id, d.discount_bp as "discountBp"
    from contract_discounts d
    join unnest(${idList(targets.map(({ id }) => id))}, ${timeList(targets.map(({ from }) => from))}) as n (id, begins)
      on n.id = ${idOf}
    where d.company_id = ${ctx.companyId} and d.customer_id = ${customerId}
      and d.valid_from <= n.begins and (d.valid_to is null or d.valid_to > n.begins)
    order by ${idOf}, d.valid_from desc, d.id desc`);
  return new Map(rows.map(({ id, discountBp }) => [id, discountBp]));
}

/** Others begin on these; what holds then ends, and what would begin within their days is taken back. */
export async function replaceDiscounts(
  ctx: Ctx,
  customerId: string,
  rows: readonly (Target & ValidSpan & { discountBp: number })[],
): Promise<void> {
  const [ids, begins, ends] = [
    idList(rows.map(({ id }) => id)),
    timeList(rows.map(({ from }) => from)),
    timeList(rows.map(({ to }) => to)),
  ];
  await ctx.db.execute(sql`
    update contract_discounts d set valid_to = greatest(d.valid_from, n.begins)
    from unnest(${ids}, ${begins}, ${ends}) as n (id, begins, ends)
    where d.company_id = ${ctx.companyId} and d.customer_id = ${customerId} and ${idOf} = n.id
      and (d.valid_to is null or d.valid_to > n.begins) and (n.ends is null or d.valid_from < n.ends)`);
  await ctx.db.execute(sql`
    insert into contract_discounts (company_id, id, customer_id, item_id, category_id, brand_id, discount_bp, valid_from,
      valid_to)
    select ${ctx.companyId}::bigint, n.id, ${customerId}::bigint, case when n.target = 'item' then n.target_id end,
      case when n.target = 'category' then n.target_id end, case when n.target = 'brand' then n.target_id end, n.bp,
      n.begins, n.ends
    from unnest(${idList(rows.map(() => ctx.newId()))}, ${textList(rows.map(({ target }) => target))}, ${ids},
      ${intList(rows.map(({ discountBp }) => discountBp))}, ${begins}, ${ends})
      as n (id, target, target_id, bp, begins, ends)`);
}

/** On how many items each of these would be, and how many of them it brings under their margin line; in their order. */
export async function countDiscountedBy(
  ctx: Ctx,
  rows: readonly (Target & { discountBp: number })[],
): Promise<{ itemCount: number; underLineCount: number }[]> {
  const found = await ctx.db.execute<{ at: number; itemCount: number; underLineCount: number }>(sql`
    with wanted as materialized (
      select * from unnest(${textList(rows.map(({ target }) => target))}, ${idList(rows.map(({ id }) => id))},
        ${intList(rows.map(({ discountBp }) => discountBp))}) with ordinality as w (target, id, bp, at)),
    below as (
      select w.at, w.bp, c.id from wanted w join categories c on c.company_id = ${ctx.companyId}
        left join categories c2 on c2.company_id = c.company_id and c2.id = c.parent_id
        where w.target = 'category' and w.id in (c.id, c.parent_id, c2.parent_id)),
    chosen as (
      select w.at, w.bp, i.id from wanted w join items i on i.company_id = ${ctx.companyId} and i.id = w.id
        where w.target = 'item'
      union all
      select w.at, w.bp, i.id from wanted w join products p on p.company_id = ${ctx.companyId} and p.brand_id = w.id
        join items i on i.company_id = ${ctx.companyId} and i.product_id = p.id where w.target = 'brand'
      union all
      select b.at, b.bp, i.id from below b join products p on p.company_id = ${ctx.companyId} and p.category_id = b.id
        join items i on i.company_id = ${ctx.companyId} and i.product_id = p.id),
    discounted as (
      select ch.at, greatest(1, (coalesce(i.enterprise_fen, i.retail_fen) * (10000 - ch.bp) + 5000) / 10000) as fen,
        ${costNow(ctx)} as cost, ${marginLine(ctx, sql`p.category_id`)} as line
      from chosen ch join items i on i.company_id = ${ctx.companyId} and i.id = ch.id
      join products p on p.company_id = ${ctx.companyId} and p.id = i.product_id
      where coalesce(i.enterprise_fen, i.retail_fen) is not null)
    select at::int, count(*)::int as "itemCount",
      (count(*) filter (where cost is not null and (fen - cost) * 10000 < line * fen))::int as "underLineCount"
    from discounted group by at`);
  const byAt = new Map(found.rows.map(({ at, ...counts }) => [at, counts]));
  return rows.map((_, at) => byAt.get(at + 1) ?? { itemCount: 0, underLineCount: 0 });
}
