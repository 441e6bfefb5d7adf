/** 1 退货退款 2 换货 3 仅退款. */
export type ReturnType = 1 | 2 | 3;

export const returnTypeTexts: Record<ReturnType, string> = { 1: '退货退款', 2: '换货', 3: '仅退款' };

/** Why goods come back (docs/domain/returns.md §4). */
export const returnReasons = {
  noReason: 101,
  quality: 102,
  notAsDescribed: 103,
  wrongGoods: 104,
  damaged: 105,
  ownMistake: 106,
  notReceived: 107,
  agreed: 108,
  outOfStock: 109,
  other: 199,
} as const;

export interface ReturnReason {
  reasonCode: number;
  reasonName: string;
  /** Kinds of after-sales the reason may be given for. */
  returnTypes: readonly ReturnType[];
  needImage: boolean;
  /** Who pays the way back: 1 buyer, 2 seller, 3 as agreed. */
  freightBy: 1 | 2 | 3;
}

/** Every reason with its name and terms, in the order in which it is offered. */
export const returnReasonList: readonly ReturnReason[] = [
  { reasonCode: returnReasons.noReason, reasonName: '七天无理由', returnTypes: [1], needImage: false, freightBy: 1 },
  { reasonCode: returnReasons.quality, reasonName: '质量问题', returnTypes: [1, 2, 3], needImage: true, freightBy: 2 },
  {
    reasonCode: returnReasons.notAsDescribed,
    reasonName: '商品与描述不符',
    returnTypes: [1, 2, 3],
    needImage: true,
    freightBy: 2,
  },
  {
    reasonCode: returnReasons.wrongGoods,
    reasonName: '发错/漏发',
    returnTypes: [1, 2, 3],
    needImage: true,
    freightBy: 2,
  },
  { reasonCode: returnReasons.damaged, reasonName: '运输破损', returnTypes: [1, 2, 3], needImage: true, freightBy: 2 },
  { reasonCode: returnReasons.ownMistake, reasonName: '拍错/多拍', returnTypes: [1], needImage: false, freightBy: 1 },
  { reasonCode: returnReasons.notReceived, reasonName: '未收到货', returnTypes: [3], needImage: false, freightBy: 2 },
  { reasonCode: returnReasons.agreed, reasonName: '协商一致', returnTypes: [1, 2, 3], needImage: false, freightBy: 3 },
  { reasonCode: returnReasons.outOfStock, reasonName: '缺货', returnTypes: [3], needImage: false, freightBy: 2 },
  { reasonCode: returnReasons.other, reasonName: '其他', returnTypes: [1, 2, 3], needImage: true, freightBy: 3 },
];
