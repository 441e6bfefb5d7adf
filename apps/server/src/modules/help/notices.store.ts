import type { NoticeState } from '@jicai/domain/shop/notice-form.ts';
import { and, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { lockedIf } from '../../db/locked-if.ts';
import { notices } from '../../db/tables/help.ts';

export type NoticeRow = typeof notices.$inferSelect;
export interface NoticeFilter {
  noticeState?: NoticeState | undefined;
  searchKey?: string | undefined;
}

const own = (ctx: Ctx) => eq(notices.companyId, ctx.companyId);
const one = (ctx: Ctx, noticeId: string) => and(own(ctx), eq(notices.id, noticeId));

function inState({ now }: Ctx, state: NoticeState | undefined): SQL | undefined {
  switch (state) {
    case 'planned':
      return gt(notices.beginsAt, now);
    case 'shown':
      return and(lte(notices.beginsAt, now), or(isNull(notices.endsAt), gt(notices.endsAt, now)));
    case 'over':
      return lte(notices.endsAt, now);
    case undefined:
    default:
      return undefined;
  }
}

/** The one that begins last first. */
export async function selectNotices(
  ctx: Ctx,
  { noticeState, searchKey }: NoticeFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: NoticeRow[]; total: number }> {
  const matching = and(
    own(ctx),
    inState(ctx, noticeState),
    searchKey ? sql`position(lower(${searchKey}) in lower(${notices.title})) > 0` : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(notices)
      .where(matching)
      .orderBy(desc(notices.beginsAt), desc(notices.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(notices).where(matching),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function selectNotice(
  ctx: Ctx,
  noticeId: string,
  { isLocked = false, noticeState }: { isLocked?: boolean; noticeState?: NoticeState } = {},
): Promise<NoticeRow | undefined> {
  const query = ctx.db
    .select()
    .from(notices)
    .where(and(one(ctx, noticeId), inState(ctx, noticeState)));
  const [row] = await lockedIf(isLocked, query);
  return row;
}

type NoticeValues = Pick<NoticeRow, 'title' | 'content' | 'beginsAt' | 'endsAt'>;

export async function insertNotice(ctx: SignedInCtx, values: NoticeValues): Promise<string> {
  const id = ctx.newId();
  const by = { userName: ctx.actor.userName, changedAt: ctx.now };
  await ctx.db.insert(notices).values({ ...values, ...by, companyId: ctx.companyId, id });
  return id;
}

export async function updateNotice(ctx: SignedInCtx, noticeId: string, values: NoticeValues): Promise<void> {
  await ctx.db
    .update(notices)
    .set({ ...values, userName: ctx.actor.userName, changedAt: ctx.now })
    .where(one(ctx, noticeId));
}

export async function deleteNotice(ctx: Ctx, noticeId: string): Promise<void> {
  await ctx.db.delete(notices).where(one(ctx, noticeId));
}
