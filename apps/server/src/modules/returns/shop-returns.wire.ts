import type { ShopReturn, ShopReturnCard } from '@jicai/contract/returns.ops.ts';
import { maskedMobile } from '@jicai/domain/privacy.ts';
import type { SignedInCtx } from '../../http/context.ts';
import type { ReadReturn, ReadSheet } from './read-returns.ts';
import { toCard, toReturn } from './returns.wire.ts';

const isSupplier = (ctx: SignedInCtx) => ctx.actor.accountType === 3;

/** A sheet as lists of the shop side show it. */
export function toShopCard(ctx: SignedInCtx, read: ReadSheet): ShopReturnCard {
  const card = toCard(ctx, read);
  return isSupplier(ctx) ? withoutMoney(card) : card;
}

/** A sheet with everything the shop side sees. How money comes back would tell a supplier how it was paid. */
export function toShopReturn(ctx: SignedInCtx, read: ReadReturn): ShopReturn {
  const sheet = toReturn(ctx, read);
  if (!isSupplier(ctx)) return sheet;
  return { ...withoutMoney(sheet), contactMobile: maskedMobile(sheet.contactMobile), refund: undefined };
}

/** What a sheet is worth tells what its goods cost, which customer and shop have agreed on between them. */
function withoutMoney<T extends ShopReturnCard>(sheet: T): T {
  return {
    ...sheet,
    applyFee: undefined,
    agreeFee: undefined,
    refundFee: undefined,
    items: sheet.items.map((item) => ({
      ...item,
      price: undefined,
      applyFee: undefined,
      agreeFee: undefined,
      refundFee: undefined,
    })),
  };
}
