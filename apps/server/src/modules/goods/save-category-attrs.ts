import type { BodyOf } from '@jicai/contract/index.ts';
import { attrKindNames, type CategoryAttr, categoryAttrsFault } from '@jicai/domain/goods/category-attrs.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import { writeAudit } from '../audit/index.ts';
import { selectTree } from './categories.store.ts';
import { selectFilterNames, updateCategoryAttrs, updateFilterNames } from './category-attrs.store.ts';

type Input = BodyOf<'/api/OpsCategory/SaveAttrs'>['data'];
type Typed = Input['attrs'][number];

/**
 * Writes down which properties goods of a category tell (docs/domain/catalog.md §22). Whether one is filtered by is said of its
 * name in the whole shop; the search learns it in the background. Refused with notFound, outdated and badInput.
 */
export async function saveCategoryAttrs(ctx: SignedInCtx, { categoryId, attrs, before }: Input): Promise<void> {
  const row = (await selectTree(ctx, { isLocked: true })).find((one) => one.categoryId === categoryId);
  if (!row) throw refuse.notFound();
  const fault = categoryAttrsFault(attrs);
  if (fault) throw badField('attrs', fault);
  const filtered = await selectFilterNames(ctx);
  const standing = row.attrs.map((attr) => ({ ...attr, isFilter: filtered.has(attr.name) }));
  if (textOf(standing) !== textOf(before)) throw refuse.outdated();
  await updateCategoryAttrs(ctx, categoryId, attrs.map(kept));
  for (const attributeId of await updateFilterNames(ctx, attrs))
    await addOutbox(ctx, { kind: 'attribute.reindex', subject: attributeId, payload: { afterId: '0' } });
  await writeAudit(ctx, {
    subject: `category ${categoryId}`,
    before: { 名称: row.name, 属性: textOf(standing) },
    after: { 名称: row.name, 属性: textOf(attrs) },
  });
}

/** What does not belong to its kind is left out. */
const kept = ({ name, kind, unit, choices, isRequired }: Typed): CategoryAttr => ({
  name,
  kind,
  unit: kind === 'number' ? unit : '',
  choices: kind === 'choice' ? choices : [],
  isRequired,
});

const textOf = (attrs: readonly Typed[]): string =>
  attrs
    .map((typed) => {
      const { name, kind, unit, choices, isRequired } = kept(typed);
      const told = [attrKindNames[kind], unit, choices.join('/'), isRequired && '必填', typed.isFilter && '可筛选'];
      return `${name}（${told.filter(Boolean).join('，')}）`;
    })
    .join('、');
