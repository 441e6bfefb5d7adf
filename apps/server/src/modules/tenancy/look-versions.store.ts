import type { Look } from '@jicai/contract/shop/studio.ops.ts';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { lockedIf } from '../../db/locked-if.ts';
import { lookVersions } from '../../db/tables/look-versions.ts';
import { shopSettings, templates } from '../../db/tables/tenancy.ts';

const mostVersions = 50;

export type VersionRow = typeof lookVersions.$inferSelect;

const own = (ctx: Ctx) => eq(lookVersions.companyId, ctx.companyId);

export async function selectDraft(
  ctx: Ctx,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<VersionRow | undefined> {
  const query = ctx.db
    .select()
    .from(lookVersions)
    .where(and(own(ctx), isNull(lookVersions.versionNo)));
  const [row] = await lockedIf(isLocked, query);
  return row;
}

/** Published ones and those that wait for it, the newest first, at most 50; with `isLocked` held for the transaction. */
export async function selectVersions(
  ctx: Ctx,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<VersionRow[]> {
  const query = ctx.db
    .select()
    .from(lookVersions)
    .where(and(own(ctx), isNotNull(lookVersions.versionNo)))
    .orderBy(desc(lookVersions.versionNo))
    .limit(mostVersions);
  return lockedIf(isLocked, query);
}

export async function selectVersion(ctx: Ctx, versionId: string): Promise<VersionRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(lookVersions)
    .where(and(own(ctx), eq(lookVersions.id, versionId), isNotNull(lookVersions.versionNo)));
  return row;
}

const byCaller = (ctx: SignedInCtx) => ({
  userId: ctx.actor.userId,
  userName: ctx.actor.userName,
  changedAt: ctx.now,
});

/** The draft becomes this look; two first drafts at once violate look_versions_one_draft. */
export async function saveDraft(ctx: SignedInCtx, look: Look, draft: VersionRow | undefined): Promise<void> {
  if (draft)
    await ctx.db
      .update(lookVersions)
      .set({ look, ...byCaller(ctx) })
      .where(and(own(ctx), eq(lookVersions.id, draft.id)));
  else await ctx.db.insert(lookVersions).values({ companyId: ctx.companyId, id: ctx.newId(), look, ...byCaller(ctx) });
}

export async function deleteDraft(ctx: Ctx): Promise<void> {
  await ctx.db.delete(lookVersions).where(and(own(ctx), isNull(lookVersions.versionNo)));
}

/** A look that was live before the studio was used, so that the way back to it is open. */
export async function insertFirstVersion(ctx: SignedInCtx, look: Look, note: string): Promise<string> {
  const id = ctx.newId();
  const made = { versionNo: 1, look, note, ...byCaller(ctx), publishedAt: ctx.now, liveAt: ctx.now };
  await ctx.db.insert(lookVersions).values({ companyId: ctx.companyId, id, ...made });
  return id;
}

/** The draft becomes a version. */
export async function updatePublished(
  ctx: SignedInCtx,
  draftId: string,
  made: Pick<VersionRow, 'versionNo' | 'note' | 'state' | 'liveAt' | 'beginsAt' | 'endsAt' | 'beforeId'>,
): Promise<void> {
  await ctx.db
    .update(lookVersions)
    .set({ ...made, ...byCaller(ctx), publishedAt: made.liveAt })
    .where(and(own(ctx), eq(lookVersions.id, draftId)));
}

/** What the time brings to a version, or who cancels it. */
export async function updateVersion(
  ctx: Ctx,
  versionId: string,
  part: Partial<Pick<VersionRow, 'state' | 'liveAt' | 'publishedAt' | 'endsAt' | 'beforeId'>>,
): Promise<void> {
  await ctx.db
    .update(lookVersions)
    .set(part)
    .where(and(own(ctx), eq(lookVersions.id, versionId)));
}

/** What buyers see becomes this look; the login page keeps its own. */
export async function updateLiveLook(ctx: Ctx, { page, ...names }: Look): Promise<void> {
  await ctx.db
    .update(shopSettings)
    .set({ ...names, updatedAt: ctx.now })
    .where(eq(shopSettings.companyId, ctx.companyId));
  await ctx.db
    .update(templates)
    .set({ content: sql`${templates.content} || ${JSON.stringify(page)}::jsonb`, updatedAt: ctx.now })
    .where(and(eq(templates.companyId, ctx.companyId), eq(templates.pageKind, 'page')));
}

/** The draft and every version. */
export function selectAllLooks(ctx: Ctx): Promise<{ id: string; look: Look }[]> {
  return ctx.db.select({ id: lookVersions.id, look: lookVersions.look }).from(lookVersions).where(own(ctx));
}

/** As the shop itself changes it; who edits it meanwhile is told. */
export async function updateLook(ctx: Ctx, id: string, look: Look): Promise<void> {
  await ctx.db
    .update(lookVersions)
    .set({ look, changedAt: ctx.now })
    .where(and(own(ctx), eq(lookVersions.id, id)));
}
