import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';

export interface Period {
  from: Date;
  /** Exclusive. */
  until: Date;
}

const inPeriod = (ctx: Ctx, { from, until }: Period) => sql`company_id = ${ctx.companyId}
  and searched_at >= ${from.toISOString()}::timestamptz and searched_at < ${until.toISOString()}::timestamptz`;

export interface SearchDay {
  date: string;
  searchCount: number;
  noHitCount: number;
  clickCount: number;
  peopleCount: number;
}

/** Days on which anybody searched, with the number of different words over the whole period beside them. */
export async function selectSearchDays(ctx: Ctx, period: Period): Promise<{ days: SearchDay[]; wordCount: number }> {
  const [days, words] = await Promise.all([
    ctx.db.execute<SearchDay & Record<string, unknown>>(sql`
      select to_char(searched_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as date, count(*)::int as "searchCount",
        count(*) filter (where hits = 0)::int as "noHitCount", count(clicked_item_id)::int as "clickCount",
        count(distinct person)::int as "peopleCount"
      from search_logs where ${inPeriod(ctx, period)} group by 1 order by 1`),
    ctx.db.execute<{ n: number }>(sql`
      select count(distinct words)::int as n from search_logs where ${inPeriod(ctx, period)}`),
  ]);
  return { days: days.rows, wordCount: words.rows[0]?.n ?? 0 };
}

export interface SearchedWordRow {
  typed: string;
  searchCount: number;
  peopleCount: number;
  lastHits: number;
  clickCount: number;
  clickPosition: number | null;
  lastAt: string;
}

/** The most searched words of the period, as most people typed them; `isMissing`: those that found nothing at last. */
export async function selectSearchedWords(
  ctx: Ctx,
  options: { period: Period; isMissing: boolean; limit: number },
): Promise<SearchedWordRow[]> {
  const { rows } = await ctx.db.execute<SearchedWordRow & Record<string, unknown>>(sql`
    select typed, "searchCount", "peopleCount", "lastHits", "clickCount", "clickPosition", "lastAt" from (
      select words, mode() within group (order by typed) as typed, count(*)::int as "searchCount",
        count(distinct person)::int as "peopleCount", (array_agg(hits order by searched_at desc))[1] as "lastHits",
        count(clicked_item_id)::int as "clickCount", round(avg(clicked_position), 1)::float8 as "clickPosition",
        max(searched_at)::text as "lastAt"
      from search_logs where ${inPeriod(ctx, options.period)} group by words) w
    ${options.isMissing ? sql`where "lastHits" = 0` : sql``}
    order by "searchCount" desc, "lastAt" desc, words limit ${options.limit}`);
  return rows;
}
