import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listNavCategories } from '../catalog/index.ts';
import { selectShop, selectTemplates } from './tenancy.store.ts';
import { toTemplateAnswer, toUnchangedAnswer } from './tenancy.wire.ts';

/** The look of the caller's shop; refused as notFound when the company has none yet. `heldTimestamp` is the one the caller already has. */
export async function getTemplate(ctx: Ctx, heldTimestamp?: number): Promise<TemplateAnswer> {
  const [shop, pages, nav] = await Promise.all([selectShop(ctx), selectTemplates(ctx), listNavCategories(ctx)]);
  if (!shop) throw refuse.notFound();
  const changes = [shop.updatedAt, nav.changedAt, ...pages.map((page) => page.updatedAt)];
  const timestamp = Math.max(...changes.map((at) => at?.getTime() ?? 0));
  return timestamp === heldTimestamp
    ? toUnchangedAnswer(shop, timestamp)
    : toTemplateAnswer(shop, pages, nav.categories, timestamp);
}
