import type { BodyOf } from '@jicai/contract/index.ts';
import { termsFaults } from '@jicai/domain/settlements/settlement-terms.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requireVersion } from '../orders/index.ts';
import { lockSupplier, selectTerms, selectWays, upsertTerms } from './settlement-terms.store.ts';

/** Writes down what was agreed on with a supplier; sheets that stand keep theirs. Refused with notFound, outdated and badInput. */
export async function saveTerms(
  ctx: SignedInCtx,
  { supplierId, version, requestId: _id, ...terms }: BodyOf<'/api/OpsSettle/SaveTerms'>['data'],
): Promise<{ version: number }> {
  for (const [field, text] of Object.entries(termsFaults(terms))) if (text !== undefined) throw badField(field, text);
  if (!(await lockSupplier(ctx, supplierId))) throw refuse.notFound();
  const { version: standing, ...before } = await selectTerms(ctx, supplierId);
  requireVersion({ version: standing }, version);
  const categoryIds = terms.categoryRates.map(({ categoryId }) => categoryId);
  const known = await selectWays(ctx, categoryIds);
  if (categoryIds.some((categoryId) => !known.has(categoryId))) throw badField('categoryRates', '分类不存在');
  await upsertTerms(ctx, supplierId, terms);
  await writeAudit(ctx, { subject: `supplier ${supplierId}`, before: told(before), after: told(terms) });
  return { version: standing + 1 };
}

const told = (terms: {
  termDays: number;
  rateBp: number;
  categoryRates: readonly unknown[];
  settleFrom: string;
  invoiceInfo: string;
  payeeInfo: string;
}) => ({
  账期天数: terms.termDays,
  佣金: `${terms.rateBp / 100}%`,
  分类佣金: JSON.stringify(terms.categoryRates),
  起算日期: terms.settleFrom,
  开票资料: terms.invoiceInfo,
  收款账户: terms.payeeInfo,
});
