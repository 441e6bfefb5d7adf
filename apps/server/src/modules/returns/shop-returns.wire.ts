import { accountTypes } from '@jicai/domain/people/account-types.ts';
import type { ShopReturn, ShopReturnCard } from '@jicai/contract/returns/returns.ops.ts';
import { zSupplierReturn, zSupplierReturnCard } from '@jicai/contract/returns/supplier-returns.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import type { LockedLine } from '../orders/index.ts';
import type { ReadReturn, ReadSheet } from './read-returns.ts';
import { toCard, toReturn } from './returns.wire.ts';

const isSupplier = (ctx: SignedInCtx) => ctx.actor.accountType === accountTypes.supplier;

/** A sheet as lists of the shop side show it. */
export function toShopCard(ctx: SignedInCtx, read: ReadSheet): ShopReturnCard {
  const card = toCard(ctx, read);
  return isSupplier(ctx) ? cardForSupplier(card) : card;
}

/** A sheet with everything the shop side sees; `refundable` by order line, for an operator. */
export function toShopReturn(
  ctx: SignedInCtx,
  read: ReadReturn,
  refundable: ReadonlyMap<string, LockedLine>,
): ShopReturn {
  const sheet = toReturn(ctx, read);
  if (isSupplier(ctx)) return sheetForSupplier(sheet);
  const items = sheet.items.map((item, at) => {
    const line = refundable.get(item.orderItemId);
    return line ? { ...item, refundable: toRefundable(line, read.lines[at]?.isWhole ?? false) } : item;
  });
  return { ...sheet, items };
}

const toRefundable = (line: LockedLine, isWhole: boolean): ShopReturn['items'][number]['refundable'] => ({
  qty: line.qty,
  payFen: line.payFen,
  freightFen: line.freightFen,
  refundedQty: line.refundedQty,
  freightRefundedQty: line.freightRefundedQty,
  receivedQty: line.receivedQty,
  cancelledQty: line.cancelledQty,
  givenBackFen: line.givenBackFen,
  adjustedQty: line.adjustedQty,
  adjustedFen: line.adjustedFen,
  isWhole,
});

/** Suppliers may not see what the customer pays. The schema removes every field that it does not name. */
export const cardForSupplier = (card: ShopReturnCard): ShopReturnCard => zSupplierReturnCard.parse(card);

const refusals: ReadonlySet<string> = new Set(['refuse', 'refuseReceive']);
/** Steps whose remark a supplier may see. The remark of an agreement is not among them: it names amounts. */
const stepsWithRemark: ReadonlySet<string> = new Set([...refusals, 'submit', 'edit', 'sendBack', 'receive', 'reship']);

export function sheetForSupplier(sheet: ShopReturn): ShopReturn {
  const told = zSupplierReturn.parse(sheet);
  return {
    ...told,
    contactMobile: maskedMobile(told.contactMobile),
    auditRemark: told.history.some(({ event }) => refusals.has(event)) ? told.auditRemark : '',
    history: told.history.map((row) => (stepsWithRemark.has(row.event) ? row : { ...row, remark: '' })),
  };
}
