import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { freightPolicyOf } from '@jicai/domain/money/freight.ts';
import { freightText } from '@jicai/domain/money/freight-text.ts';
import { promisedDay, promiseOfSupplier } from '@jicai/domain/orders/delivery.ts';
import { type TradeOptions, tradeOptionsOf } from '@jicai/domain/orders/trade-options.ts';
import { itemStates, stockStateOf } from '@jicai/domain/goods/quantity.ts';
import type { Caller, Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { customerWithPrices, resolveOffers } from '../pricing/index.ts';
import { selectImages } from './images.store.ts';
import { toOptions } from './sku-options.ts';
import type { SkuPageRow, WantedPage } from './sku-page.store.ts';

/** What to read for this caller. */
export const toWantedPage = ({ actor }: Caller, name: string): WantedPage => ({
  name,
  // No account has the id 0.
  accountId: actor?.accountId ?? '0',
  customerId: customerWithPrices(actor),
});

/**
 * The product page of an item. Refuses with notFound if it is unknown, of another shop, or not for sale to this caller.
 */
export function toSkuDetail(caller: Caller, page: SkuPageRow | undefined): SkuDetail {
  if (!page || !isForSale(caller, page)) throw refuse.notFound();
  const terms = tradeOptionsOf(page.shopTerms);
  const price = resolveOffers(caller, page, page.minQty);
  const { specs, skuMap } = toOptions(page.sisters.map(toSisterState));
  const path = [page.categoryTop, page.categoryAbove, page.category].filter((category) => category !== null);
  return {
    itemId: page.itemId,
    productId: page.productId,
    itemNo: page.itemNo,
    skuNo: page.itemNo,
    modelNo: page.modelNo,
    itemName: page.itemName,
    itemSpec: page.itemSpec,
    colorName: page.colorName,
    brandId: page.brandId,
    brandName: page.brandName ?? '',
    imgUrl: page.imgUrl,
    price: price.priceFen,
    priceSource: price.source,
    hasTiers: price.tiers.length > 0,
    marketPrice: price.marketPriceFen,
    unitName: page.unitName,
    pieceQty: page.pieceName === '' ? undefined : page.pieceQty,
    pieceName: page.pieceName || undefined,
    minQty: page.minQty,
    stepQty: page.stepQty,
    maxQty: page.maxQty,
    stockState: stockStateOf(page.availQty),
    salesQty: page.salesQty,
    deliveryDays: page.deliveryDays,
    isConcern: page.isConcern,
    itemState: itemStates.onSale,
    supplierId: page.supplierId,
    supplierName: page.supplierName,
    isSelf: page.isSelf,
    labels: page.labels ?? undefined,
    categoryPath: path.map(([categoryId, categoryName]) => ({ categoryId, categoryName })),
    imgs: toImages(page.imgUrl, page.imgs),
    videoUrl: page.videoUrl || undefined,
    specs,
    skuMap,
    attrs: page.attrs,
    description: page.description,
    detailHtml: page.detailHtml,
    tierPrices: price.tiers.map((tier) => ({ qtyFrom: tier.qtyFrom, price: tier.priceFen })),
    taxRate: page.taxRateBp,
    availQty: page.availQty,
    isReturnable7: page.isReturnable7,
    noReasonDays: terms.noReasonDays,
    packing: page.packing,
    freightRemark: freightText(freightPolicyOf(terms.freight, page.supplierId)),
    promise: promiseOf(caller, page, terms),
  };
}

/** When goods arrive that are ordered now, where no address is known. */
function promiseOf(
  { now }: Caller,
  { supplierId, deliveryDays }: SkuPageRow,
  { delivery }: TradeOptions,
): SkuDetail['promise'] {
  const promise = promiseOfSupplier(delivery, supplierId);
  const day = promisedDay(promise, { areaCode: '', deliveryDays, now });
  return day === undefined ? undefined : { cutOff: promise.cutOff, day };
}

/** An item without any price for this caller is not for sale to him (docs/domain/catalog.md §4). */
function isForSale({ actor }: Caller, page: SkuPageRow): boolean {
  const { isOnSale, retailFen, enterpriseFen, contractFen } = page;
  const listFen = customerWithPrices(actor) === null ? retailFen : (enterpriseFen ?? retailFen);
  return isOnSale && (listFen !== null || contractFen !== null);
}

const toSisterState = (sister: SkuPageRow['sisters'][number]) => ({
  itemId: sister.itemId,
  specs: sister.specs,
  imgUrl: sister.imgUrl,
  itemSpec: sister.itemSpec,
  colorName: sister.colorName,
  itemState: sister.isForSale ? itemStates.onSale : itemStates.offSale,
  stockState: stockStateOf(sister.availQty),
});

/** The main picture, then the others. */
export async function listImages(ctx: Ctx, itemId: string, mainUrl: string) {
  return toImages(mainUrl, await selectImages(ctx, itemId));
}

const toImages = (mainUrl: string, others: readonly string[]) =>
  [...(mainUrl ? [mainUrl] : []), ...others].map((imgUrl, sortNo) => ({ imgUrl, isMain: sortNo === 0, sortNo }));
