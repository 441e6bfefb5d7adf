import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../ctx/ctx.ts';

export interface SearchedWord {
  /** As most people typed it. */
  typed: string;
  words: string;
  people: number;
}

/** Accounts behind one address that count on a day: an office has several, a cheat has many. */
const countedPerNetwork = 5;
/** Who searches more than this on a day is no person. */
const maxSearchesADay = 200;
/** On some day at least so many people must have searched for it. */
const leastPeople = 3;
const halvedAfterDays = 3;

/**
 * Words that found goods, by how many people searched for them: a visitor counts once for each address, word and day, an
 * account likewise, but no more than five accounts of one address. Older days count less.
 */
export async function selectSearchedWords(
  ctx: Pick<Ctx, 'db' | 'companyId' | 'now'>,
  options: { since: Date; limit: number },
): Promise<SearchedWord[]> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const day = (at: ReturnType<typeof sql>) => sql`(${at} at time zone 'Asia/Shanghai')::date`;
  const { rows } = await ctx.db.execute<SearchedWord & Record<string, unknown>>(sql`
    with searched as (
      select words, typed, person, is_signed_in, network, ${day(sql`searched_at`)} as day, hits,
        count(*) over (partition by person, ${day(sql`searched_at`)}) as searches
      from search_logs
      where company_id = ${ctx.companyId} and searched_at >= ${options.since.toISOString()}::timestamptz),
    voters as (
      select words, day, network, least(count(distinct person) filter (where is_signed_in), ${countedPerNetwork})
        + bool_or(not is_signed_in)::int as people
      from searched where hits > 0 and searches <= ${maxSearchesADay} group by words, day, network),
    days as (select words, day, sum(people)::int as people from voters group by words, day),
    chosen as (
      select words, sum(people)::int as people,
        sum(people * power(0.5, (${day(now)} - day) / ${halvedAfterDays}::float8)) as score
      from days group by words having max(people) >= ${leastPeople} order by score desc, words limit ${options.limit})
    select c.words, c.people, (select mode() within group (order by s.typed) from searched s where s.words = c.words) as typed
    from chosen c order by c.score desc, c.words`);
  return rows;
}
