import type { SettlePreview } from '@jicai/contract/cart/checkout.ts';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { findDefaultAddress, getAddress } from '../accounts/index.ts';
import { chooseFlow, listRules } from '../approvals/index.ts';
import { findItemIdsByNo } from '../catalog/index.ts';
import { listPayWays } from '../payments/index.ts';
import { toPreview } from './checkout.wire.ts';
import { findOwnCredit, payModeChoices } from './pay-mode-choices.ts';
import { type BasketLine, judgedOrder, makePreview } from './preview.ts';

interface Choices {
  addressId?: string | undefined;
  payMode?: PayMode | undefined;
}

/** What the caller would buy with these lines, as the settlement page shows it; without an address his default one is used. */
export async function settle(
  ctx: SignedInCtx,
  { lines, addressId, payMode }: Choices & { lines: readonly BasketLine[] },
): Promise<SettlePreview> {
  const findAddress = () => (addressId ? getAddress(ctx, addressId) : findDefaultAddress(ctx));
  const [preview, rules, credit, ways] = await Promise.all([
    makePreview(ctx, { lines, findAddress }),
    listRules(ctx),
    findOwnCredit(ctx),
    listPayWays(ctx),
  ]);
  // Before a way to pay is chosen the rules are asked as for an online payment.
  const asked = payMode ?? payModes.online;
  const choices = payModeChoices(ctx, { credit, ways }, preview.payFen);
  const flow = await chooseFlow(ctx, rules, judgedOrder(preview, asked));
  return toPreview(ctx, preview, { choices, payMode, flow });
}

/** As {@link settle}, of goods named by their numbers as in a purchase list; numbers the shop does not have are told. */
export async function previewByNumbers(
  ctx: SignedInCtx,
  { items, ...choices }: Choices & { items: readonly { itemNo: string; qty: number }[] },
): Promise<{ preview?: SettlePreview; unknownNos: string[] }> {
  const ids = await findItemIdsByNo(
    ctx,
    items.map(({ itemNo }) => itemNo),
  );
  const known = items.flatMap(({ itemNo, qty }) => {
    const itemId = ids.get(itemNo);
    return itemId ? [{ itemId, qty }] : [];
  });
  const unknownNos = items.flatMap(({ itemNo }) => (ids.has(itemNo) ? [] : [itemNo]));
  if (known.length === 0) return { unknownNos };
  return { preview: await settle(ctx, { ...choices, lines: known }), unknownNos };
}
