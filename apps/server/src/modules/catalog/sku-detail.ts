import type { SkuDetail } from '@jicai/contract/sku.ts';
import { stockStateOf } from '@jicai/domain/quantity.ts';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { resolvePrices } from '../pricing/index.ts';
import { findCategoryPlace } from './category-place.ts';
import { listSkuCards } from './sku-cards.ts';
import { listSkuFacts } from './sku-facts.ts';
import { selectAttributes, selectDetail, selectImages, selectSisters, type Sister } from './sku-detail.store.ts';
import { toOptions } from './sku-options.ts';

/** The product page of an item; '5' where it is unknown, of another shop, or off sale for this caller. */
export async function getSkuDetail(ctx: Ctx, itemId: string): Promise<SkuDetail> {
  const [cards, detail, facts] = await Promise.all([
    listSkuCards(ctx, [itemId]),
    selectDetail(ctx, itemId),
    listSkuFacts(ctx, [itemId]),
  ]);
  const [card] = cards;
  if (!card || !detail || card.itemState === 0) throw new Refusal('5');
  const [sisters, imgs, attrs, place, prices] = await Promise.all([
    selectSisters(ctx, card.productId),
    listImages(ctx, itemId, detail.imgUrl),
    selectAttributes(ctx, itemId),
    findCategoryPlace(ctx, detail.categoryId),
    resolvePrices(ctx, [{ itemId, qty: card.minQty }]),
  ]);
  const tiers = prices.get(itemId)?.tiers ?? [];
  return {
    ...card,
    skuNo: card.itemNo,
    brandId: detail.brandId,
    categoryPath: place?.path.map(({ categoryId, categoryName }) => ({ categoryId, categoryName })) ?? [],
    imgs,
    videoUrl: detail.videoUrl || undefined,
    ...toOptions(sisters.map(toSisterState)),
    attrs,
    description: detail.description,
    detailHtml: detail.detailHtml,
    tierPrices: tiers.map((tier) => ({ qtyFrom: tier.qtyFrom, price: tier.priceFen })),
    taxRate: detail.taxRateBp,
    availQty: facts.get(itemId)?.availQty,
    isReturnable7: detail.isReturnable7,
    packing: detail.packing,
    freightRemark: '',
  };
}

const toSisterState = ({ isForSale, availQty, ...sister }: Sister) => ({
  ...sister,
  itemState: isForSale ? 1 : 0,
  stockState: stockStateOf(availQty),
});

/** The main picture, then the others. */
export async function listImages(ctx: Ctx, itemId: string, mainUrl: string) {
  const others = await selectImages(ctx, itemId);
  const urls = [...(mainUrl ? [mainUrl] : []), ...others.map((image) => image.imgUrl)];
  return urls.map((imgUrl, sortNo) => ({ imgUrl, isMain: sortNo === 0, sortNo }));
}

/** The item a product page opens with: the first that is for sale and in stock, else for sale, else '5'. */
export async function getDefaultItemId(ctx: Ctx, productId: string): Promise<string> {
  const forSale = (await selectSisters(ctx, productId)).filter((sister) => sister.isForSale);
  const first = forSale.find((sister) => sister.availQty > 0) ?? forSale[0];
  if (!first) throw new Refusal('5');
  return first.itemId;
}
