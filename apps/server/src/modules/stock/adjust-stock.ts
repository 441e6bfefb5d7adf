import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { moveStock } from './move-stock.ts';
import { lockStockRows } from './stock.store.ts';

interface Adjustment {
  itemId: string;
  onHand?: number;
  delta?: number;
  reason: string;
  version?: number;
  requestId?: string;
}

/**
 * An operator's count (onHand) or correction (delta) of one item (docs/domain/stock.md §3, docs/domain/api.md §7).
 * Refused with notFound for an unknown item, outdated where the row changed since `version` was read, and badInput below what orders
 * hold.
 */
export async function adjustStock(ctx: SignedInCtx, input: Adjustment) {
  const { itemId, onHand, delta, reason, version } = input;
  if ((onHand === undefined) === (delta === undefined)) throw badField('onHand', '请填写盘点数量或调整数量其中一项');
  if (version === undefined) throw badField('version', '缺少版本号 version');
  const [row] = await lockStockRows(ctx, [itemId]);
  if (!row) throw refuse.notFound();
  if (row.version !== version) throw refuse.outdated();
  const counted = onHand ?? row.onHand + (delta ?? 0);
  if (counted < row.reserved)
    throw badField(onHand === undefined ? 'delta' : 'onHand', `库存不能小于已占用的 ${row.reserved}`);
  const [changed] = await moveStock(ctx, [
    {
      itemId,
      onHandDelta: counted - row.onHand,
      reservedDelta: 0,
      sourceType: 'count',
      sourceId: input.requestId ?? ctx.newId(),
      reason,
    },
  ]);
  if (!changed) throw refuse.notFound();
  await writeAudit(ctx, {
    subject: `stock ${itemId}`,
    before: { onHand: row.onHand, reserved: row.reserved },
    after: { onHand: changed.onHand, reserved: changed.reserved, reason },
  });
  return changed;
}
