import { longestPieceName } from '@jicai/domain/goods/pieces.ts';
import { mostItemsOfProduct, mostPictures } from '@jicai/domain/goods/product-form.ts';
import { hasLoneSurrogate } from '@jicai/domain/forms/text.ts';
import { mostStockRows } from '@jicai/domain/goods/stock-file.ts';
import { proposalMoveNames, proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { ownGoodsQueueNames } from '@jicai/domain/shop-side/goods-queues.ts';
import { z } from 'zod';
import { wantedTitles, zListExport } from '../shop/exports.ops.ts';
import { command, optional, pageQuery, zId, zText } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zSupplierFigures } from './suppliers.ts';

const zPairs = z.array(z.object({ name: zText.max(20), value: zText.max(100) })).max(50);
/** As it is typed, kept as JSON: half characters have no place there. */
const zLong = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !hasLoneSurrogate(text), '含有不可用的字符');
const zPicture = zLong(300);

const zOwnItem = z.object({
  /** '' for one that is not there yet. */
  itemId: z.union([z.literal(''), zId]),
  itemNo: zText.max(64),
  itemName: zText.max(300),
  itemSpec: zText.max(200),
  modelNo: zText.max(64),
  colorName: zText.max(50),
  unitName: zText.max(10),
  minQty: z.number().int(),
  stepQty: z.number().int(),
  weightG: z.number().int(),
  /** One sale unit holds so many of these; as they are where a proposal has none. */
  pieceQty: z.number().int().optional(),
  pieceName: zText.max(longestPieceName).optional(),
  specs: zPairs,
  attrs: zPairs,
  imgUrl: zPicture,
  imgUrls: z.array(zPicture).max(mostPictures),
  /** 进价 with tax in fen; null: as it is. */
  costFen: z.number().int().nullable(),
});
const ownProduct = {
  productNo: zText.max(64),
  categoryId: zId,
  brandName: zText.max(50),
  description: zLong(5000),
  detailHtml: zLong(100_000),
  packing: zText.max(100),
  keywords: zLong(500),
  items: z.array(zOwnItem).min(1, '请至少添加一个规格').max(mostItemsOfProduct),
};

const zProposalState = z.object({
  proposalId: z.string(),
  proposalState: zCode(proposalStates),
  proposalStateText: z.string(),
  version: z.number().int(),
});
const zProposalRow = zProposalState.extend({
  productNo: z.string(),
  /** Absent for goods that are not there yet. */
  productId: z.string().optional(),
  title: z.string(),
  imgUrl: z.string(),
  supplierId: z.string(),
  supplierName: z.string(),
  changeCount: z.number().int(),
  /** How often it was handed in. */
  round: z.number().int(),
  submitterName: z.string(),
  submitTime: z.string(),
  checkerName: z.string(),
  answerTime: z.string().optional(),
  /** Why it was sent back. */
  reason: z.string(),
});
const zProposal = zProposalRow.extend({
  wanted: z.object({ ...ownProduct, categoryName: z.string() }),
  changes: z.array(
    z.object({
      itemNo: z.string(),
      label: z.string(),
      kind: z.enum(['text', 'html', 'pictures', 'fen']),
      from: z.array(z.string()),
      to: z.array(z.string()),
    }),
  ),
  /** The goods are no longer what the supplier saw: they cannot be agreed to as they are. */
  isOutdated: z.boolean(),
  /** Another 进价 is asked for: agreed to by who may write costs down; who may not see costs is not told how much. */
  asksForCost: z.boolean(),
  actions: z.array(z.enum(proposalMoveNames)),
});

const required = { requestId: 'required' } as const;
const own = { access: { ops: 'ops.own.view' } } as const;
const ownEdit = { access: { ops: 'ops.own.edit' }, ...required } as const;
const shop = { access: { ops: 'ops.goods.view' } } as const;
const review = { access: { ops: 'ops.goods.review' }, ...required } as const;
const byProposal = command({ proposalId: zId });
const proposalPage = pageQuery({ state: optional.code(proposalStates), supplierId: optional.id }, 20);

/** Goods as their supplier keeps them, and what waits for the shop to agree (docs/domain/suppliers.md §4, §5). */
export const ownGoodsOps = {
  /** The supplier's own items, the newest first. `searchKey`: a whole item number, or a part of the name. */
  '/api/OpsOwn/GetGoodsPage': endpoint({
    ...own,
    body: pageQuery({ queue: optional.oneOf(ownGoodsQueueNames) }, 20),
    result: z.array(
      z.object({
        itemId: z.string(),
        productId: z.string(),
        itemNo: z.string(),
        itemName: z.string(),
        itemSpec: z.string(),
        imgUrl: z.string(),
        unitName: z.string(),
        pieceQty: z.number().int(),
        pieceName: z.string(),
        categoryName: z.string(),
        isOnSale: z.boolean(),
        /** On hand and what orders hold of it; absent where stock is not kept. */
        onHand: z.number().int().optional(),
        reserved: z.number().int().optional(),
        safetyQty: z.number().int(),
        salesQty: z.number().int(),
        /** What of its product waits or was sent back. */
        proposalId: z.string().optional(),
        proposalState: zCode(proposalStates).optional(),
      }),
    ),
    extra: pageExtra,
  }),
  /** What GetGoodsPage would find with its stock as XLSX, at most 10,000 items, made in the background; one export at a time per account, else '7'. */
  '/api/OpsOwn/ExportStock': endpoint({
    ...own,
    body: pageQuery({ queue: optional.oneOf(ownGoodsQueueNames), ...wantedTitles }),
    result: zListExport,
  }),
  /** What its orders of the last 90 days say, as buyers read it on its page. */
  '/api/OpsOwn/GetFigures': endpoint({ ...own, body: z.object({}), result: zSupplierFigures }),
  /** Its own items of a product; '5' where it has none. `basis` goes back when a change is handed in. */
  '/api/OpsOwn/GetProduct': endpoint({
    ...own,
    body: command({ productId: zId }),
    result: z.object({
      ...ownProduct,
      productId: z.string(),
      basis: z.string(),
      /** Other suppliers have items of it too: what they have in common stays the shop's. */
      isShared: z.boolean(),
      /** What is handed in and not agreed to. */
      proposalId: z.string().optional(),
    }),
  }),
  /**
   * Hands goods in: new ones, a change, or with `proposalId` once more what was sent back or taken back. '6' when the goods
   * changed since `basis`, '3001' while another change of them waits.
   */
  '/api/OpsOwn/Submit': endpoint({
    ...ownEdit,
    body: command({
      ...ownProduct,
      productId: zId.optional(),
      basis: z.string().max(64).optional(),
      proposalId: zId.optional(),
    }),
    result: zProposalState,
  }),
  '/api/OpsOwn/Withdraw': endpoint({ ...ownEdit, body: byProposal, result: zProposalState }),
  '/api/OpsOwn/GetProposalPage': endpoint({
    ...own,
    body: proposalPage,
    result: z.array(zProposalRow),
    extra: pageExtra,
  }),
  '/api/OpsOwn/GetProposal': endpoint({
    ...own,
    body: byProposal,
    result: zProposal.extend({ basis: z.string(), isShared: z.boolean() }),
  }),
  /** Reads a stock file (item number, quantity) and tells what it would change; nothing is written. */
  '/api/OpsOwn/GetStockCheck': endpoint({
    access: { ops: 'ops.own.stock' },
    body: command({ fileUrl: z.string().max(500), fileName: zText.max(120) }),
    result: z.object({
      rows: z.array(
        z.object({
          row: z.number().int(),
          itemId: z.string(),
          itemNo: z.string(),
          itemName: z.string(),
          from: z.number().int(),
          to: z.number().int(),
        }),
      ),
      faults: z.array(z.object({ row: z.number().int(), itemNo: z.string(), text: z.string() })),
      sameCount: z.number().int(),
    }),
  }),
  /** Counts of its own items; one whose stock is no longer `from`, or orders hold more of, stays and is named. */
  '/api/OpsOwn/WriteStock': endpoint({
    access: { ops: 'ops.own.stock' },
    ...required,
    body: command({
      rows: z
        .array(
          z.object({
            itemId: zId,
            from: z.number().int().min(0),
            to: z.number().int('库存应为非负整数').min(0, '库存应为非负整数').max(999_999_999, '库存应为非负整数'),
          }),
        )
        .min(1)
        .max(mostStockRows),
    }),
    result: z.object({
      changedCount: z.number().int(),
      kept: z.array(z.object({ itemNo: z.string(), text: z.string() })),
    }),
  }),
  /** What suppliers handed in, the newest first. */
  '/api/OpsProposal/GetPage': endpoint({
    ...shop,
    body: proposalPage,
    result: z.array(zProposalRow),
    extra: pageExtra,
  }),
  '/api/OpsProposal/GetModel': endpoint({ ...shop, body: byProposal, result: zProposal }),
  /** The goods become what the supplier wants; '6' when they are no longer what it saw. version: that of the proposal. */
  '/api/OpsProposal/Approve': endpoint({
    ...review,
    body: byProposal,
    result: zProposalState.extend({ productId: z.string() }),
  }),
  '/api/OpsProposal/Refuse': endpoint({
    ...review,
    body: command({ proposalId: zId, reason: zText.max(200) }),
    result: zProposalState,
  }),
};
