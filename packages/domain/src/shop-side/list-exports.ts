import { dayMs } from '../time/durations.ts';
import type { ConsoleList } from './list-views.ts';
import type { ShopPermission } from './shop-permissions.ts';

/** A list of the console that can be taken along as a sheet (docs/domain/shop-users.md §14). */
interface ListExportEntry {
  /** What the file is called. */
  name: string;
  /** What its rows are, to be counted. */
  unit: string;
  /** Who may; asked again when the file is made, and when it is fetched. */
  opens: ShopPermission;
  /** Whose choice of columns it remembers. */
  list: ConsoleList;
  mostRows: number;
}

/** As many rows one file of the longest lists has. */
const mostOfLong = 100_000;
/** Lists that are read at once, as far as they are counted. */
const mostOfOthers = 10_000;

export const listExports = {
  orders: { name: '订单', unit: '行明细', opens: 'ops.order.export', list: 'orders', mostRows: mostOfLong },
  goods: { name: '商品', unit: '个商品', opens: 'ops.goods.export', list: 'goods', mostRows: mostOfLong },
  customers: {
    name: '客户',
    unit: '个客户',
    opens: 'ops.customer.export',
    list: 'customers',
    mostRows: mostOfOthers,
  },
  statements: {
    name: '对账单',
    unit: '张对账单',
    opens: 'ops.statement.export',
    list: 'statements',
    mostRows: mostOfOthers,
  },
  payments: { name: '收款', unit: '笔收款', opens: 'ops.pay.export', list: 'payments', mostRows: mostOfOthers },
  refunds: { name: '退款', unit: '笔退款', opens: 'ops.pay.view', list: 'payments', mostRows: mostOfOthers },
  channelBills: {
    name: '渠道对账',
    unit: '行',
    opens: 'ops.pay.export',
    list: 'payments',
    mostRows: mostOfOthers,
  },
  settlements: {
    name: '供应商结算单',
    unit: '张结算单',
    opens: 'ops.settle.view',
    list: 'settlements',
    mostRows: mostOfOthers,
  },
  ownSettlements: {
    name: '结算单',
    unit: '张结算单',
    opens: 'ops.own.settleView',
    list: 'ownSettlements',
    mostRows: mostOfOthers,
  },
  ownStock: { name: '商品库存', unit: '个商品', opens: 'ops.own.view', list: 'ownGoods', mostRows: mostOfOthers },
  log: { name: '操作日志', unit: '条记录', opens: 'ops.log.view', list: 'log', mostRows: mostOfOthers },
} as const satisfies Record<string, ListExportEntry>;
export type ListExportKind = keyof typeof listExports;
export const listExportKinds = Object.keys(listExports) as [ListExportKind, ...ListExportKind[]];

/** How long a finished file can be fetched, and stands in the list of exports. */
export const listExportKeptMs = 3 * dayMs;

/** The columns of a sheet, in their order; goods have those of a goods file, orders stand in orders/order-sheet.ts. */
export const exportColumns = {
  customers: [
    '客户',
    '统一社会信用代码',
    '联系人',
    '状态',
    '停止发货',
    '业务员',
    '结算方式',
    '信用额度',
    '临时额度',
    '已用额度',
    '可用额度',
    '逾期金额',
    '开户时间',
  ],
  statements: [
    '对账单号',
    '客户',
    '账期起',
    '账期止',
    '收货金额',
    '退款',
    '调整',
    '应付金额',
    '已付金额',
    '待确认付款',
    '未付金额',
    '已开票',
    '结算方式',
    '最后付款日',
    '逾期天数',
    '状态',
    '生成时间',
  ],
  payments: [
    '支付单号',
    '客户',
    '交易单号',
    '渠道',
    '渠道流水号',
    '应付',
    '实收',
    '状态',
    '入账',
    '失败原因',
    '发起时间',
    '支付时间',
  ],
  refunds: [
    '退款单号',
    '客户',
    '交易单号',
    '订单号',
    '支付单号',
    '渠道',
    '方式',
    '金额',
    '状态',
    '原因',
    '失败原因',
    '银行流水号',
    '申请时间',
    '到账时间',
  ],
  channelBills: [
    '账单日期',
    '渠道',
    '商户号',
    '类型',
    '本店单号',
    '渠道流水号',
    '交易单号',
    '渠道金额',
    '渠道状态',
    '本店金额',
    '本店状态',
    '核对结果',
    '处理',
    '说明',
    '处理人',
    '时间',
  ],
  settlements: [
    '结算单号',
    '供应商',
    '账期起',
    '账期止',
    '收货金额',
    '退货金额',
    '调整',
    '佣金',
    '应结金额',
    '已付金额',
    '最后付款日',
    '状态',
    '生成时间',
  ],
  ownStock: ['货号', '商品', '规格', '单位', '分类', '在售', '现存', '被订单占用', '可售', '安全库存', '累计销量'],
  log: ['时间', '人员', '操作', '对象', '编号或名称', '变更', 'IP'],
} as const satisfies Partial<Record<ListExportKind, readonly string[]>>;

/** The columns that are ticked when somebody exports again: all but those he left out the last time. */
export const wantedColumns = (all: readonly string[], hidden: readonly string[]): string[] => {
  const left = all.filter((title) => !hidden.includes(title));
  return left.length > 0 ? left : [...all];
};

/** 0 to 100; 100 only for what is finished. */
export const exportPercent = (doneRows: number, totalRows: number): number =>
  totalRows > 0 ? Math.min(99, Math.floor((doneRows / totalRows) * 100)) : 0;
