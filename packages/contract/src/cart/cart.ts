import { zCode } from '../wire/code.ts';
import { itemStates, stockStates } from '@jicai/domain/goods/quantity.ts';
import { priceSources } from '@jicai/domain/money/pricing.ts';
import { zPieces } from '../goods/pieces.ts';
import { z } from 'zod';
import { maxListedItems } from '@jicai/domain/cart/order-list-text.ts';
import { command, optional, pageQuery, query, zFlag, zId, zQty } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

/**
 * A line of the cart (spec section 3; docs/domain/catalog.md §3). Fees in fen. itemState 0 is shown greyed and cannot
 * be bought.
 */
export const zCartItem = z.object({
  cartId: z.string(),
  companyId: z.string(),
  accountId: z.string(),
  itemId: z.string(),
  itemNo: z.string(),
  productId: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  colorName: z.string(),
  unitName: z.string(),
  ...zPieces,
  supplierId: z.string(),
  supplierName: z.string(),
  chartQty: z.number().int(),
  /** Unit price when the line was added or last edited; 0 when none was shown. */
  chartPrice: z.number().int(),
  /** Unit price now; null when the caller has none. */
  realPrice: z.number().int().nullable(),
  /** realPrice × chartQty. */
  chartTotalFee: z.number().int(),
  /** '' where the caller has no price. */
  priceSource: z.enum([...priceSources, '']),
  priceChanged: z.boolean(),
  /** The next larger quantity that may be ordered at which one piece costs less. */
  nextTier: z.object({ qty: z.number().int(), price: z.number().int() }).optional(),
  isChecked: z.boolean(),
  itemState: zCode(itemStates),
  stockState: zCode(stockStates),
  availQty: z.number().int(),
  minQty: z.number().int(),
  stepQty: z.number().int(),
  maxQty: z.number().int(),
  imgs: z.array(z.object({ imgUrl: z.string() })),
  createTime: z.string(),
  editTime: z.string(),
  version: z.number().int(),
});
export type CartItem = z.infer<typeof zCartItem>;

/** Over the checked lines with itemState 1 of the whole cart, not of the page. */
const totals = { totalFee: z.number().int(), totalQty: z.number().int() };
const paged = { totalCount: z.number().int(), pageIndex: z.number().int(), pageSize: z.number().int() };

const zCartFilter = { supplierId: optional.id, itemState: optional.code(itemStates) };
/** The fields of a cart item as the specification's GetList sends them: empty. Only supplierId and itemState narrow the list. */
const zEmpty = z.literal('').optional();
const zListFilter = {
  cartId: zEmpty,
  companyId: zEmpty,
  accountId: zEmpty,
  itemId: zEmpty,
  itemNo: zEmpty,
  itemName: zEmpty,
  itemSpec: zEmpty,
  colorName: zEmpty,
  chartQty: zEmpty,
  chartPrice: zEmpty,
  chartTotalFee: zEmpty,
  isChecked: zEmpty,
  createTime: zEmpty,
  editTime: zEmpty,
  realPrice: zEmpty,
  imgs: zEmpty,
  supplierId: optional.id,
  itemState: z.union([z.literal(''), optional.code(itemStates)]),
};

const zAdded = z.object({ itemId: optional.id, itemNo: optional.text(64), chartQty: z.number() });
const zEdited = z.object({ cartId: zId, chartQty: zQty.optional(), isChecked: zFlag.optional() });

export const zFailedLine = z.object({
  itemId: z.string(),
  itemNo: z.string(),
  errorCode: z.string(),
  errorMsg: z.string(),
});
/** What of a list came into the cart; every line stands for itself. */
export const zAddListResult = z.object({ okCount: z.number().int(), failList: z.array(zFailedLine) });

/** A line of a purchase list as it stands now. errorCode '0': can be added as it is. Without an itemId the number is unknown. */
export const zCheckedLine = z.object({
  itemNo: z.string(),
  itemId: z.string(),
  productId: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  colorName: z.string(),
  imgUrl: z.string(),
  unitName: z.string(),
  chartQty: z.number().int(),
  /** Unit price at this quantity in fen; null when the caller has none. */
  price: z.number().int().nullable(),
  minQty: z.number().int(),
  stepQty: z.number().int(),
  maxQty: z.number().int(),
  availQty: z.number().int(),
  stockState: zCode(stockStates),
  /** Already in the cart. */
  cartQty: z.number().int(),
  errorCode: z.string(),
  errorMsg: z.string(),
});
export type CheckedLine = z.infer<typeof zCheckedLine>;

const access = { can: 'cart.edit' } as const;

export const cart = {
  '/api/ShopCart/GetList': endpoint({
    access,
    body: pageQuery(zListFilter).extend({ token: optional.text(200) }),
    result: z.array(zCartItem),
    extra: { ...totals, ...paged },
  }),
  '/api/ShopCart/GetPage': endpoint({
    access,
    body: pageQuery(zCartFilter, 100),
    result: z.array(zCartItem),
    extra: {
      ...totals,
      ...paged,
      /** Lines of the page by supplier, in the order of the page. */
      groups: z.array(z.object({ supplierId: z.string(), supplierName: z.string(), cartIds: z.array(z.string()) })),
    },
  }),
  /** One line per item: adding an item that is there adds the quantities. */
  '/api/ShopCart/Add': endpoint({
    access,
    body: command({ itemId: zId, chartQty: zQty, isBuyNow: zFlag.optional() }),
    result: z.object({ cartId: z.string(), chartQty: z.number().int(), totalQty: z.number().int() }),
    requestId: 'optional',
  }),
  /** Quick order: what would become of these lines, in their order; nothing is written. */
  '/api/ShopCart/CheckList': endpoint({
    access,
    body: query({
      list: z
        .array(z.object({ itemNo: z.string().trim().min(1).max(64), chartQty: zQty }))
        .min(1, '请填写商品编号和数量')
        .max(maxListedItems, `一次最多 ${maxListedItems} 种商品，请分批添加`),
    }),
    result: z.array(zCheckedLine),
  }),
  /** Quick order and 再次购买: at most 100 lines by itemId or itemNo, each on its own. */
  '/api/ShopCart/AddList': endpoint({
    access,
    body: command({ list: z.array(zAdded).min(1, '请选择要结算的商品').max(maxListedItems) }),
    result: zAddListResult,
    requestId: 'optional',
  }),
  /** One line, a list of lines, or `isCheckedAll` for the whole cart. */
  '/api/ShopCart/Edit': endpoint({
    access,
    body: command({
      cartId: optional.id,
      chartQty: zQty.optional(),
      isChecked: zFlag.optional(),
      isCheckedAll: zFlag.optional(),
      list: z.array(zEdited).max(200).optional(),
    }),
    result: z.array(zCartItem),
    extra: totals,
    requestId: 'optional',
  }),
  /** Deleting twice is success. */
  '/api/ShopCart/Delete': endpoint({
    access,
    body: command({ cartId: optional.id, cartIds: z.array(zId).max(200).optional() }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'optional',
  }),
  '/api/ShopCart/EmptyCart': endpoint({
    access,
    body: command({ onlyInvalid: zFlag.optional() }),
    result: z.object({ deleted: z.number().int() }),
    requestId: 'optional',
  }),
};
