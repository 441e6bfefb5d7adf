import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { anyId, anyText } from '../../db/any-of.ts';
import { storedFiles, uploadTickets } from '../../db/tables/files.ts';
import type { Tx } from '../../db/open.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export type StoredFile = typeof storedFiles.$inferSelect;
export type NewFile = Omit<StoredFile, 'companyId' | 'createdAt' | 'unusedSince'>;

export async function insertFile(ctx: Ctx, file: NewFile): Promise<void> {
  await ctx.db.insert(storedFiles).values({ ...file, companyId: ctx.companyId, createdAt: ctx.now });
}

/** Unknown ids are absent. */
export function selectFiles(ctx: Ctx, fileIds: readonly string[]): Promise<StoredFile[]> {
  return ctx.db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, ctx.companyId), anyId(storedFiles.id, fileIds)));
}

/** For a request that has no session: the caller proves itself by the link. */
export async function findFile(
  tx: Tx,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<StoredFile | undefined> {
  const [file] = await tx
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, companyId), eq(storedFiles.id, fileId)));
  return file;
}

export async function updateClaimed(
  ctx: Ctx,
  fileIds: readonly string[],
  claimedAt: Date | null = ctx.now,
): Promise<void> {
  await ctx.db
    .update(storedFiles)
    .set({ claimedAt })
    .where(and(eq(storedFiles.companyId, ctx.companyId), anyId(storedFiles.id, fileIds)));
}

/** Pictures of a person and what was exported for him belong to nobody any more: the next cleaning takes them. */
export async function updateReleased(ctx: Ctx, accountId: string, before: Date): Promise<void> {
  await ctx.db
    .update(storedFiles)
    .set({ claimedAt: null, createdAt: before })
    .where(
      and(
        eq(storedFiles.companyId, ctx.companyId),
        eq(storedFiles.accountId, accountId),
        or(
          eq(storedFiles.bizType, bizTypes.avatar),
          and(eq(storedFiles.bizType, bizTypes.madeByShop), isNull(storedFiles.claimedAt)),
        ),
      ),
    );
}

/** Forgets files that nothing has claimed since `before`; answers their contents. */
export async function deleteUnclaimed(ctx: Ctx, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ sha256: string }>(sql`
    delete from stored_files where company_id = ${ctx.companyId} and id in (
      select id from stored_files
      where company_id = ${ctx.companyId} and claimed_at is null and created_at < ${before.toISOString()}::timestamptz
      order by created_at limit ${limit})
    returning sha256`);
  return [...new Set(rows.map((row) => row.sha256))];
}

/** Of these contents those that some row names. */
export async function selectNamed(ctx: Ctx, contents: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectDistinct({ sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, ctx.companyId), anyText(storedFiles.sha256, contents)));
  return new Set(rows.map((row) => row.sha256));
}

/** Contents that rows name, each once, by their order beyond `after`. */
export async function selectContents(
  ctx: Pick<Ctx, 'db' | 'companyId'>,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ sha256: storedFiles.sha256 })
    .from(storedFiles)
    .where(and(eq(storedFiles.companyId, ctx.companyId), gt(storedFiles.sha256, after)))
    .orderBy(storedFiles.sha256)
    .limit(limit);
  return rows.map((row) => row.sha256);
}

export async function insertTicket(ctx: Ctx, ticket: Omit<typeof uploadTickets.$inferInsert, 'companyId'>) {
  await ctx.db.insert(uploadTickets).values({ ...ticket, companyId: ctx.companyId });
}

const live = (ctx: Ctx, tokenHash: string) =>
  and(
    eq(uploadTickets.companyId, ctx.companyId),
    eq(uploadTickets.tokenHash, tokenHash),
    gt(uploadTickets.expiresAt, ctx.now),
  );

/** Uses one file of a ticket; undefined when it is unknown, over or used up. */
export async function takeTicket(ctx: Ctx, tokenHash: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .update(uploadTickets)
    .set({ filesLeft: sql`${uploadTickets.filesLeft} - 1` })
    .where(and(live(ctx, tokenHash), gt(uploadTickets.filesLeft, 0)))
    .returning({ id: uploadTickets.id });
  return row?.id;
}

export async function selectTicket(ctx: Ctx, tokenHash: string) {
  const [row] = await ctx.db
    .select({ id: uploadTickets.id, mobile: uploadTickets.mobile, email: uploadTickets.email })
    .from(uploadTickets)
    .where(live(ctx, tokenHash));
  return row;
}

export async function deleteOldTickets(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db
    .delete(uploadTickets)
    .where(and(eq(uploadTickets.companyId, ctx.companyId), lt(uploadTickets.expiresAt, before)));
}
