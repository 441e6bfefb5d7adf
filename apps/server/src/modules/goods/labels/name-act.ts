import type { GoodsAct } from '@jicai/domain/goods/goods-acts.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { badField } from '../../../http/refusal.ts';
import { selectLabels } from './labels.store.ts';

/** An act with the name its label has now, whatever the call says. Refused as badInput for a label that is not there. */
export async function nameAct(ctx: Ctx, act: GoodsAct): Promise<GoodsAct> {
  if (act.kind !== 'label') return act;
  const label = (await selectLabels(ctx)).find(({ labelId }) => labelId === act.labelId);
  if (!label) throw badField('act', '标签不存在');
  return { ...act, labelName: label.labelName };
}
