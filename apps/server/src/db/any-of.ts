import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A list of ids as one parameter, so that a statement's text does not depend on how many there are. */
export const idList = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::bigint[]`;
export const intList = (numbers: readonly number[]): SQL => sql`${sql.param([...numbers])}::int[]`;
/** Moments; null stays null. */
export const timeList = (moments: readonly (Date | null)[]): SQL =>
  sql`${sql.param(moments.map((at) => at?.toISOString() ?? null))}::timestamptz[]`;
export const textList = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

/** `column = any(ids)`. */
export const anyId = (column: SQLWrapper, ids: readonly string[]): SQL => sql`${column} = any(${idList(ids)})`;
export const anyText = (column: SQLWrapper, texts: readonly string[]): SQL => sql`${column} = any(${textList(texts)})`;
