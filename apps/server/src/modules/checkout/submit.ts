import type { PayMode } from '@jicai/domain/order-states.ts';
import { taxInFen } from '@jicai/domain/money.ts';
import { fromShanghai, shanghaiDay } from '@jicai/domain/shanghai-time.ts';
import { orderRemark } from '@jicai/domain/validation/order.ts';
import type { SignedInCtx } from '../../http/context.ts';
import { badField, Refusal } from '../../http/refusal.ts';
import { type AddressSnapshot, getAddress } from '../accounts/index.ts';
import { dropCartLines } from '../cart/index.ts';
import { type CreatedTrade, createTrade, type DraftLine } from '../orders/index.ts';
import { type BasketWish, loadBasket } from './basket.ts';
import { toPreview } from './checkout.wire.ts';
import { listPayModes } from './pay-mode-choices.ts';
import { makePreview, type Preview, type PreviewLine } from './preview.ts';

export interface SubmitWish extends BasketWish {
  previewKey: string;
  addressId: string;
  payMode: PayMode;
  remarks: readonly { supplierId: string; remark: string }[];
  purchaseNo: string;
  costCenter: string;
  /** "YYYY-MM-DD" */
  expectDate?: string | undefined;
}

/**
 * Buys what the caller has previewed, in one transaction (domain.md 2.1): one trade, an order per supplier, goods reserved,
 * credit taken, bought cart lines gone. '2007' with the new preview when anything he saw has changed; line faults with
 * their own code; '3006' above the payment ceiling.
 */
export async function submitTrade(ctx: SignedInCtx, wish: SubmitWish): Promise<CreatedTrade> {
  const expectDate = checkExpectDate(ctx, wish.expectDate);
  const remarkOf = checkRemarks(wish.remarks);
  const lines = await loadBasket(ctx, wish, { isSubmit: true });
  const address = await getAddress(ctx, wish.addressId);
  const preview = await makePreview(ctx, { lines, address });
  await refuseFaults(ctx, preview, wish);
  const trade = await createTrade(ctx, {
    payMode: wish.payMode,
    address: snapshotOf(address),
    purchaseNo: wish.purchaseNo,
    costCenter: wish.costCenter,
    expectDate,
    orders: preview.groups.map((group) => ({
      supplierId: group.supplierId,
      supplierName: group.supplierName,
      remark: remarkOf.get(group.supplierId) ?? '',
      lines: group.lines.map(toDraftLine),
    })),
  });
  if (wish.cartIds?.length) await dropCartLines(ctx, wish.cartIds);
  return trade;
}

async function refuseFaults(ctx: SignedInCtx, preview: Preview, wish: SubmitWish): Promise<void> {
  const faults = preview.groups.flatMap((group) => group.lines.flatMap((line) => line.refusal ?? []));
  if (faults.some((fault) => fault.code === '2001')) throw badField('itemList', '部分商品已失效，请移除后重试');
  const [fault] = faults;
  if (fault) throw new Refusal(fault.code, { text: fault.message });
  if (preview.previewKey !== wish.previewKey) {
    const choices = await listPayModes(ctx, preview.payFen);
    throw new Refusal('2007', { detail: toPreview(ctx, preview, choices) });
  }
  if (preview.isTooMuch) throw new Refusal('3006');
  if (wish.payMode === 2 && ctx.actor.customerType !== 1) throw new Refusal('4001');
}

function checkRemarks(remarks: readonly { supplierId: string; remark: string }[]): Map<string, string> {
  for (const { remark } of remarks) {
    const fault = orderRemark(remark);
    if (fault) throw badField('remarks', fault);
  }
  return new Map(remarks.map(({ supplierId, remark }) => [supplierId, remark]));
}

function checkExpectDate(ctx: SignedInCtx, day: string | undefined): string | null {
  if (day === undefined) return null;
  if (day.length !== 10 || !fromShanghai(day)) throw badField('expectDate', '期望到货日期格式不正确');
  if (day < shanghaiDay(ctx.now)) throw badField('expectDate', '期望到货日期不能早于今天');
  return day;
}

/** Only what an order keeps: the address may have more. */
const snapshotOf = (address: AddressSnapshot): AddressSnapshot => ({
  addressId: address.addressId,
  receiver: address.receiver,
  mobile: address.mobile,
  telephone: address.telephone,
  provinceCode: address.provinceCode,
  cityCode: address.cityCode,
  areaCode: address.areaCode,
  streetCode: address.streetCode,
  areaText: address.areaText,
  address: address.address,
});

function toDraftLine({ fact, refusal: _refusal, ...line }: PreviewLine): DraftLine {
  return {
    ...line,
    itemId: fact.itemId,
    itemNo: fact.itemNo,
    productId: fact.productId,
    itemName: fact.itemName,
    itemSpec: fact.itemSpec,
    colorName: fact.colorName,
    imgUrl: fact.imgUrl,
    unitName: fact.unitName,
    taxRateBp: fact.taxRateBp,
    taxFen: taxInFen(line.payFen, fact.taxRateBp),
    isReturnable7: fact.isReturnable7,
  };
}
