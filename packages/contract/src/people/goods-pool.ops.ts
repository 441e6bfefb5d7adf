import { mostPoolBrands, mostPoolCategories, mostPoolItems, poolScopes } from '@jicai/domain/goods/goods-pool.ts';
import { z } from 'zod';
import { command, optional, zFen, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';

const zItemNos = z.array(zText.min(1).max(64)).max(mostPoolItems, `最多${mostPoolItems}个商品`).default([]);

export const poolFields = {
  scope: z.enum(poolScopes),
  categoryIds: z.array(zId).max(mostPoolCategories, `最多选${mostPoolCategories}个分类`).default([]),
  brandIds: z.array(zId).max(mostPoolBrands, `最多选${mostPoolBrands}个品牌`).default([]),
  itemNos: zItemNos,
  excludedItemNos: zItemNos,
  /** A unit's list price in fen; absent for no ceiling. */
  maxFee: zFen.min(1, '单价上限须大于0').optional(),
};
const zNamed = z.array(z.object({ id: z.string(), name: z.string() }));

/** How many goods on sale a pool holds, and how many the shop has; counted to 10,000. */
const zPoolCount = z.object({ inCount: z.number().int(), allCount: z.number().int() });

/** 商品池 of a customer (docs/domain/catalog.md §11); '5' for a person and for another shop's customer. */
export const goodsPoolOps = {
  '/api/OpsCustomer/GetGoodsPool': endpoint({
    access: { ops: 'ops.customer.view' },
    body: command({ customerId: zId }),
    result: z.object({
      scope: z.enum(poolScopes),
      /** Those that are still there. */
      categories: zNamed,
      brands: zNamed,
      itemNos: z.array(z.string()),
      excludedItemNos: z.array(z.string()),
      maxFee: z.number().int().optional(),
      count: zPoolCount,
      /** Of the customer's file, for the command. */
      version: z.number().int(),
    }),
  }),
  /** What a pool would hold, and which item numbers are unknown, as nothing is saved yet. */
  '/api/OpsCustomer/GetGoodsPoolPreview': endpoint({
    access: { ops: 'ops.customer.view' },
    /** Without a customer: of a company that is still to be let in. */
    body: command({ customerId: optional.id, ...poolFields }),
    result: zPoolCount.extend({ unknownItemNos: z.array(z.string()) }),
  }),
  /** Holds at once for what is bought, within seconds for what is found. '6' for another version than was read. */
  '/api/OpsCustomer/SaveGoodsPool': endpoint({
    access: { ops: 'ops.customer.pool' },
    body: command({ customerId: zId, ...poolFields }),
    result: z.object({ version: z.number().int() }),
    requestId: 'required',
  }),
};
