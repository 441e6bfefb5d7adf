import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { Period, SearchDay } from './search-report.store.ts';

/** What people tried next counts within this time. */
const nextMinutes = 30;

/** The searches `l` for one word of a period. */
const ofWord = (ctx: Ctx, { from, until }: Period, words: string) => sql`
  l.company_id = ${ctx.companyId} and l.words = ${words}
    and l.searched_at >= ${from.toISOString()}::timestamptz and l.searched_at < ${until.toISOString()}::timestamptz`;

/** Days on which a word was searched for. */
export async function selectWordDays(
  ctx: Ctx,
  period: Period,
  words: string,
): Promise<Omit<SearchDay, 'peopleCount'>[]> {
  const { rows } = await ctx.db.execute<Omit<SearchDay, 'peopleCount'> & Record<string, unknown>>(sql`
    select to_char(l.searched_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as date, count(*)::int as "searchCount",
      count(*) filter (where l.hits = 0)::int as "noHitCount", count(l.clicked_item_id)::int as "clickCount"
    from search_logs l where ${ofWord(ctx, period, words)} group by 1 order by 1`);
  return rows;
}

export interface TypedWord {
  searchKey: string;
  searchCount: number;
}

/** How a word was typed, the most usual first. */
export async function selectTyped(ctx: Ctx, period: Period, words: string): Promise<TypedWord[]> {
  const { rows } = await ctx.db.execute<TypedWord & Record<string, unknown>>(sql`
    select l.typed as "searchKey", count(*)::int as "searchCount" from search_logs l
    where ${ofWord(ctx, period, words)} group by 1 order by 2 desc, 1 limit 10`);
  return rows;
}

export interface OpenedItem {
  itemId: string;
  itemNo: string;
  itemName: string;
  clickCount: number;
  clickPosition: number;
}

/** Goods that were opened first after a search for a word. */
export async function selectOpened(ctx: Ctx, period: Period, words: string): Promise<OpenedItem[]> {
  const { rows } = await ctx.db.execute<OpenedItem & Record<string, unknown>>(sql`
    select i.id::text as "itemId", i.item_no as "itemNo", i.name as "itemName", c."clickCount", c."clickPosition"
    from (select l.clicked_item_id, count(*)::int as "clickCount", round(avg(l.clicked_position), 1)::float8 as "clickPosition"
      from search_logs l where ${ofWord(ctx, period, words)} and l.clicked_item_id is not null group by 1) c
    join items i on i.company_id = ${ctx.companyId} and i.id = c.clicked_item_id
    order by c."clickCount" desc, i.item_no limit 20`);
  return rows;
}

/** What the same person searched for next, soon after a word; one is known for a day alone. */
export async function selectNext(ctx: Ctx, period: Period, words: string): Promise<(TypedWord & { hits: number })[]> {
  const { rows } = await ctx.db.execute<TypedWord & { hits: number } & Record<string, unknown>>(sql`
    select mode() within group (order by n.typed) as "searchKey", count(*)::int as "searchCount",
      (array_agg(n.hits order by n.searched_at desc))[1] as hits
    from search_logs l cross join lateral (
      select s.words, s.typed, s.hits, s.searched_at from search_logs s
      where s.company_id = ${ctx.companyId} and s.person = l.person and s.words <> l.words and s.searched_at > l.searched_at
        and s.searched_at <= l.searched_at + make_interval(mins => ${nextMinutes})
      order by s.searched_at limit 1) n
    where ${ofWord(ctx, period, words)} group by n.words order by 2 desc, 1 limit 10`);
  return rows;
}
