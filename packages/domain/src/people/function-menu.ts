import type { BuiltInRole, BuyerPermission } from './permissions.ts';

/**
 * The function menu (docs/domain/menu.md §2): what the personal and the finance centre hold. A menu is a view of the
 * permission table, never the lock.
 */
export interface MenuFunction {
  functionId: string;
  /** '' for a first-level entry. */
  parentId: string;
  formUrl: string;
  functionName: string;
  module: 'center' | 'finance';
  /** Name of an icon of the icon set, or '' for a child. */
  icon: string;
  sortNo: number;
  /** Built-in roles that hold the function. */
  heldBy: readonly BuiltInRole[];
  /** Of these, who has the route without the menu entry. */
  hiddenFor: readonly BuiltInRole[];
  /** Permission codes that its buttons stand for. */
  buttons: readonly BuyerPermission[];
  /** Codes that go with the function although its screen has no button for them. */
  besides?: readonly BuyerPermission[];
}

const everyone = ['admin', 'buyer', 'approver', 'finance', 'member'] as const;
const none = { hiddenFor: [], buttons: [] } as const;
const top = { parentId: '', ...none } as const;
const center = { module: 'center', icon: '', hiddenFor: [] } as const;
const finance = { module: 'finance', icon: '', hiddenFor: [] } as const;

export const functionMenu: readonly MenuFunction[] = [
  {
    ...top,
    functionId: '110',
    formUrl: 'dashboard',
    functionName: '工作台',
    module: 'center',
    icon: 'layout-dashboard',
    sortNo: 10,
    heldBy: everyone,
  },
  {
    ...center,
    functionId: '111',
    parentId: '110',
    formUrl: 'overview',
    functionName: '数据概览',
    sortNo: 1,
    heldBy: everyone,
    buttons: ['dash.view'],
  },

  {
    ...top,
    functionId: '210',
    formUrl: 'order',
    functionName: '订单中心',
    module: 'center',
    icon: 'clipboard-list',
    sortNo: 20,
    heldBy: everyone,
  },
  {
    ...center,
    functionId: '211',
    parentId: '210',
    formUrl: 'myOrder',
    functionName: '我的订单',
    sortNo: 1,
    heldBy: everyone,
    buttons: ['order.view', 'order.pay', 'order.cancel', 'order.receive', 'order.return'],
    besides: ['order.submit'],
  },
  {
    ...center,
    functionId: '212',
    parentId: '210',
    formUrl: 'allOrder',
    functionName: '全部订单',
    sortNo: 2,
    heldBy: ['admin', 'approver', 'finance'],
    buttons: ['order.viewAll', 'order.export', 'order.pay'],
  },
  {
    ...center,
    functionId: '213',
    parentId: '210',
    formUrl: 'myAudit',
    functionName: '我的审批',
    sortNo: 3,
    heldBy: ['admin', 'buyer', 'approver'],
    hiddenFor: ['buyer'],
    buttons: ['audit.act', 'audit.transfer'],
  },
  {
    ...center,
    functionId: '214',
    parentId: '210',
    formUrl: 'cancelOrder',
    functionName: '已取消订单',
    sortNo: 4,
    heldBy: ['admin', 'buyer', 'member'],
    buttons: ['order.view'],
  },
  {
    ...center,
    functionId: '215',
    parentId: '210',
    formUrl: 'cancelReturn',
    functionName: '取消及退货订单',
    sortNo: 5,
    heldBy: ['admin', 'buyer', 'finance', 'member'],
    buttons: ['return.view', 'return.apply'],
  },
  {
    ...center,
    functionId: '216',
    parentId: '210',
    formUrl: 'invalidInvoice',
    functionName: '作废发票',
    sortNo: 6,
    heldBy: ['admin', 'finance'],
    buttons: ['invoice.view'],
  },
  // No role holds it: who is named as a receiver of a department has it.
  {
    ...center,
    functionId: '217',
    parentId: '210',
    formUrl: 'receiving',
    functionName: '部门验收',
    sortNo: 7,
    heldBy: [],
    buttons: [],
  },

  {
    ...top,
    functionId: '310',
    formUrl: 'kamUser',
    functionName: '账户中心',
    module: 'center',
    icon: 'user-circle',
    sortNo: 30,
    heldBy: everyone,
  },
  {
    ...center,
    functionId: '311',
    parentId: '310',
    formUrl: 'userInfo',
    functionName: '个人信息',
    sortNo: 1,
    heldBy: everyone,
    buttons: ['user.self'],
  },
  {
    ...center,
    functionId: '312',
    parentId: '310',
    formUrl: 'receivingAddress',
    functionName: '收货地址',
    sortNo: 2,
    heldBy: ['admin', 'buyer', 'member'],
    buttons: ['address.edit'],
  },
  {
    ...center,
    functionId: '313',
    parentId: '310',
    formUrl: 'invoice',
    functionName: '发票管理',
    sortNo: 3,
    heldBy: ['admin', 'buyer', 'finance', 'member'],
    buttons: ['invoice.apply', 'title.edit'],
  },
  {
    ...center,
    functionId: '314',
    parentId: '310',
    formUrl: 'organization',
    functionName: '组织架构',
    sortNo: 4,
    heldBy: ['admin'],
    buttons: ['org.edit'],
  },
  {
    ...center,
    functionId: '315',
    parentId: '310',
    formUrl: 'roles',
    functionName: '角色管理',
    sortNo: 5,
    heldBy: ['admin'],
    buttons: ['role.edit'],
  },
  {
    ...center,
    functionId: '316',
    parentId: '310',
    formUrl: 'userList',
    functionName: '用户管理',
    sortNo: 6,
    heldBy: ['admin'],
    buttons: ['user.edit'],
  },
  {
    ...center,
    functionId: '317',
    parentId: '310',
    formUrl: 'auditRule',
    functionName: '审批设置',
    sortNo: 7,
    heldBy: ['admin'],
    buttons: ['rule.edit'],
  },
  {
    ...center,
    functionId: '318',
    parentId: '310',
    formUrl: 'signOn',
    functionName: '单点登录',
    sortNo: 8,
    heldBy: ['admin'],
    buttons: ['signOn.edit'],
  },

  {
    ...top,
    functionId: '410',
    formUrl: 'concern',
    functionName: '我的收藏',
    module: 'center',
    icon: 'heart',
    sortNo: 40,
    heldBy: ['admin', 'buyer', 'approver', 'member'],
  },
  {
    ...center,
    functionId: '411',
    parentId: '410',
    formUrl: 'itemConcern',
    functionName: '商品收藏',
    sortNo: 1,
    heldBy: ['admin', 'buyer', 'approver', 'member'],
    buttons: ['concern.edit'],
  },
  {
    ...center,
    functionId: '412',
    parentId: '410',
    formUrl: 'browsing',
    functionName: '浏览足迹',
    sortNo: 2,
    heldBy: ['admin', 'buyer', 'member'],
    buttons: ['history.view'],
  },

  {
    ...top,
    functionId: '510',
    formUrl: 'checkOrder',
    functionName: '财务中心',
    module: 'finance',
    icon: 'report-money',
    sortNo: 50,
    heldBy: ['admin', 'finance'],
  },
  {
    ...finance,
    functionId: '511',
    parentId: '510',
    formUrl: 'financeCheck',
    functionName: '对账管理',
    sortNo: 1,
    heldBy: ['admin', 'finance'],
    buttons: ['check.confirm', 'check.dispute', 'check.pay'],
  },
  {
    ...finance,
    functionId: '512',
    parentId: '510',
    formUrl: 'credit',
    functionName: '信用账户',
    sortNo: 2,
    heldBy: ['admin', 'finance'],
    buttons: ['credit.view'],
  },
];

/** Ids of the functions a built-in role holds, first levels included; copied into a customer's role when it is made. */
export function functionIdsOf(role: BuiltInRole): string[] {
  return functionMenu.filter((entry) => entry.heldBy.includes(role)).map((entry) => entry.functionId);
}
