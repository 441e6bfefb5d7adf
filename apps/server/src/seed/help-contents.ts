import { consentTypes } from '@jicai/domain/people/consents.ts';

/** The help documents a new shop begins with. Numbers are fixed, so that links to them stay true. */
export interface SeedDoc {
  docId: string;
  title: string;
  /** File under seed-docs/, without its ending. */
  file: string;
  /** Only for shops of this kind; absent: for all. */
  kind?: 'business' | 'retail';
}

export const helpGroups: readonly { docId: string; title: string; docs: readonly SeedDoc[] }[] = [
  {
    docId: '10',
    title: '采购指南',
    docs: [
      { docId: '11', title: '注册与登录', file: 'register' },
      { docId: '12', title: '查找商品', file: 'find-goods' },
      { docId: '13', title: '价格说明', file: 'prices' },
      { docId: '14', title: '购物车与数量', file: 'cart' },
      { docId: '15', title: '提交订单', file: 'submit-order' },
      { docId: '16', title: '账号安全', file: 'account-safety' },
    ],
  },
  {
    docId: '20',
    title: '支付与发票',
    docs: [
      { docId: '21', title: '在线支付', file: 'pay-online' },
      { docId: '22', title: '对公转账', file: 'pay-transfer' },
      { docId: '23', title: '账期支付', file: 'pay-credit', kind: 'business' },
      { docId: '24', title: '发票说明', file: 'invoice' },
    ],
  },
  {
    docId: '30',
    title: '配送服务',
    docs: [
      { docId: '31', title: '配送范围与运费', file: 'delivery' },
      { docId: '32', title: '发货与物流', file: 'shipping' },
      { docId: '33', title: '验收与确认收货', file: 'receiving' },
    ],
  },
  {
    docId: '40',
    title: '售后服务',
    docs: [
      { docId: '41', title: '取消订单与退款', file: 'cancel' },
      { docId: '42', title: '退换货说明', file: 'returns' },
      { docId: '43', title: '联系客服', file: 'contact' },
    ],
  },
  { docId: '50', title: '关于我们', docs: [{ docId: '51', title: '关于商城', file: 'about' }] },
];

/** 1 隐私 2 服务 3 优惠信息推送. */
export const seedAgreements = [
  { agreementType: consentTypes.privacy, title: '隐私协议', file: 'privacy', version: '2026-11' },
  { agreementType: consentTypes.service, title: '服务协议', file: 'service', version: '2026-11' },
  { agreementType: consentTypes.marketing, title: '优惠信息推送说明', file: 'marketing', version: '2026-11' },
] as const;
