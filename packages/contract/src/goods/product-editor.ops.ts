import { mostLabelsOfItem } from '@jicai/domain/goods/goods-labels.ts';
import { longestPieceName } from '@jicai/domain/goods/pieces.ts';
import { mostItemsOfProduct, mostPictures, mostTiers } from '@jicai/domain/goods/product-form.ts';
import { mostTaxName } from '@jicai/domain/invoices/tax-class.ts';
import { z } from 'zod';
import { command, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zAttr } from './categories.ops.ts';

const zPrice = z.number().int().nullable();
const zPairs = z.array(z.object({ name: zText.max(20), value: zText.max(100) })).max(50);
const zPicture = z.string().max(300);

const item = {
  itemNo: zText.max(64),
  itemName: zText.max(300),
  itemSpec: zText.max(200),
  modelNo: zText.max(64),
  colorName: zText.max(50),
  unitName: zText.max(10),
  /** Fen. */
  retailFen: zPrice,
  enterpriseFen: zPrice,
  marketFen: zPrice,
  tiers: z.array(z.object({ qtyFrom: z.number().int(), priceFen: z.number().int() })).max(mostTiers),
  minQty: z.number().int(),
  stepQty: z.number().int(),
  maxQty: z.number().int(),
  /** Hundredths of a percent. */
  taxRateBp: z.number().int(),
  /** 税收分类 of its own, '' for that of its category; left alone where a save has none. */
  taxName: zText.max(mostTaxName).optional(),
  taxCode: zText.max(19).optional(),
  specs: zPairs,
  attrs: zPairs,
  imgUrl: zPicture,
  imgUrls: z.array(zPicture).max(mostPictures),
  isOnSale: zFlag,
  stock: z.number().int(),
  safetyQty: z.number().int(),
  weightG: z.number().int(),
  /** One sale unit holds so many of these, 1 and '' where nobody says; left alone where a save has none. */
  pieceQty: z.number().int().optional(),
  pieceName: zText.max(longestPieceName).optional(),
  /** 进价, null for none; absent for who may not see it, and left alone where a save has none. */
  costFen: zPrice.optional(),
  /** Left alone where a save has none. */
  labelIds: z.array(zId).max(mostLabelsOfItem, `标签最多${mostLabelsOfItem}个`).optional(),
};

const product = {
  productNo: zText.max(64),
  brandName: zText.max(50),
  description: z.string().max(5000),
  detailHtml: z.string().max(100_000),
  packing: zText.max(100),
  deliveryDays: z.number().int(),
  isReturnable7: zFlag,
  keywords: z.string().max(500),
};

const view = { access: { ops: 'ops.goods.view' } } as const;

/** The editor of one product with its items (docs/domain/catalog.md §7). */
export const productEditorOps = {
  /** '5' for a product that is not there. `changedMs`, when product or items changed last, goes back with the save. */
  '/api/OpsGoods/GetProduct': endpoint({
    ...view,
    body: command({ productId: zId }),
    result: z.object({
      ...product,
      productId: z.string(),
      categoryId: z.string(),
      changedMs: z.number().int(),
      updateTime: z.string(),
      items: z.array(
        z.object({
          ...item,
          itemId: z.string(),
          supplierId: z.string(),
          /** What orders hold of `stock`; absent where stock is not kept. */
          reserved: z.number().int().optional(),
          salesQty: z.number().int(),
        }),
      ),
    }),
  }),
  /** Names and values that goods of a category have most often: options and properties to choose from. */
  '/api/OpsGoods/GetCategoryNames': endpoint({
    ...view,
    body: command({ categoryId: zId }),
    result: z.object({
      attrs: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
      units: z.array(z.string()),
      /** Properties that goods of the category are to tell, those of the levels above it first. */
      wanted: z.array(zAttr),
      /** 税收分类 of the category, its own or that of the nearest level above; '' for none. */
      taxName: z.string(),
      taxCode: z.string(),
    }),
  }),
  /** 税收分类 that categories and goods of the shop have, by code: to choose from, 200 at most. */
  '/api/OpsGoods/GetTaxClasses': endpoint({
    ...view,
    body: z.object({}),
    result: z.array(z.object({ taxName: z.string(), taxCode: z.string() })),
  }),
  /**
   * Saves a product with all its items: a new one without `productId`. Numbers stay what they were; new items get their
   * first stock, that of the others stays. '6' when the product was changed since `changedMs`.
   */
  '/api/OpsGoods/SaveProduct': endpoint({
    access: { ops: 'ops.goods.edit' },
    requestId: 'required',
    body: command({
      ...product,
      productId: zId.optional(),
      changedMs: z.number().int().optional(),
      categoryId: zId,
      items: z
        .array(z.object({ ...item, itemId: zId.optional(), supplierId: zId }))
        .min(1, '请至少添加一个规格')
        .max(mostItemsOfProduct),
    }),
    result: z.object({
      productId: z.string(),
      /** Items whose prices are under the margin line, and the request in which they wait for a second person. */
      waitingNos: z.array(z.string()),
      changeId: z.string().optional(),
    }),
  }),
};
