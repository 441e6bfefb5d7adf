import { isTargetAct, targetNames, type TargetKind } from '@jicai/domain/goods/field-acts.ts';
import type { GoodsAct, ItemFacts } from '@jicai/domain/goods/goods-acts.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { selectTargets } from './field-facts.store.ts';

type TargetAct = Extract<GoodsAct, { kind: TargetKind }>;

/** An act with the name its target has now. Refused as badInput for one that goods cannot hang on. */
export async function nameTarget(ctx: Ctx, act: TargetAct): Promise<TargetAct> {
  const { kind, targetId } = act;
  if (targetId === '' && kind === 'brand') return { ...act, targetName: '' };
  const [target] = targetId === '' ? [] : await selectTargets(ctx, kind, [targetId]);
  if (!target) throw badField('act', `${targetNames[kind]}不存在`);
  if (target.isClosed) throw badField('act', '请选择最末一级分类');
  if (target.isStopped) throw badField('act', '供应商已停用');
  return { ...act, targetName: target.name };
}

/** Those changes whose item would hang on what is still there: it may have gone since it was named. */
export async function standingTargets<R extends { after: ItemFacts }>(
  ctx: Ctx,
  act: GoodsAct,
  rows: readonly R[],
): Promise<R[]> {
  if (!isTargetAct(act)) return [...rows];
  const idOf = ({ after }: R) => after[act.kind]?.id ?? '';
  const ids = new Set(rows.map(idOf).filter(Boolean));
  const targets = ids.size > 0 ? await selectTargets(ctx, act.kind, [...ids]) : [];
  const open = new Set(targets.filter(({ isClosed }) => !isClosed).map(({ id }) => id));
  return rows.filter((row) => (idOf(row) === '' ? act.kind === 'brand' : open.has(idOf(row))));
}
