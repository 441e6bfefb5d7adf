import type { BodyOf } from '@jicai/contract/index.ts';
import { labelFaults, labelToneNames, mostLabels } from '@jicai/domain/goods/goods-labels.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';
import { badField, refuse } from '../../../http/refusal.ts';
import { addOutbox } from '../../../jobs/enqueue.ts';
import { writeAudit } from '../../audit/index.ts';
import { deleteLabel, insertLabel, type LabelRow, selectLabels, updateLabel, updateOrder } from './labels.store.ts';

type LabelInput = BodyOf<'/api/OpsLabel/Save'>['data'];

/** Adds a label or changes one. Refused with notFound, outdated, and badInput by field. */
export async function saveLabel(ctx: SignedInCtx, input: LabelInput): Promise<{ labelId: string }> {
  for (const [field, text] of Object.entries(labelFaults(input))) throw badField(field, text);
  const labels = await selectLabels(ctx, { isLocked: true });
  const before = input.labelId === undefined ? undefined : requireLabel(labels, input.labelId);
  if (before && before.changedMs !== input.changedMs) throw refuse.outdated();
  const { labelName: name, tone, isPublic } = input;
  if (labels.some((label) => label.labelName === name && label !== before)) throw badField('labelName', '已有这个标签');
  if (!before && labels.length >= mostLabels) throw badField('labelName', `最多 ${mostLabels} 个标签`);
  const values = { name, tone, isPublic };
  const labelId = before?.labelId ?? (await insertLabel(ctx, { ...values, sortNo: labels.length + 1 }));
  if (before) {
    await updateLabel(ctx, labelId, values);
    await tellCards(ctx, labelId);
  }
  await writeAudit(ctx, {
    subject: `label ${labelId}`,
    before: before ? factsOf(before) : null,
    after: factsOf(input),
  });
  return { labelId };
}

const factsOf = ({ labelName, tone, isPublic }: Pick<LabelRow, 'labelName' | 'tone' | 'isPublic'>) => ({
  名称: labelName,
  颜色: labelToneNames[tone],
  买家可见: isPublic ? '是' : '否',
});

/** What buyers see of a label stands on the cards of all its goods. */
const tellCards = (ctx: SignedInCtx, labelId: string) =>
  addOutbox(ctx, { kind: 'label.reindex', subject: labelId, payload: { afterId: '0' } });

function requireLabel(labels: readonly LabelRow[], labelId: string): LabelRow {
  const label = labels.find((one) => one.labelId === labelId);
  if (!label) throw refuse.notFound();
  return label;
}

/** One place up or down; the first and the last stay where they are. */
export async function shiftLabel(ctx: SignedInCtx, labelId: string, step: -1 | 1): Promise<void> {
  const labels = await selectLabels(ctx, { isLocked: true });
  const label = requireLabel(labels, labelId);
  const at = labels.indexOf(label);
  const beside = labels[at + step];
  if (!beside) return;
  const ids = labels.map((one) => one.labelId);
  ids[at] = beside.labelId;
  ids[at + step] = labelId;
  await updateOrder(ctx, ids);
  for (const moved of [label, beside]) if (moved.isPublic) await tellCards(ctx, moved.labelId);
  await writeAudit(ctx, {
    subject: `label ${labelId}`,
    before: { 名称: label.labelName, 位置: at + 1 },
    after: { 名称: label.labelName, 位置: at + step + 1 },
  });
}

/** Only a label that no goods have. */
export async function removeLabel(ctx: SignedInCtx, labelId: string): Promise<void> {
  const { labelName, itemCount } = requireLabel(await selectLabels(ctx, { isLocked: true }), labelId);
  if (itemCount > 0) throw badField('labelId', `还有 ${itemCount} 个商品，请先从商品上去掉`);
  await deleteLabel(ctx, labelId);
  await writeAudit(ctx, { subject: `label ${labelId}`, before: { 名称: labelName }, after: null });
}
