import type { Ctx } from '../../ctx/ctx.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { indexItems } from '../search/index.ts';
import { selectItemsOfAttribute } from './category-attrs.store.ts';
import { selectItemsOfLabel } from './labels/labels.store.ts';
import { selectItemsOfBrand } from './move-goods.store.ts';

const itemsAtOnce = 500;
type Select = (ctx: Ctx, page: { afterId: string; limit: number }) => Promise<string[]>;

/** The search learns the names of a brand, a batch at a time; the rest is the next job. */
export const reindexBrand = (job: Job): Promise<(ctx: Ctx) => Promise<void>> =>
  reindexNext(job, 'brand.reindex', (ctx, page) => selectItemsOfBrand(ctx, { brandId: job.subject, ...page }));

/** The same for what cards show of a label. */
export const reindexLabel = (job: Job): Promise<(ctx: Ctx) => Promise<void>> =>
  reindexNext(job, 'label.reindex', (ctx, page) => selectItemsOfLabel(ctx, { labelId: job.subject, ...page }));

/** The same for whether goods are filtered by a property. */
export const reindexAttribute = (job: Job): Promise<(ctx: Ctx) => Promise<void>> =>
  reindexNext(job, 'attribute.reindex', (ctx, page) =>
    selectItemsOfAttribute(ctx, { attributeId: job.subject, ...page }),
  );

async function reindexNext(
  { subject, payload, inTenant }: Job,
  kind: 'brand.reindex' | 'label.reindex' | 'attribute.reindex',
  select: Select,
): Promise<(ctx: Ctx) => Promise<void>> {
  const afterId = typeof payload['afterId'] === 'string' ? payload['afterId'] : '0';
  const itemIds = await inTenant(async (ctx) => {
    const found = await select(ctx, { afterId, limit: itemsAtOnce });
    await indexItems(ctx, found);
    return found;
  });
  return async (ctx) => {
    const last = itemIds.at(-1);
    if (last !== undefined && itemIds.length === itemsAtOnce)
      await addOutbox(ctx, { kind, subject, payload: { afterId: last } });
  };
}
