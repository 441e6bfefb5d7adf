import { saidPieces } from '@jicai/domain/goods/pieces.ts';
import { stockStates } from '@jicai/domain/goods/quantity.ts';
import type { CartItem, CheckedLine } from '@jicai/contract/cart/cart.ts';
import type { ResultOf } from '@jicai/contract/index.ts';
import { nextTier } from '@jicai/domain/money/next-tier.ts';
import { lineGoodsFen } from '@jicai/domain/money/line-goods.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import type { AddedLine } from './add-lines.ts';
import type { CheckedListLine } from './check-list.ts';
import type { CartLine } from './read-cart.ts';

/** chartQty is the quantity, chartPrice the price seen when it was put in, realPrice the price now (spec section 3). */
export function toCartItem(ctx: SignedInCtx, line: CartLine): CartItem {
  const { fact, priceFen } = line;
  return {
    cartId: line.cartId,
    companyId: ctx.companyId,
    accountId: ctx.actor.accountId,
    itemId: fact.itemId,
    itemNo: fact.itemNo,
    productId: fact.productId,
    itemName: fact.itemName,
    itemSpec: fact.itemSpec,
    colorName: fact.colorName,
    unitName: fact.unitName,
    ...saidPieces(fact),
    supplierId: fact.supplierId,
    supplierName: fact.supplierName,
    chartQty: line.qty,
    chartPrice: line.seenPriceFen ?? 0,
    realPrice: priceFen,
    chartTotalFee: lineGoodsFen(priceFen ?? 0, line.qty),
    priceSource: line.price?.source ?? '',
    priceChanged: line.seenPriceFen !== null && priceFen !== null && line.seenPriceFen !== priceFen,
    nextTier: toNextTier(line),
    isChecked: line.isChecked,
    itemState: line.itemState,
    stockState: fact.stockState,
    availQty: fact.availQty,
    minQty: fact.minQty,
    stepQty: fact.stepQty,
    maxQty: fact.maxQty,
    imgs: fact.imgUrl ? [{ imgUrl: fact.imgUrl }] : [],
    createTime: shanghaiTime(line.createdAt),
    editTime: shanghaiTime(line.updatedAt),
    version: line.version,
  };
}

function toNextTier({ fact, price, priceFen, qty }: CartLine): CartItem['nextTier'] {
  const next = price && priceFen !== null ? nextTier(price.tiers, { qty, priceFen }, fact) : undefined;
  return next && { qty: next.qty, price: next.priceFen };
}

/** Lines by supplier, in the order in which they stand. */
export function toGroups(lines: readonly CartLine[]) {
  const groups = new Map<string, { supplierId: string; supplierName: string; cartIds: string[] }>();
  for (const { cartId, fact } of lines) {
    const group = groups.get(fact.supplierId);
    if (group) group.cartIds.push(cartId);
    else
      groups.set(fact.supplierId, {
        supplierId: fact.supplierId,
        supplierName: fact.supplierName,
        cartIds: [cartId],
      });
  }
  return [...groups.values()];
}

/** A line of a purchase list as the wire spells it. */
export const fromListed = <L extends { chartQty: number }>({ chartQty, ...line }: L) => ({ ...line, qty: chartQty });

/** The report of AddList. */
export function toAddListResult(added: readonly AddedLine[]): ResultOf<'/api/ShopCart/AddList'> {
  const failList = added.flatMap(({ itemId, itemNo, refusal }) =>
    refusal ? [{ itemId, itemNo, errorCode: refusal.code, errorMsg: refusal.message }] : [],
  );
  return { okCount: added.length - failList.length, failList };
}

/** A line of a purchase list before it is added. */
export function toCheckedLine({ itemNo, qty, fact, cartQty, priceFen, refusal }: CheckedListLine): CheckedLine {
  return {
    itemNo: fact?.itemNo ?? itemNo,
    itemId: fact?.itemId ?? '',
    productId: fact?.productId ?? '',
    itemName: fact?.itemName ?? '',
    itemSpec: fact?.itemSpec ?? '',
    colorName: fact?.colorName ?? '',
    imgUrl: fact?.imgUrl ?? '',
    unitName: fact?.unitName ?? '',
    chartQty: qty,
    price: priceFen,
    minQty: fact?.minQty ?? 1,
    stepQty: fact?.stepQty ?? 1,
    maxQty: fact?.maxQty ?? 0,
    availQty: fact?.availQty ?? 0,
    stockState: fact?.stockState ?? stockStates.none,
    cartQty,
    errorCode: refusal?.code ?? '0',
    errorMsg: refusal?.message ?? '',
  };
}
