import type { BodyOf } from '@jicai/contract/index.ts';
import {
  type CategoryNode,
  deleteFault,
  descendantsOf,
  levelOf,
  mostCategories,
  placeFault,
  topParent,
} from '@jicai/domain/goods/category-tree.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { writeAudit } from '../audit/index.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { followCategory } from '../tenancy/index.ts';
import { indexItems } from '../search/index.ts';
import {
  type CategoryRow,
  type CategoryValues,
  deleteCategory,
  insertCategory,
  selectItemsBelow,
  selectTree,
  updateCategory,
  updateNumbers,
} from './categories.store.ts';

const itemsAtOnce = 500;

/** Adds a category, or changes one and moves it with all below it. Refused with notFound, and badInput by field. */
export async function saveCategory(
  ctx: SignedInCtx,
  input: BodyOf<'/api/OpsCategory/Save'>['data'],
): Promise<{ categoryId: string }> {
  const { parentId, categoryName: name, taxName, taxCode } = input;
  const rows = await selectTree(ctx, { isLocked: true });
  const before = input.categoryId ? requireCategory(rows, input.categoryId) : undefined;
  const fault = placeFault(rows, { categoryId: before?.categoryId ?? '', parentId, name });
  if (fault) throw badField(fault.field, fault.text);
  if (!before && rows.length >= mostCategories) throw badField('categoryName', `分类最多${mostCategories}个`);
  const marginLineBp = input.marginLineBp === undefined ? (before?.marginLineBp ?? null) : input.marginLineBp;
  if (marginLineBp !== (before?.marginLineBp ?? null) && !maySeeCosts(ctx)) throw refuse.forbidden();
  const values: CategoryValues = { parentId, name, taxName, taxCode, marginLineBp };
  const told = toldOf(rows, values);
  if (!before) {
    const id = ctx.newId();
    const sortNo = rows.filter((row) => row.parentId === parentId).length + 1000;
    await insertCategory(ctx, { ...values, id, level: levelOf(rows, parentId) + 1, sortNo });
    await writeAudit(ctx, { subject: `category ${id}`, before: null, after: told });
    return { categoryId: id };
  }
  const { categoryId } = before;
  await updateCategory(ctx, categoryId, values);
  if (before.parentId !== parentId) await relevel(ctx, rows, { ...before, parentId });
  // Words of a category stand in the search documents of all goods below it.
  if (before.name !== name || before.parentId !== parentId)
    await addOutbox(ctx, { kind: 'category.reindex', subject: categoryId, payload: { afterId: '0' } });
  await writeAudit(ctx, { subject: `category ${categoryId}`, before: toldOf(rows, before), after: told });
  return { categoryId };
}

const toldOf = (rows: readonly CategoryRow[], { name, parentId, taxName, taxCode, marginLineBp }: CategoryValues) => ({
  名称: name,
  上级: nameOf(rows, parentId),
  税收分类: taxName,
  税收编码: taxCode,
  毛利线: marginLineBp === null ? '' : `${marginLineBp / 100}%`,
});

/** Tells a branch its levels where it has moved to. */
export async function relevel(ctx: SignedInCtx, rows: readonly CategoryRow[], moved: CategoryRow): Promise<void> {
  const after: CategoryNode[] = rows.map((row) => (row.categoryId === moved.categoryId ? moved : row));
  const branch = [moved.categoryId, ...descendantsOf(after, moved.categoryId)];
  await updateNumbers(
    ctx,
    'level',
    branch.map((categoryId) => ({ categoryId, value: levelOf(after, categoryId) })),
  );
}

/** Changes places with the category beside it; nothing at an end. */
export async function shiftCategory(ctx: SignedInCtx, categoryId: string, step: -1 | 1): Promise<void> {
  const rows = await selectTree(ctx, { isLocked: true });
  const { parentId, name } = requireCategory(rows, categoryId);
  const ids = rows.filter((row) => row.parentId === parentId).map((row) => row.categoryId);
  const at = ids.indexOf(categoryId);
  const beside = ids[at + step];
  if (beside === undefined) return;
  ids[at] = beside;
  ids[at + step] = categoryId;
  await updateNumbers(
    ctx,
    'sort_no',
    ids.map((id, place) => ({ categoryId: id, value: place + 1 })),
  );
  await writeAudit(ctx, {
    subject: `category ${categoryId}`,
    before: { 名称: name, 位置: at + 1 },
    after: { 名称: name, 位置: at + step + 1 },
  });
}

export async function removeCategory(ctx: SignedInCtx, categoryId: string): Promise<void> {
  const rows = await selectTree(ctx, { isLocked: true });
  const { name, parentId } = requireCategory(rows, categoryId);
  const fault = deleteFault(rows, categoryId);
  if (fault) throw badField('categoryId', fault);
  await deleteCategory(ctx, categoryId);
  await followCategory(ctx, { fromId: categoryId, intoId: '' });
  const before = { 名称: name, 上级: nameOf(rows, parentId) };
  await writeAudit(ctx, { subject: `category ${categoryId}`, before, after: null });
}

/** Brings the goods below a category up to date in the search, a batch at a time; the rest is the next job. */
export async function reindexCategory({ subject, payload, inTenant }: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const afterId = typeof payload['afterId'] === 'string' ? payload['afterId'] : '0';
  const itemIds = await inTenant(async (ctx) => {
    const categoryIds = [subject, ...descendantsOf(await selectTree(ctx), subject)];
    const found = await selectItemsBelow(ctx, { categoryIds, afterId, limit: itemsAtOnce });
    await indexItems(ctx, found);
    return found;
  });
  return async (ctx) => {
    const last = itemIds.at(-1);
    if (last !== undefined && itemIds.length === itemsAtOnce)
      await addOutbox(ctx, { kind: 'category.reindex', subject, payload: { afterId: last } });
  };
}

function requireCategory(rows: readonly CategoryRow[], categoryId: string): CategoryRow {
  const row = rows.find((one) => one.categoryId === categoryId);
  if (!row) throw refuse.notFound();
  return row;
}

const nameOf = (rows: readonly CategoryRow[], categoryId: string): string =>
  categoryId === topParent ? '' : (rows.find((row) => row.categoryId === categoryId)?.name ?? '');
