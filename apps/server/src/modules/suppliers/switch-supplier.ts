import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { addOutbox } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job-context.ts';
import { writeAudit } from '../audit/index.ts';
import { indexItems } from '../search/index.ts';
import { putGoodsBack, selectItemsOf, selectSwitch, takeGoodsOff, updateSwitch } from './switch-supplier.store.ts';

const itemsAtOnce = 500;

/**
 * 停用: the goods of a supplier leave the shop; its people may still ship and answer what is open, and settle
 * (docs/domain/suppliers.md §7). 启用 brings back what left with it. Refused with notFound, stateChanged where it is so already.
 */
export async function switchSupplier(
  ctx: SignedInCtx,
  { supplierId, isActive, reason }: { supplierId: string; isActive: boolean; reason: string },
): Promise<{ itemCount: number }> {
  const standing = await selectSwitch(ctx, supplierId, { isLocked: true });
  if (!standing) throw refuse.notFound();
  if (standing.isSelf) throw badField('supplierId', '自营不能停用');
  if (standing.isActive === isActive) throw refuse.stateChanged({ text: isActive ? '供应商已启用' : '供应商已停用' });
  await updateSwitch(ctx, supplierId, { isActive, reason });
  const itemCount = isActive ? await putGoodsBack(ctx, supplierId) : await takeGoodsOff(ctx, supplierId);
  if (itemCount > 0) await addOutbox(ctx, { kind: 'supplier.reindex', subject: supplierId, payload: { afterId: '0' } });
  const state = (value: boolean) => (value ? '启用' : '停用');
  await writeAudit(ctx, {
    subject: `supplier ${supplierId}`,
    before: { state: state(standing.isActive) },
    after: { state: state(isActive), reason, [isActive ? '恢复上架' : '下架']: itemCount },
  });
  return { itemCount };
}

/** Refused as forbidden for people of a supplier that is stopped. */
export async function requireWorking(ctx: Ctx, supplierId: string): Promise<void> {
  const standing = await selectSwitch(ctx, supplierId);
  if (!standing?.isActive) throw refuse.forbidden({ text: '商城已停用与您的合作，只能处理未完成的订单、售后和结算' });
}

/** Brings the goods of a supplier up to date in the search, a batch at a time; the rest is the next job. */
export async function reindexSupplier({ subject, payload, inTenant }: Job): Promise<(ctx: Ctx) => Promise<void>> {
  const afterId = typeof payload['afterId'] === 'string' ? payload['afterId'] : '0';
  const itemIds = await inTenant(async (ctx) => {
    const found = await selectItemsOf(ctx, { supplierId: subject, afterId, limit: itemsAtOnce });
    await indexItems(ctx, found);
    return found;
  });
  return async (ctx) => {
    const last = itemIds.at(-1);
    if (last !== undefined && itemIds.length === itemsAtOnce)
      await addOutbox(ctx, { kind: 'supplier.reindex', subject, payload: { afterId: last } });
  };
}
