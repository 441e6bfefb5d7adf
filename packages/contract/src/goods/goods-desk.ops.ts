import { labelTones, mostLabelsOfItem } from '@jicai/domain/goods/goods-labels.ts';
import { targetKinds } from '@jicai/domain/goods/field-acts.ts';
import { goodsSorts } from '@jicai/domain/goods/goods-sorts.ts';
import { mostItemsOfRun, priceModes, priceNameList } from '@jicai/domain/goods/goods-acts.ts';
import { mostPriceFen } from '@jicai/domain/money/pricing.ts';
import { taxRatesBp } from '@jicai/domain/goods/product-form.ts';
import { largestQty } from '@jicai/domain/goods/quantity.ts';
import { runStateList } from '@jicai/domain/goods/run-states.ts';
import { mostTaxName } from '@jicai/domain/invoices/tax-class.ts';
import { plannedPrices } from '@jicai/domain/money/price-plans.ts';
import { countedGoodsViews, goodsQueueNames } from '@jicai/domain/shop-side/goods-queues.ts';
import { z } from 'zod';
import { zListExport } from '../shop/exports.ops.ts';
import { command, optional, pageQuery, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';

const zPrice = z.number().int().nullable();
const zTarget = z.object({ id: z.string(), name: z.string() }).optional();
const zQuantity = z
  .number()
  .int('应为1到999999的整数')
  .min(1, '应为1到999999的整数')
  .max(largestQty, '应为1到999999的整数');
/** Amounts in fen, null for no price. */
const zItemFacts = z.object({
  isOnSale: z.boolean(),
  retailFen: zPrice,
  enterpriseFen: zPrice,
  marketFen: zPrice,
  labelIds: z.array(zId).max(mostLabelsOfItem).optional(),
  /** What an act on a field looks at, in that act alone; a category by its whole path, id '' for no brand. */
  category: zTarget,
  brand: zTarget,
  supplier: zTarget,
  taxRateBp: z.number().int().optional(),
  taxName: z.string().optional(),
  taxCode: z.string().optional(),
  minQty: z.number().int().optional(),
  stepQty: z.number().int().optional(),
  maxQty: z.number().int().optional(),
});

const zGoods = zItemFacts.extend({
  itemId: z.string(),
  productId: z.string(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  imgUrl: z.string(),
  unitName: z.string(),
  /** One sale unit holds so many of these; 1 and '' where nobody says. */
  pieceQty: z.number().int(),
  pieceName: z.string(),
  categoryName: z.string(),
  /** '' for none. */
  brandName: z.string(),
  supplierName: z.string(),
  /** In the order of the shop's labels. */
  labels: z.array(z.object({ name: z.string(), tone: z.enum(labelTones), isPublic: z.boolean() })),
  /** Pieces that may still be sold; absent where stock is not kept. */
  availableQty: z.number().int().optional(),
  salesQty: z.number().int(),
  updateTime: z.string(),
  /** Planned prices that are to come or hold, in words: 12-01 起 ¥9.00. */
  plans: z.array(z.object({ price: z.enum(plannedPrices), text: z.string() })),
  /** Prices under the margin line that wait for a second person, in fen. */
  waiting: z.array(z.object({ price: z.enum(plannedPrices), priceFee: z.number().int() })),
  /** What it costs at its supplier, null where nobody knows; absent for who may not see it. */
  costFen: zPrice.optional(),
  /** Of its category, in basis points; absent likewise. */
  marginLineBp: z.number().int().optional(),
});

const zAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('onSale'), isOnSale: zFlag }),
  z.object({
    kind: z.literal('price'),
    price: z.enum(priceNameList),
    mode: z.enum(priceModes),
    /** Fen for set and add, hundredths of a percent for percent. */
    value: z.number().int().min(-mostPriceFen).max(mostPriceFen),
  }),
  z.object({
    kind: z.literal('label'),
    labelId: zId,
    /** As it was read; what is written down is the name it has. */
    labelName: zText.max(10).default(''),
    /** False takes it off. */
    isSet: zFlag,
  }),
  ...targetKinds.map((kind) =>
    z.object({
      kind: z.literal(kind),
      /** '' takes the brand off. */
      targetId: zId.or(z.literal('')),
      /** As it was read; what is written down is the name it has. */
      targetName: zText.max(200).default(''),
    }),
  ),
  z.object({ kind: z.literal('taxRate'), taxRateBp: z.literal([...taxRatesBp], '请选择税率') }),
  /** '' for both goes by the category. */
  z.object({ kind: z.literal('taxClass'), taxName: zText.max(mostTaxName), taxCode: zText.max(19) }),
  /** Null leaves one as it is. */
  z.object({ kind: z.literal('quantity'), minQty: zQuantity.nullable(), stepQty: zQuantity.nullable() }),
]);

const zRun = z.object({
  runId: z.string(),
  actText: z.string(),
  userName: z.string(),
  createTime: z.string(),
  /** Items it changed; how many of them an undo brought back, and how many kept what was done since. */
  changedCount: z.number().int(),
  undoneCount: z.number().int(),
  keptCount: z.number().int(),
  /** '' while it stands. */
  undoTime: z.string(),
  undoUserName: z.string(),
  state: z.enum(runStateList),
  /** Which goods a run over a whole filter was for; '' for goods that were ticked. */
  filterText: z.string(),
  /** Of a run over a whole filter: items to look at, looked at by now, and left as they are. */
  totalCount: z.number().int(),
  doneCount: z.number().int(),
  refusedCount: z.number().int(),
});

const zPreviewed = z.object({
  itemId: z.string(),
  itemNo: z.string(),
  itemName: z.string(),
  before: zItemFacts,
  after: zItemFacts.optional(),
  fault: z.string().optional(),
  /** Its new price is under the margin line: it waits for a second person, in an act on a whole filter it stays as it is. */
  isUnderLine: z.boolean(),
  /** Of the price that changes, in basis points, before and after; absent for who may not see costs. */
  beforeMarginBp: z.number().int().optional(),
  afterMarginBp: z.number().int().optional(),
  marginLineBp: z.number().int().optional(),
});

const filterFields = {
  queue: optional.oneOf(goodsQueueNames),
  /** With everything below it. */
  categoryId: optional.id,
  brandId: optional.id,
  supplierId: optional.id,
  labelId: optional.id,
  /** Retail prices in fen, both ends included. */
  priceFrom: optional.int(0),
  priceTo: optional.int(0),
};
/** As the filter of the list. */
const zFilter = z.object({ ...filterFields, searchKey: optional.text(50) });

/** What is found by a part of its name. */
const foundKinds = ['brand', 'supplier'] as const;

const view = { access: { ops: 'ops.goods.view' } } as const;
const edit = { access: { ops: 'ops.goods.edit' }, requestId: 'required' } as const;

/** Goods as the shop's operators keep them from the console (docs/domain/catalog.md §6). */
export const goodsDeskOps = {
  /** The newest first, or in the order asked for. `searchKey`: a whole item number, or a part of the name. */
  '/api/OpsGoods/GetPage': endpoint({
    ...view,
    body: pageQuery({ ...filterFields, sort: optional.oneOf(goodsSorts), isDown: optional.flag }),
    result: z.array(zGoods),
    extra: pageExtra,
  }),
  /** How many goods stand in each view, and how much of what suppliers handed in waits for an answer; counted to 10,000. */
  '/api/OpsGoods/GetCounts': endpoint({
    ...view,
    body: z.object({}),
    result: z.array(z.object({ view: z.enum(countedGoodsViews), count: z.number().int() })),
  }),
  /**
   * What GetPage would find, or the items that are named, as XLSX, in the columns of a goods file, so that it can be imported again; at most 100,000 rows,
   * else '4'. 进价 stays empty for who may not see it. It is made in the background; one export at a time per account, else '7'.
   */
  '/api/OpsGoods/Export': endpoint({
    access: { ops: 'ops.goods.export' },
    body: pageQuery({ ...filterFields, itemIds: optional.list(zId, mostItemsOfRun) }),
    result: zListExport,
  }),
  /** What goods may be filtered by: categories of the first level, brands and suppliers by name, 500 of each at most, and labels. */
  '/api/OpsGoods/GetOptions': endpoint({
    ...view,
    body: z.object({}),
    result: z.object({
      categories: z.array(z.object({ id: z.string(), name: z.string() })),
      brands: z.array(z.object({ id: z.string(), name: z.string() })),
      suppliers: z.array(z.object({ id: z.string(), name: z.string() })),
      labels: z.array(z.object({ id: z.string(), name: z.string(), tone: z.enum(labelTones) })),
    }),
  }),
  /** Brands or suppliers whose name has this part, 30 at most; with `ids` those instead, whatever they are called. */
  '/api/OpsGoods/GetNames': endpoint({
    ...view,
    body: command({
      kind: z.enum(foundKinds),
      searchKey: zText.max(50).default(''),
      ids: z.array(zId).max(20).default([]),
    }),
    result: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  /** What an act would make of these items, in their order; `fault` says why one would stay as it is. */
  '/api/OpsGoods/GetRunPreview': endpoint({
    ...view,
    body: command({ itemIds: z.array(zId).min(1, '请选择商品').max(mostItemsOfRun), act: zAct }),
    result: z.array(zPreviewed),
  }),
  /**
   * Makes the act, as one run that can be undone. `before` is each item as it was read: one that somebody else changed
   * meanwhile is left alone and named. Nothing is written where no item can be changed.
   */
  '/api/OpsGoods/ApplyRun': endpoint({
    ...edit,
    body: command({
      rows: z
        .array(z.object({ itemId: zId, before: zItemFacts }))
        .min(1, '请选择商品')
        .max(mostItemsOfRun),
      act: zAct,
      /** For who checks the prices under the margin line. */
      reason: zText.max(200, '原因不能超过200字').default(''),
    }),
    result: z.object({
      /** Absent where nothing was changed. */
      runId: z.string().optional(),
      changedCount: z.number().int(),
      /** Prices under the margin line, and the request in which they wait for a second person. */
      waitingCount: z.number().int(),
      changeId: z.string().optional(),
      refused: z.array(z.object({ itemId: z.string(), itemName: z.string(), reason: z.string() })),
    }),
  }),
  /** How many goods a filter holds, exactly, and what the act makes of the newest 50 of them. */
  '/api/OpsGoods/GetFilterRunPreview': endpoint({
    ...view,
    body: command({ filter: zFilter, act: zAct }),
    result: z.object({ totalCount: z.number().int(), samples: z.array(zPreviewed) }),
  }),
  /**
   * Makes the act on all goods of a filter in the background (docs/domain/catalog.md §13); `totalCount` as it was previewed,
   * '6' where the filter holds another number by now, '4' while another one is under way. `filterText`: the filter in words.
   */
  '/api/OpsGoods/ApplyFilterRun': endpoint({
    ...edit,
    body: command({
      filter: zFilter,
      act: zAct,
      totalCount: z.number().int().min(1, '没有符合条件的商品'),
      filterText: zText.min(1).max(200),
    }),
    result: z.object({ runId: z.string() }),
  }),
  /** As UndoRun, in the background, for a run over a whole filter. '3001' when it is undone or under way. */
  '/api/OpsGoods/UndoFilterRun': endpoint({
    ...edit,
    body: command({ runId: zId }),
    result: z.object({ runId: z.string() }),
  }),
  /** Brings the items of a run back that still are what it made of them; names those that are not. '3001' when it is undone. */
  '/api/OpsGoods/UndoRun': endpoint({
    ...edit,
    body: command({ runId: zId }),
    result: z.object({
      undoneCount: z.number().int(),
      kept: z.array(z.object({ itemId: z.string(), itemName: z.string() })),
    }),
  }),
  /** Runs, the newest first. */
  '/api/OpsGoods/GetRunPage': endpoint({ ...view, body: pageQuery({}, 20), result: z.array(zRun), extra: pageExtra }),
};
