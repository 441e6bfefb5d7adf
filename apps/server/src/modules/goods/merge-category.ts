import { mergeFault } from '@jicai/domain/goods/category-tree.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { followCategory } from '../tenancy/index.ts';
import { relevel } from './categories.ts';
import { selectTree, updateParents } from './categories.store.ts';
import { moveMentions } from './move-goods.store.ts';

/**
 * Puts a category together with another. What is below it, the home page, goods pools and discounts follow at once, its goods
 * in the background; then it goes. Refused with notFound and badInput.
 */
export async function mergeCategory(
  ctx: SignedInCtx,
  { categoryId, intoId }: { categoryId: string; intoId: string },
): Promise<void> {
  const rows = await selectTree(ctx, { isLocked: true });
  const from = rows.find((row) => row.categoryId === categoryId);
  if (!from) throw refuse.notFound();
  const fault = mergeFault(rows, categoryId, intoId);
  if (fault) throw badField('intoId', fault);
  const children = rows.filter(({ parentId }) => parentId === categoryId);
  if (children.length > 0) {
    await updateParents(
      ctx,
      children.map((child) => child.categoryId),
      intoId,
    );
    for (const child of children) await relevel(ctx, rows, { ...child, parentId: intoId });
    await addOutbox(ctx, { kind: 'category.reindex', subject: intoId, payload: { afterId: '0' } });
  }
  await moveMentions(ctx, 'category', { fromId: categoryId, intoId });
  await followCategory(ctx, { fromId: categoryId, intoId });
  await addOutbox(ctx, { kind: 'category.merge', subject: categoryId, payload: { intoId } });
  await writeAudit(ctx, {
    subject: `category ${categoryId}`,
    before: { 名称: from.name },
    after: {
      合并到: rows.find((row) => row.categoryId === intoId)?.name ?? '',
      商品: from.productCount,
      下级: children.length,
    },
  });
}
