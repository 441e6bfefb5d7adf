import { lineStates, type SyncKind, type SyncLine } from '@jicai/domain/people/directory/sync-lines.ts';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { anyText, intList, textList } from '../../db/any-of.ts';
import { directorySyncLines } from '../../db/tables/directory.ts';

export type LineRow = typeof directorySyncLines.$inferSelect;

const atOnce = 500;

/** The lines of a preview in their order; numbers begin at 1. */
export async function insertLines(
  ctx: Ctx,
  syncId: string,
  lines: readonly (SyncLine & Pick<LineRow, 'waitingApprovals' | 'openOrders'>)[],
): Promise<void> {
  const rows = lines.map(({ from, to, ...line }, at) => ({
    ...line,
    companyId: ctx.companyId,
    syncId,
    lineNo: at + 1,
    before: from,
    after: to,
    state: lineStates.planned,
  }));
  for (let at = 0; at < rows.length; at += atOnce)
    await ctx.db.insert(directorySyncLines).values(rows.slice(at, at + atOnce));
}

const ofSync = (ctx: Ctx, syncId: string, kind?: SyncKind): SQL | undefined =>
  and(
    eq(directorySyncLines.companyId, ctx.companyId),
    eq(directorySyncLines.syncId, syncId),
    kind === undefined ? undefined : eq(directorySyncLines.kind, kind),
  );

/** `searchKey` is part of what a line is about, or of where it stands. */
export async function selectLines(
  ctx: Ctx,
  { syncId, kind, searchKey }: { syncId: string; kind: SyncKind | undefined; searchKey: string | undefined },
  span: { limit: number; offset: number },
): Promise<{ rows: LineRow[]; total: number }> {
  const { title, before, after } = directorySyncLines;
  const found =
    searchKey === undefined
      ? undefined
      : sql`position(lower(${searchKey}) in lower(${title} || ' ' || ${before} || ' ' || ${after})) > 0`;
  const where = and(ofSync(ctx, syncId, kind), found);
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(directorySyncLines)
      .where(where)
      .orderBy(asc(directorySyncLines.lineNo))
      .limit(span.limit)
      .offset(span.offset),
    ctx.db.$count(directorySyncLines, where),
  ]);
  return { rows, total };
}

/** By kind, how many lines there are, are chosen, and were done or not. */
export async function countLines(ctx: Ctx, syncId: string) {
  const { state, isChosen } = directorySyncLines;
  const countOf = (filter: SQL) => sql<number>`(count(*) filter (where ${filter}))::int`;
  return ctx.db
    .select({
      kind: directorySyncLines.kind,
      total: sql<number>`count(*)::int`,
      chosen: countOf(sql`${isChosen}`),
      done: countOf(sql`${state} = ${lineStates.done}`),
      refused: countOf(sql`${state} = ${lineStates.refused}`),
    })
    .from(directorySyncLines)
    .where(ofSync(ctx, syncId))
    .groupBy(directorySyncLines.kind);
}

/** Ticks lines, or takes their ticks away: these, or all of a kind. What does nothing is never ticked. */
export async function chooseLines(
  ctx: Ctx,
  { syncId, kind, lineNos }: { syncId: string; kind: SyncKind | undefined; lineNos: readonly number[] | undefined },
  isChosen: boolean,
): Promise<void> {
  await ctx.db
    .update(directorySyncLines)
    .set({ isChosen })
    .where(
      and(
        ofSync(ctx, syncId, kind),
        ne(directorySyncLines.kind, 'conflict'),
        lineNos && sql`${directorySyncLines.lineNo} = any(${intList(lineNos)})`,
      ),
    );
}

/** Ticked lines of these kinds that have not been done, in their order. */
export async function selectOpenLines(
  ctx: Ctx,
  { syncId, kinds, limit }: { syncId: string; kinds: readonly SyncKind[]; limit: number },
): Promise<LineRow[]> {
  return ctx.db
    .select()
    .from(directorySyncLines)
    .where(
      and(
        ofSync(ctx, syncId),
        anyText(directorySyncLines.kind, kinds),
        eq(directorySyncLines.isChosen, true),
        eq(directorySyncLines.state, lineStates.planned),
      ),
    )
    .orderBy(asc(directorySyncLines.lineNo))
    .limit(limit);
}

/** What became of lines: done, or why not. */
export interface Outcome {
  lineNo: number;
  /** '' for one that was done. */
  why: string;
}

export async function updateOutcomes(ctx: Ctx, syncId: string, outcomes: readonly Outcome[]): Promise<void> {
  const [numbers, texts] = [outcomes.map(({ lineNo }) => lineNo), outcomes.map(({ why }) => why)];
  await ctx.db.execute(sql`
    update directory_sync_lines l set outcome = w.why,
      state = case when w.why = '' then ${lineStates.done} else ${lineStates.refused} end
    from unnest(${intList(numbers)}, ${textList(texts)}) as w(line_no, why)
    where l.company_id = ${ctx.companyId} and l.sync_id = ${syncId} and l.line_no = w.line_no`);
}
