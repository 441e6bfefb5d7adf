import type { BodyOf } from '@jicai/contract/index.ts';
import type { Look } from '@jicai/contract/shop/studio.ops.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { cleanHtml } from '../help/index.ts';
import { claimLookPictures } from './look-pictures.ts';
import { withBlockIds } from './look-plan.wire.ts';
import { deleteDraft, saveDraft, selectDraft, selectVersion, type VersionRow } from './look-versions.store.ts';
import { selectShop, selectTemplates } from './tenancy.store.ts';
import { toPage } from './tenancy.wire.ts';

/** What buyers see now. Refused with notFound where the company has no look. */
export async function liveLook(ctx: Ctx): Promise<Look> {
  const [shop, pages] = await Promise.all([selectShop(ctx), selectTemplates(ctx)]);
  if (!shop) throw refuse.notFound();
  const { topContent, modelContent, bottomContent } = toPage(pages, 'page');
  const { pageDesc, webColor, logoUrl, companyLogoUrl } = shop;
  return { pageDesc, webColor, logoUrl, companyLogoUrl, page: { topContent, modelContent, bottomContent } };
}

/** Keeps a draft, however unfinished. Refused with outdated when somebody else saved it since it was read. */
export async function keepDraft(
  ctx: SignedInCtx,
  { look, changedMs }: BodyOf<'/api/OpsStudio/SaveDraft'>['data'],
): Promise<{ changedMs: number }> {
  const draft = await lockDraft(ctx, changedMs);
  const cleaned = cleanLook(look);
  await claimLookPictures(ctx, cleaned, draft?.look ?? (await liveLook(ctx)));
  await saveDraft(ctx, cleaned, draft);
  return { changedMs: ctx.now.getTime() };
}

export async function dropDraft(ctx: SignedInCtx, changedMs: number): Promise<void> {
  await lockDraft(ctx, changedMs);
  await deleteDraft(ctx);
}

/** The draft becomes what a version was. */
export async function restore(ctx: SignedInCtx, versionId: string): Promise<{ changedMs: number }> {
  const version = await selectVersion(ctx, versionId);
  if (!version) throw refuse.notFound();
  await saveDraft(ctx, version.look, await selectDraft(ctx, { isLocked: true }));
  return { changedMs: ctx.now.getTime() };
}

/** Refused with outdated where somebody else saved it since. */
export async function lockDraft(ctx: Ctx, changedMs: number): Promise<VersionRow | undefined> {
  const draft = await selectDraft(ctx, { isLocked: true });
  if ((draft?.changedAt.getTime() ?? 0) !== changedMs) throw refuse.outdated();
  return draft;
}

/** Texts of HTML are cleaned; blocks are numbered in their order. */
function cleanLook(look: Look): Look {
  const modelContent = look.page.modelContent.map((block, at) => {
    const numbered = { ...block, sortNo: at + 1 };
    if (numbered.type !== 'richText') return numbered;
    return { ...numbered, options: { html: cleanHtml(numbered.options.html) } };
  });
  return withBlockIds({ ...look, page: { ...look.page, modelContent } });
}
