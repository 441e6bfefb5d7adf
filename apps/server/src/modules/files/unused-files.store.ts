import type { BizType } from '@jicai/domain/files/upload-kinds.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { idList } from '../../db/any-of.ts';

/** All tables of a shop are read: longer than a caller would wait. */
export async function allowMinutes(ctx: Ctx, minutes: number): Promise<void> {
  await ctx.db.execute(sql`select set_config('statement_timeout', ${`${minutes}min`}, true)`);
}

export interface ReferringColumn {
  table: string;
  column: string;
  /** A file's id alone; else a text in which addresses of files may stand. */
  isId: boolean;
}

/** What only tells of the past, or is an address book of its own: a name in there keeps no file. */
const noReferences = ['stored_files', 'audit_records', 'request_answers', 'outbox', 'timers'];

/**
 * Every column in which a file may be named, read from the schema itself, so that a new table is looked at from its first
 * day: all texts and JSON of the tenant tables, and ids of files.
 */
export async function selectReferringColumns(ctx: Pick<Ctx, 'db'>): Promise<ReferringColumn[]> {
  const { rows } = await ctx.db.execute<ReferringColumn & Record<string, unknown>>(sql`
    select c.relname as "table", a.attname as "column", a.atttypid = 'bigint'::regtype as "isId"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select 1 from pg_attribute t where t.attrelid = c.oid and t.attname = 'company_id')
      and c.relname <> all(array[${sql.join(
        noReferences.map((name) => sql`${name}`),
        sql`, `,
      )}])
      and (a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
        or (a.atttypid = 'bigint'::regtype and a.attname like '%file_id'))
    order by 1, 2`);
  return rows;
}

/** Ids of files that a column names. */
export async function selectNamedIn(ctx: Ctx, { table, column, isId }: ReferringColumn): Promise<string[]> {
  const [from, name] = [sql.identifier(table), sql.identifier(column)];
  const ofShop = sql`company_id = ${ctx.companyId}`;
  const { rows } = await ctx.db.execute<{ id: string }>(
    isId
      ? sql`select distinct ${name}::text as id from ${from} where ${ofShop} and ${name} is not null`
      : sql`select distinct m[1] as id from ${from}, regexp_matches(${name}::text, ${addressOf(ctx)}, 'g') m
          where ${ofShop} and position('/files/' in ${name}::text) > 0`,
  );
  return rows.map(({ id }) => id);
}

const addressOf = ({ companyId }: Ctx): string => `/files/${companyId}/(\\d{1,19})`;

export interface UsedFile {
  id: string;
  sizeBytes: number;
  unusedSince: Date | null;
}

/** Files of these kinds that were taken into use before `before`, after `afterId`. */
export async function selectUsedFiles(
  ctx: Ctx,
  { kinds, before, afterId, limit }: { kinds: readonly BizType[]; before: Date; afterId: string; limit: number },
): Promise<UsedFile[]> {
  const { rows } = await ctx.db.execute<{ id: string; sizeBytes: number; unusedMs: number | null }>(sql`
    select id::text as id, size_bytes as "sizeBytes", (extract(epoch from unused_since) * 1000)::float8 as "unusedMs"
    from stored_files
    where company_id = ${ctx.companyId} and id > ${afterId} and claimed_at < ${instant(before)}
      and biz_type in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )})
    order by id limit ${limit}`);
  return rows.map(({ unusedMs, ...row }) => ({ ...row, unusedSince: unusedMs === null ? null : new Date(unusedMs) }));
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

export async function updateUnused(ctx: Ctx, fileIds: readonly string[], unusedSince: Date | null): Promise<void> {
  await ctx.db.execute(sql`
    update stored_files set unused_since = ${unusedSince ? instant(unusedSince) : null}
    where company_id = ${ctx.companyId} and id = any(${idList(fileIds)})`);
}

/** Out of use, so that the next cleaning forgets them; not those that somebody took into use meanwhile. */
export async function updateForgotten(ctx: Ctx, fileIds: readonly string[], before: Date): Promise<void> {
  await ctx.db.execute(sql`
    update stored_files set claimed_at = null, created_at = ${instant(before)}
    where company_id = ${ctx.companyId} and id = any(${idList(fileIds)}) and claimed_at < ${instant(before)}`);
}
