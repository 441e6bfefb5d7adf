import type { LogArea, ShopArea } from './log-acts.ts';
import { accountTypes } from '../people/account-types.ts';
import { isForAccountType, shopPermissionCodes, type ShopPermission } from './shop-permissions.ts';

/** One function of the console: a page and the acts on it. */
export interface ConsoleFunction {
  /** First part of the address behind /console/. */
  path: string;
  name: string;
  /** '' for those without a heading, at the top. */
  group: '' | '商品' | '客户与供应商' | '商城';
  /** Opens the page; who lacks it does not find it in the menu. */
  opens: ShopPermission;
  /** The function behind which it stands in the menu, as one of its parts. */
  within?: string;
  /** What the menu calls it where it stands for its parts as well. */
  withParts?: string;
  /** What it is called among its parts. */
  asPart?: string;
  /** Of many parts, the heading it stands under. */
  section?: '规则与权限' | '接入' | '记录';
}

/**
 * The console's menu (docs/domain/shop-users.md §4). A menu is a view of the permissions, never the lock. Functions come in
 * as their screens do.
 */
export const consoleMenu: readonly ConsoleFunction[] = [
  { path: 'desk', name: '工作台', group: '', opens: 'ops.desk.view' },
  { path: 'orders', name: '订单', group: '', opens: 'ops.order.view' },
  { path: 'returns', name: '售后', group: '', opens: 'ops.return.view' },
  { path: 'own-settlements', name: '结算单', group: '', opens: 'ops.own.settleView' },
  { path: 'payments', name: '收款与退款', group: '', opens: 'ops.pay.view' },
  { path: 'bank', name: '银行流水', group: '', opens: 'ops.pay.view', within: 'payments' },
  { path: 'channel-bills', name: '渠道对账', group: '', opens: 'ops.pay.view', within: 'payments' },
  { path: 'invoices', name: '发票', group: '', opens: 'ops.invoice.view' },
  { path: 'statements', name: '对账', group: '', opens: 'ops.statement.view' },
  { path: 'own', name: '我的商品', group: '商品', opens: 'ops.own.view' },
  { path: 'goods', name: '商品', group: '商品', opens: 'ops.goods.view' },
  { path: 'categories', name: '分类', group: '商品', opens: 'ops.goods.view', withParts: '分类与品牌' },
  { path: 'brands', name: '品牌', group: '商品', opens: 'ops.goods.view', within: 'categories' },
  { path: 'labels', name: '标签', group: '商品', opens: 'ops.goods.view', within: 'categories' },
  { path: 'import', name: '导入', group: '商品', opens: 'ops.goods.import' },
  { path: 'promotions', name: '满减', group: '商品', opens: 'ops.promotion.view' },
  { path: 'search', name: '搜索', group: '商品', opens: 'ops.search.view' },
  { path: 'customers', name: '客户企业', group: '客户与供应商', opens: 'ops.customer.view' },
  { path: 'suppliers', name: '供应商', group: '客户与供应商', opens: 'ops.supplier.view' },
  { path: 'settlements', name: '供应商结算', group: '客户与供应商', opens: 'ops.settle.view' },
  { path: 'studio', name: '页面装修', group: '商城', opens: 'ops.look.view' },
  { path: 'content', name: '文档与公告', group: '商城', opens: 'ops.content.view' },
  { path: 'agreements', name: '协议', group: '商城', opens: 'ops.content.view', within: 'content' },
  { path: 'reports', name: '报表', group: '商城', opens: 'ops.report.view' },
  { path: 'changes', name: '变更复核', group: '商城', opens: 'ops.change.view' },
  {
    path: 'settings',
    name: '设置',
    group: '商城',
    opens: 'ops.setting.view',
    asPart: '期限与限额',
    section: '规则与权限',
  },
  {
    path: 'staff',
    name: '用户与角色',
    group: '商城',
    opens: 'ops.staff.view',
    within: 'settings',
    section: '规则与权限',
  },
  {
    path: 'freight',
    name: '运费与配送',
    group: '商城',
    opens: 'ops.freight.view',
    within: 'settings',
    section: '规则与权限',
  },
  {
    path: 'merchants',
    name: '收款账户',
    group: '商城',
    opens: 'ops.merchant.edit',
    within: 'settings',
    section: '接入',
  },
  { path: 'tax', name: '开票服务', group: '商城', opens: 'ops.tax.edit', within: 'settings', section: '接入' },
  { path: 'sms', name: '短信服务', group: '商城', opens: 'ops.sms.edit', within: 'settings', section: '接入' },
  {
    path: 'tracking',
    name: '物流跟踪',
    group: '商城',
    opens: 'ops.tracking.edit',
    within: 'settings',
    section: '接入',
  },
  { path: 'hosts', name: '域名', group: '商城', opens: 'ops.host.edit', within: 'settings', section: '接入' },
  { path: 'jobs', name: '后台任务', group: '商城', opens: 'ops.job.view', within: 'settings', section: '记录' },
  { path: 'log', name: '操作日志', group: '商城', opens: 'ops.log.view', within: 'settings', section: '记录' },
];

/** A line of the menu: a function, or the first of several that stand behind one another. */
export interface MenuLine extends ConsoleFunction {
  /** The function whose sign it bears. */
  head: string;
  /** All that stands behind it, itself among them; empty where it stands for itself. */
  parts: readonly ConsoleFunction[];
}

/** The lines of a person's menu; of parts the first he holds is opened, and a part alone stands for itself. */
export function menuLinesOf(held: ReadonlySet<ShopPermission>): MenuLine[] {
  const all = consoleMenuOf(held);
  return [...new Set(all.map(headOf))].flatMap((head): MenuLine[] => {
    const parts = all.filter((one) => headOf(one) === head);
    const [first] = parts;
    if (!first) return [];
    return parts.length === 1
      ? [{ ...first, head: first.path, parts: [] }]
      : [{ ...first, name: menuName(head), head, parts }];
  });
}

const headOf = ({ path, within }: ConsoleFunction): string => within ?? path;

/** What the menu calls a function that stands for its parts. */
export function menuName(path: string): string {
  const { name = '', withParts = name } = consoleMenu.find((one) => one.path === path) ?? {};
  return withParts;
}

/** All functions that a person may open. */
export const consoleMenuOf = (held: ReadonlySet<ShopPermission>): ConsoleFunction[] =>
  consoleMenu.filter(({ opens }) => held.has(opens));

/** A branch of the tree on the screen of roles: an area of the console with its permissions. */
export interface PermissionBranch {
  area: ShopArea;
  name: string;
  permissions: ShopPermission[];
}

const areaNames: Readonly<Record<ShopArea, string>> = {
  desk: '工作台',
  order: '订单',
  return: '售后',
  own: '供应商商品与库存',
  pay: '收款与退款',
  invoice: '发票',
  statement: '对账',
  settle: '供应商结算',
  change: '复核',
  goods: '商品',
  stock: '库存',
  customer: '客户企业',
  report: '报表',
  search: '搜索',
  content: '文档与协议',
  supplier: '供应商',
  look: '页面装修',
  merchant: '收款账户',
  tax: '开票服务',
  sms: '短信服务',
  tracking: '物流跟踪',
  host: '域名',
  promotion: '满减',
  freight: '运费与配送',
  job: '后台任务',
  setting: '设置',
  staff: '用户与角色',
  log: '操作日志',
};

export const areaName = (area: LogArea): string => (area === 'sign' ? '登录与密码' : areaNames[area]);

// A code is "ops.<area>.<act>".
const areaOf = (code: ShopPermission): ShopArea => code.split('.')[1] as ShopArea;

/** All permissions by area, in the order of their table; a supplier's tree holds only what a supplier may hold. */
export function permissionTree(audience: 'operator' | 'supplier'): PermissionBranch[] {
  const codes = shopPermissionCodes.filter((code) => isForAccountType(code, accountTypes[audience]));
  return [...new Set(codes.map(areaOf))].map((area) => ({
    area,
    name: areaNames[area],
    permissions: codes.filter((code) => areaOf(code) === area),
  }));
}
