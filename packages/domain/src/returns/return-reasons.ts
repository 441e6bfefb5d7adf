/** 退货退款, 换货, 仅退款. */
export const returnTypes = { refund: 1, exchange: 2, refundOnly: 3 } as const;
export type ReturnType = (typeof returnTypes)[keyof typeof returnTypes];
export const allReturnTypes: readonly ReturnType[] = Object.values(returnTypes);

export const returnTypeTexts: Record<ReturnType, string> = {
  [returnTypes.refund]: '退货退款',
  [returnTypes.exchange]: '换货',
  [returnTypes.refundOnly]: '仅退款',
};

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
export type ReturnReasonCode = (typeof returnReasons)[keyof typeof returnReasons];

/** Who pays for sending goods back: the buyer, the seller, or as they agree. */
export const freightPayers = { buyer: 1, seller: 2, asAgreed: 3 } as const;
export type FreightPayer = (typeof freightPayers)[keyof typeof freightPayers];

export interface ReturnReason {
  reasonCode: ReturnReasonCode;
  reasonName: string;
  /** Kinds of after-sales the reason may be given for. */
  returnTypes: readonly ReturnType[];
  needImage: boolean;
  freightBy: FreightPayer;
}

/** Every reason with its name and terms, in the order in which it is offered. */
export const returnReasonList: readonly ReturnReason[] = [
  {
    reasonCode: returnReasons.noReason,
    reasonName: '七天无理由',
    returnTypes: [returnTypes.refund],
    needImage: false,
    freightBy: freightPayers.buyer,
  },
  {
    reasonCode: returnReasons.quality,
    reasonName: '质量问题',
    returnTypes: allReturnTypes,
    needImage: true,
    freightBy: freightPayers.seller,
  },
  {
    reasonCode: returnReasons.notAsDescribed,
    reasonName: '商品与描述不符',
    returnTypes: allReturnTypes,
    needImage: true,
    freightBy: freightPayers.seller,
  },
  {
    reasonCode: returnReasons.wrongGoods,
    reasonName: '发错/漏发',
    returnTypes: allReturnTypes,
    needImage: true,
    freightBy: freightPayers.seller,
  },
  {
    reasonCode: returnReasons.damaged,
    reasonName: '运输破损',
    returnTypes: allReturnTypes,
    needImage: true,
    freightBy: freightPayers.seller,
  },
  {
    reasonCode: returnReasons.ownMistake,
    reasonName: '拍错/多拍',
    returnTypes: [returnTypes.refund],
    needImage: false,
    freightBy: freightPayers.buyer,
  },
  {
    reasonCode: returnReasons.notReceived,
    reasonName: '未收到货',
    returnTypes: [returnTypes.refundOnly],
    needImage: false,
    freightBy: freightPayers.seller,
  },
  {
    reasonCode: returnReasons.agreed,
    reasonName: '协商一致',
    returnTypes: allReturnTypes,
    needImage: false,
    freightBy: freightPayers.asAgreed,
  },
  {
    reasonCode: returnReasons.outOfStock,
    reasonName: '缺货',
    returnTypes: [returnTypes.refundOnly],
    needImage: false,
    freightBy: freightPayers.seller,
  },
  {
    reasonCode: returnReasons.other,
    reasonName: '其他',
    returnTypes: allReturnTypes,
    needImage: true,
    freightBy: freightPayers.asAgreed,
  },
];

/** A reason by its name; '' for a code that is none. */
export const returnReasonText = (code: number): string =>
  returnReasonList.find(({ reasonCode }) => reasonCode === code)?.reasonName ?? '';
