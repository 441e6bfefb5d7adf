import type { MessageKind } from '../shop/messages.ts';
import type { ShopPermission } from './shop-permissions.ts';

/** Something that people of the shop's side are told by 站内信: what it is called, and who is told (docs/domain/messages.md §6). */
interface NewsEntry {
  label: string;
  kind: MessageKind;
  /** Who may act on it is told; absent: the person it is about alone. */
  permission?: ShopPermission;
  /** Whom of them: operators, people of the order's supplier, or both. */
  audience: 'operators' | 'supplier' | 'both';
}

export const shopNews = {
  toShip: { label: '新订单待发货', kind: 'order', permission: 'ops.order.ship', audience: 'supplier' },
  cancelAsked: { label: '客户申请取消', kind: 'order', permission: 'ops.order.cancel', audience: 'both' },
  waybillKept: { label: '未用的面单没有取消', kind: 'order', permission: 'ops.order.ship', audience: 'both' },
  returnAsked: { label: '客户申请售后', kind: 'afterSales', permission: 'ops.return.audit', audience: 'both' },
  transferReported: { label: '转账待核对', kind: 'money', permission: 'ops.pay.confirm', audience: 'operators' },
  payMismatch: { label: '支付金额不符', kind: 'money', permission: 'ops.pay.refund', audience: 'operators' },
  goodsHandedIn: { label: '供应商商品待审核', kind: 'goods', permission: 'ops.goods.review', audience: 'operators' },
  goodsAnswered: { label: '商品审核结果', kind: 'goods', permission: 'ops.own.edit', audience: 'supplier' },
  secondPerson: { label: '变更待复核', kind: 'approval', permission: 'ops.change.answer', audience: 'operators' },
  disputed: { label: '对账异议', kind: 'money', permission: 'ops.statement.reply', audience: 'operators' },
  settleAsked: { label: '结算单待确认', kind: 'money', permission: 'ops.own.settle', audience: 'supplier' },
  settleAnswered: { label: '供应商答复结算单', kind: 'money', permission: 'ops.settle.edit', audience: 'operators' },
  settleInvoiced: { label: '供应商发票待核对', kind: 'money', permission: 'ops.settle.edit', audience: 'operators' },
  settleDue: { label: '结算单到期待付款', kind: 'money', permission: 'ops.settle.pay', audience: 'operators' },
  settlePaid: { label: '结算付款与发票结果', kind: 'money', permission: 'ops.own.settle', audience: 'supplier' },
  registered: { label: '企业申请入驻', kind: 'account', permission: 'ops.customer.admit', audience: 'operators' },
  salesOverdue: { label: '我的客户逾期', kind: 'money', permission: 'ops.customer.view', audience: 'operators' },
  salesCreditLow: {
    label: '我的客户额度将用完',
    kind: 'money',
    permission: 'ops.customer.view',
    audience: 'operators',
  },
  salesPricesEnding: {
    label: '我的客户协议价将到期',
    kind: 'account',
    permission: 'ops.customer.view',
    audience: 'operators',
  },
  salesBigOrder: { label: '我的客户大额订单', kind: 'order', permission: 'ops.customer.view', audience: 'operators' },
  papersEnding: { label: '供应商资质将到期', kind: 'account', permission: 'ops.supplier.edit', audience: 'operators' },
  smsFailed: { label: '短信未送达', kind: 'account', permission: 'ops.sms.edit', audience: 'operators' },
  consentAnswered: { label: '客户答复订单变更', kind: 'order', audience: 'operators' },
  importEnded: { label: '商品导入结束', kind: 'goods', audience: 'operators' },
  exportEnded: { label: '导出结束', kind: 'account', audience: 'both' },
} as const satisfies Record<string, NewsEntry>;

export type ShopNews = keyof typeof shopNews;
export const shopNewsNames = Object.keys(shopNews) as [ShopNews, ...ShopNews[]];

interface Listener {
  isSupplier: boolean;
  supplierId: string | null;
  permissions: ReadonlySet<ShopPermission>;
  muted: readonly string[];
}

/** Whether somebody of the shop's side is told this news of an order of that supplier (null: of none). */
export function isTold(news: ShopNews, who: Listener, supplierId: string | null): boolean {
  const { permission, audience }: NewsEntry = shopNews[news];
  if (who.muted.includes(news) || (permission && !who.permissions.has(permission))) return false;
  if (who.isSupplier) return audience !== 'operators' && supplierId !== null && who.supplierId === supplierId;
  return audience !== 'supplier';
}

/** News that somebody may be told at all: what he may switch off. */
export const newsFor = (who: Pick<Listener, 'isSupplier' | 'permissions'>): ShopNews[] =>
  shopNewsNames.filter((news) => isTold(news, { ...who, supplierId: '1', muted: [] }, '1'));

/** Where the console shows what a message is about; behind the # of /console/. */
export const consoleLinks = {
  order: (orderNo: string) => `/orders?view=all&open=${orderNo}`,
  returnSheet: (returnNo: string) => `/returns?view=all&open=${returnNo}`,
  payments: '/payments',
  abnormalPayments: '/payments?view=abnormal',
  proposals: '/goods?view=proposals',
  ownProposals: '/own?view=proposals',
  changes: '/changes',
  statement: (statementId: string) => `/statements/${statementId}`,
  settlement: (settlementId: string) => `/settlements/${settlementId}`,
  ownSettlement: (settlementId: string) => `/own-settlements/${settlementId}`,
  customerPrices: (customerId: string) => `/customers/${customerId}?tab=prices`,
  customerCredit: (customerId: string) => `/customers/${customerId}?tab=credit`,
  registrations: '/customers?view=toReview',
  supplier: (supplierId: string) => `/suppliers/${supplierId}`,
  goodsImport: (importId: string) => `/import/${importId}`,
  exports: '/exports',
  failedSms: '/sms?view=failed',
} as const;
