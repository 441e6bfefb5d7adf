import { sql } from 'drizzle-orm';
import { idList, intList, textList } from '../../../db/any-of.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import type { Searcher } from './person-digest.ts';

type Writer = Pick<Ctx, 'db' | 'companyId' | 'newId'>;

/** One search as it is kept. */
export interface NotedSearch extends Searcher {
  at: Date;
  words: string;
  typed: string;
  hits: number;
  hitsInstead: number;
}

export interface NotedClick {
  at: Date;
  person: string;
  words: string;
  itemId: string;
  /** 1-based over all pages. */
  position: number;
}

/** The same words by the same person within this time are one search: back and forth between goods and list. */
const sameSearchMinutes = 30;
const clickMinutes = 120;

const times = (list: readonly { at: Date }[]) =>
  sql`${sql.param(list.map(({ at }) => at.toISOString()))}::timestamptz[]`;

/** Writes searches that are not repetitions; at most a few hundred at once. */
export async function insertSearches(ctx: Writer, searches: readonly NotedSearch[]): Promise<void> {
  await ctx.db.execute(sql`
    insert into search_logs (company_id, id, searched_at, words, typed, hits, hits_instead, person, is_signed_in, network)
    select ${ctx.companyId}::bigint, n.id, n.at, n.words, n.typed, n.hits, n.hits_instead, n.person, n.is_signed_in, n.network
    from unnest(${idList(searches.map(() => ctx.newId()))}, ${times(searches)}, ${textList(searches.map((one) => one.words))},
      ${textList(searches.map((one) => one.typed))}, ${intList(searches.map((one) => one.hits))},
      ${intList(searches.map((one) => one.hitsInstead))}, ${textList(searches.map((one) => one.person))},
      ${sql.param(searches.map((one) => one.isSignedIn))}::bool[], ${textList(searches.map((one) => one.network))})
      as n (id, at, words, typed, hits, hits_instead, person, is_signed_in, network)
    where not exists (
      select 1 from search_logs s where s.company_id = ${ctx.companyId} and s.person = n.person and s.words = n.words
        and s.searched_at between n.at - make_interval(mins => ${sameSearchMinutes}) and n.at)`);
}

/** Notes the first goods that were opened after a search; a click without a search, or on goods of elsewhere, is dropped. */
export async function updateClicked(ctx: Writer, clicks: readonly NotedClick[]): Promise<void> {
  await ctx.db.execute(sql`
    update search_logs l set clicked_item_id = n.item_id, clicked_position = n.position
    from unnest(${times(clicks)}, ${textList(clicks.map((one) => one.person))}, ${textList(clicks.map((one) => one.words))},
      ${idList(clicks.map((one) => one.itemId))}, ${intList(clicks.map((one) => one.position))})
      as n (at, person, words, item_id, position)
    join items i on i.company_id = ${ctx.companyId} and i.id = n.item_id
    where l.company_id = ${ctx.companyId} and l.clicked_item_id is null and l.id = (
      select s.id from search_logs s where s.company_id = ${ctx.companyId} and s.person = n.person and s.words = n.words
        and s.searched_at between n.at - make_interval(mins => ${clickMinutes}) and n.at
      order by s.searched_at desc limit 1)`);
}

/** Forgets searches before this time. */
export async function deleteSearchesBefore(ctx: Pick<Ctx, 'db' | 'companyId'>, before: Date): Promise<void> {
  await ctx.db.execute(sql`
    delete from search_logs where company_id = ${ctx.companyId} and searched_at < ${before.toISOString()}::timestamptz`);
}
