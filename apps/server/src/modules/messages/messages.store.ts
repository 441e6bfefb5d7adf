import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { MessageKind } from '@jicai/domain/shop/messages.ts';
import { anyId } from '../../db/any-of.ts';
import { inserter } from '../../db/insert-rows.ts';
import { messages } from '../../db/tables/messages.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

const own = (ctx: SignedInCtx) =>
  and(eq(messages.companyId, ctx.companyId), eq(messages.accountId, ctx.actor.accountId));

export interface NewMessage {
  accountId: string;
  kind: MessageKind;
  title: string;
  content: string;
  link: string;
}

export async function insertMessages(ctx: Ctx, rows: readonly NewMessage[]): Promise<void> {
  const { companyId, now: createdAt } = ctx;
  await write(
    ctx.db,
    rows.map((row) => ({ ...row, companyId, id: ctx.newId(), createdAt })),
  );
}

const newColumns = ['companyId', 'id', 'accountId', 'kind', 'title', 'content', 'link', 'createdAt'] as const;
const write = inserter<never, typeof messages, (typeof newColumns)[number]>(messages, newColumns);

export interface MessageFilter {
  kind?: MessageKind | undefined;
  isUnread?: boolean | undefined;
}

export async function selectMessages(
  ctx: SignedInCtx,
  { kind, isUnread }: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const wanted = and(own(ctx), kind && eq(messages.kind, kind), isUnread ? isNull(messages.readAt) : undefined);
  const [rows, [counted]] = await Promise.all([
    ctx.db.select().from(messages).where(wanted).orderBy(desc(messages.id)).limit(limit).offset(offset),
    ctx.db.select({ total: count() }).from(messages).where(wanted),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Counts to `most` and no further: beyond that the number says nothing. */
export async function countUnread(ctx: SignedInCtx, most = 100): Promise<number> {
  const { rows } = await ctx.db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from (
      select from messages
      where company_id = ${ctx.companyId} and account_id = ${ctx.actor.accountId} and read_at is null limit ${most}) one`);
  return rows[0]?.unread ?? 0;
}

/** The messages named, or all where none are. */
export async function updateRead(ctx: SignedInCtx, messageIds: readonly string[] | undefined): Promise<void> {
  const named = messageIds ? anyId(messages.id, messageIds) : undefined;
  await ctx.db
    .update(messages)
    .set({ readAt: ctx.now })
    .where(and(own(ctx), isNull(messages.readAt), named));
}

export async function deleteMessagesBefore(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.delete(messages).where(and(eq(messages.companyId, ctx.companyId), lt(messages.createdAt, before)));
}

/** All messages of an account, when it is closed. */
export async function deleteMessagesOf(ctx: Ctx, accountId: string): Promise<void> {
  await ctx.db.delete(messages).where(and(eq(messages.companyId, ctx.companyId), eq(messages.accountId, accountId)));
}
