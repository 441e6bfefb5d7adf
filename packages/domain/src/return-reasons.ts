/** 1 退货退款 2 换货 3 仅退款. */
export type ReturnType = 1 | 2 | 3;

export const returnTypeTexts: Record<ReturnType, string> = { 1: '退货退款', 2: '换货', 3: '仅退款' };

export interface ReturnReason {
  reasonCode: number;
  reasonName: string;
  /** Kinds of after-sales the reason may be given for. */
  returnTypes: readonly ReturnType[];
  needImage: boolean;
  /** Who pays the way back: 1 buyer, 2 seller, 3 as agreed. */
  freightBy: 1 | 2 | 3;
}

/** Why goods come back (domain.md 2.4). */
export const returnReasons: readonly ReturnReason[] = [
  { reasonCode: 101, reasonName: '七天无理由', returnTypes: [1], needImage: false, freightBy: 1 },
  { reasonCode: 102, reasonName: '质量问题', returnTypes: [1, 2, 3], needImage: true, freightBy: 2 },
  { reasonCode: 103, reasonName: '商品与描述不符', returnTypes: [1, 2, 3], needImage: true, freightBy: 2 },
  { reasonCode: 104, reasonName: '发错/漏发', returnTypes: [1, 2, 3], needImage: true, freightBy: 2 },
  { reasonCode: 105, reasonName: '运输破损', returnTypes: [1, 2, 3], needImage: true, freightBy: 2 },
  { reasonCode: 106, reasonName: '拍错/多拍', returnTypes: [1], needImage: false, freightBy: 1 },
  { reasonCode: 107, reasonName: '未收到货', returnTypes: [3], needImage: false, freightBy: 2 },
  { reasonCode: 108, reasonName: '协商一致', returnTypes: [1, 2, 3], needImage: false, freightBy: 3 },
  { reasonCode: 109, reasonName: '缺货', returnTypes: [3], needImage: false, freightBy: 2 },
  { reasonCode: 199, reasonName: '其他', returnTypes: [1, 2, 3], needImage: true, freightBy: 3 },
];
