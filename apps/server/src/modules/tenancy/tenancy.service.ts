import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listNavCategories } from '../catalog/index.ts';
import { selectDraft } from './look-versions.store.ts';
import { isPreviewTimestamp, isPreviewToken, toPreviewTimestamp } from './preview.ts';
import { selectShop, selectTemplates } from './tenancy.store.ts';
import { toTemplateAnswer, toUnchangedAnswer } from './tenancy.wire.ts';

/**
 * The look of the caller's shop; refused as notFound when the company has none yet. `heldTimestamp` is the one the caller
 * already has. `preview`: the word of a preview link, which shows the draft; one that is over shows what is live.
 */
export async function getTemplate(
  ctx: Ctx,
  { heldTimestamp, preview }: { heldTimestamp?: number | undefined; preview?: string | undefined } = {},
): Promise<TemplateAnswer> {
  const [shop, pages, nav] = await Promise.all([selectShop(ctx), selectTemplates(ctx), listNavCategories(ctx)]);
  if (!shop) throw refuse.notFound();
  if (heldTimestamp !== undefined && isPreviewTimestamp(heldTimestamp)) return toUnchangedAnswer(shop, heldTimestamp);
  const draft = preview !== undefined && isPreviewToken(ctx, preview) ? await selectDraft(ctx) : undefined;
  if (draft) {
    const { page, ...names } = draft.look;
    const drafted = pages.map((row) =>
      row.pageKind === 'page' ? { ...row, content: { ...(row.content as object), ...page } } : row,
    );
    const timestamp = toPreviewTimestamp(draft.changedAt.getTime());
    return toTemplateAnswer({ ...shop, ...names }, drafted, nav.categories, timestamp);
  }
  const changes = [shop.updatedAt, nav.changedAt, ...pages.map((page) => page.updatedAt)];
  const timestamp = Math.max(...changes.map((at) => at?.getTime() ?? 0));
  return timestamp === heldTimestamp
    ? toUnchangedAnswer(shop, timestamp)
    : toTemplateAnswer(shop, pages, nav.categories, timestamp);
}
