import { isTargetAct } from '@jicai/domain/goods/field-acts.ts';
import type { GoodsAct } from '@jicai/domain/goods/goods-acts.ts';
import type { Ctx } from '../../../ctx/ctx.ts';
import { badField } from '../../../http/refusal.ts';
import { nameTarget } from '../act-targets.ts';
import { selectLabels } from './labels.store.ts';

/** An act with the name its label or target has now, whatever the call says. Refused as badInput for what is not there. */
export async function nameAct(ctx: Ctx, act: GoodsAct): Promise<GoodsAct> {
  if (isTargetAct(act)) return nameTarget(ctx, act);
  if (act.kind !== 'label') return act;
  const label = (await selectLabels(ctx)).find(({ labelId }) => labelId === act.labelId);
  if (!label) throw badField('act', '标签不存在');
  return { ...act, labelName: label.labelName };
}
