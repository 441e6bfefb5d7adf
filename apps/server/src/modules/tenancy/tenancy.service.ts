import { createHash } from 'node:crypto';
import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listNavCategories } from '../catalog/index.ts';
import { listHelpColumns } from '../help/index.ts';
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
  const [shop, stored, nav, help] = await Promise.all([
    selectShop(ctx),
    selectTemplates(ctx),
    listNavCategories(ctx),
    listHelpColumns(ctx),
  ]);
  if (!shop) throw refuse.notFound();
  if (heldTimestamp !== undefined && isPreviewTimestamp(heldTimestamp)) return toUnchangedAnswer(shop, heldTimestamp);
  const draft = preview !== undefined && isPreviewToken(ctx, preview) ? await selectDraft(ctx) : undefined;
  const parts = { nav: nav.categories, categoryIds: nav.categoryIds, help: help.columns };
  if (draft) {
    const { page, ...names } = draft.look;
    const drafted = stored.map((row) =>
      row.pageKind === 'page' ? { ...row, content: { ...(row.content as object), ...page } } : row,
    );
    return toTemplateAnswer({ ...shop, ...names }, drafted, parts, toPreviewTimestamp(draft.changedAt.getTime()));
  }
  const changes = [shop.updatedAt, nav.changedAt, ...stored.map((page) => page.updatedAt)];
  const latestMs = Math.max(help.changedMs, ...changes.map((at) => at?.getTime() ?? 0));
  // What went leaves no time behind, nor does a menu that is cut for the caller: both are told by what there is.
  const timestamp = latestMs + help.count + numberOf([...nav.categoryIds]);
  return timestamp === heldTimestamp
    ? toUnchangedAnswer(shop, timestamp)
    : toTemplateAnswer(shop, stored, parts, timestamp);
}

/** A number below a day's milliseconds that tells lists of ids apart. */
const numberOf = (ids: readonly string[]): number =>
  createHash('sha256').update(ids.join(' ')).digest().readUInt32BE() % 86_400_000;
