import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { itemStates } from '@jicai/domain/goods/quantity.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField } from '../../http/refusal.ts';
import { listSkuFacts } from '../catalog/index.ts';
import type { LockedLine } from '../orders/index.ts';
import { resolvePrices } from '../pricing/index.ts';
import type { CheckedForm } from './check-form.ts';

/**
 * An exchange for another item: of the same product and supplier, on sale, and at the same price today, because an
 * exchange moves no money (docs/domain/money.md §4). One line at a time.
 */
export async function checkExchange(
  ctx: SignedInCtx,
  input: { form: CheckedForm; exchangeItemId: string | undefined; lines: readonly LockedLine[] },
): Promise<void> {
  const { form, exchangeItemId, lines } = input;
  if (exchangeItemId === undefined) return;
  const [line] = lines;
  if (form.returnType !== returnTypes.exchange || !line || lines.length > 1)
    throw badField('exchangeItemId', '更换规格请单独申请一种商品');
  if (exchangeItemId === line.itemId) return;
  const itemIds = [line.itemId, exchangeItemId];
  const [facts, prices] = await Promise.all([
    listSkuFacts(ctx, itemIds),
    resolvePrices(
      ctx,
      itemIds.map((itemId) => ({ itemId, qty: 1 })),
    ),
  ]);
  const [bought, wanted] = itemIds.map((itemId) => facts.get(itemId));
  const isSameKind =
    bought &&
    wanted?.itemState === itemStates.onSale &&
    wanted.productId === bought.productId &&
    wanted.supplierId === bought.supplierId;
  if (!isSameKind) throw badField('exchangeItemId', '只能更换同一商品的在售规格');
  const [boughtFen, wantedFen] = itemIds.map((itemId) => prices.get(itemId)?.priceFen ?? null);
  if (wantedFen === null || wantedFen !== boughtFen) throw badField('exchangeItemId', '只能更换同价规格');
}
