import { zCode } from '../wire/code.ts';
import { labelTones } from '@jicai/domain/goods/goods-labels.ts';
import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import { priceSources } from '@jicai/domain/money/pricing.ts';
import { z } from 'zod';

/**
 * One item in a list (docs/domain/catalog.md §4). Prices are fen including VAT; null: shown after sign-in or not for
 * sale to the caller.
 */
export const zSkuCard = z.object({
  productId: z.string(),
  itemId: z.string(),
  itemNo: z.string(),
  modelNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  colorName: z.string(),
  brandName: z.string(),
  /** A picture of the demo goods has its sizes beside it: the same name with `-400` (card) or `-1200` (zoom) before the ending. */
  imgUrl: z.string(),
  /** Unit price at minQty. */
  price: z.number().int().nullable(),
  priceSource: z.enum(priceSources),
  /** More pieces cost less each. */
  hasTiers: z.boolean(),
  marketPrice: z.number().int().nullable(),
  unitName: z.string(),
  minQty: z.number().int(),
  stepQty: z.number().int(),
  /** 0 = no limit. */
  maxQty: z.number().int(),
  /** 1 有货, 2 紧张, 0 无货. */
  stockState: zCode(stockStates),
  salesQty: z.number().int(),
  /** Working days until it is shipped. */
  deliveryDays: z.number().int(),
  isConcern: z.boolean(),
  /** 1 在售, 0 不可用. */
  itemState: zCode(itemStates),
  supplierId: z.string(),
  supplierName: z.string(),
  /** 自营. */
  isSelf: z.boolean(),
  /** What the shop says of it to buyers, the first two on a card; absent where nothing. */
  labels: z.array(z.object({ name: z.string(), tone: z.enum(labelTones) })).optional(),
  /** Where one card stands for all variants of a product: itself and its sisters for sale; empty where it has none. */
  variants: z
    .array(z.object({ itemId: z.string(), colorName: z.string(), itemSpec: z.string(), imgUrl: z.string() }))
    .optional(),
});
export type SkuCard = z.infer<typeof zSkuCard>;

export const zSkuImage = z.object({ imgUrl: z.string(), isMain: z.boolean(), sortNo: z.number().int() });

const zCategoryName = z.object({ categoryId: z.string(), categoryName: z.string() });

/** Everything the product page shows of one item and its sisters. */
export const zSkuDetail = zSkuCard.extend({
  /** One sale unit holds so many of these; absent where nobody says. */
  pieceQty: z.number().int().optional(),
  pieceName: z.string().optional(),
  skuNo: z.string(),
  brandId: z.string().nullable(),
  /** From the first level down to the item's own category. */
  categoryPath: z.array(zCategoryName),
  imgs: z.array(zSkuImage),
  videoUrl: z.string().optional(),
  /** Selling options; a valueId means something within this answer only. */
  specs: z.array(
    z.object({
      specName: z.string(),
      values: z.array(z.object({ valueId: z.string(), valueName: z.string(), imgUrl: z.string().optional() })),
    }),
  ),
  /** One row per item of the product; valueIds stand in the order of `specs`. */
  skuMap: z.array(
    z.object({
      itemId: z.string(),
      valueIds: z.array(z.string()),
      itemState: zCode(itemStates),
      stockState: zCode(stockStates),
    }),
  ),
  attrs: z.array(z.object({ name: z.string(), value: z.string() })),
  description: z.string(),
  /** Sanitised HTML. */
  detailHtml: z.string(),
  tierPrices: z.array(z.object({ qtyFrom: z.number().int(), price: z.number().int() })),
  /** Basis points: 1300 = 13 %. */
  taxRate: z.number().int(),
  availQty: z.number().int().optional(),
  isReturnable7: z.boolean(),
  /** Days the shop gives for a return without a reason, after the goods arrived. */
  noReasonDays: z.number().int(),
  packing: z.string(),
  /** What the supplier's goods cost to send, in one sentence. */
  freightRemark: z.string(),
  /** Ordered by then (HH:MM) goods arrive on that day (YYYY-MM-DD), where the shop promises anything. */
  promise: z.object({ cutOff: z.string(), day: z.string() }).optional(),
});
export type SkuDetail = z.infer<typeof zSkuDetail>;
