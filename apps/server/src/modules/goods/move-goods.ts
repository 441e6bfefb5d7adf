import { descendantsOf } from '@jicai/domain/goods/category-tree.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { indexItems } from '../search/index.ts';
import { deleteBrand, lockBrand } from './brands.store.ts';
import { deleteCategory, selectTree } from './categories.store.ts';
import { moveProducts, type Owner } from './move-goods.store.ts';

const productsAtOnce = 200;

/** Gives the products of a brand to the one it is merged into, a batch at a time; without products it goes. */
export const mergeBrandGoods = (job: Job): Promise<(ctx: Ctx) => Promise<void>> =>
  moveNext(job, 'brand', async (ctx) => {
    if ((await lockBrand(ctx, job.subject))?.productCount === 0) await deleteBrand(ctx, job.subject);
  });

/** The same for a category; one that got something below it meanwhile stays. */
export const mergeCategoryGoods = (job: Job): Promise<(ctx: Ctx) => Promise<void>> =>
  moveNext(job, 'category', async (ctx) => {
    const rows = await selectTree(ctx, { isLocked: true });
    const from = rows.find(({ categoryId }) => categoryId === job.subject);
    if (from?.productCount === 0 && descendantsOf(rows, job.subject).length === 0)
      await deleteCategory(ctx, job.subject);
  });

async function moveNext(
  { subject: fromId, payload, inTenant }: Job,
  owner: Owner,
  end: (ctx: Ctx) => Promise<void>,
): Promise<(ctx: Ctx) => Promise<void>> {
  const intoId = typeof payload['intoId'] === 'string' ? payload['intoId'] : '';
  const moved = await inTenant(async (ctx) => {
    const { products, itemIds } = await moveProducts(ctx, owner, { fromId, intoId, limit: productsAtOnce });
    await indexItems(ctx, itemIds);
    return products;
  });
  return async (ctx) => {
    if (moved < productsAtOnce) await end(ctx);
    else await addOutbox(ctx, { kind: `${owner}.merge`, subject: fromId, payload: { intoId } });
  };
}
