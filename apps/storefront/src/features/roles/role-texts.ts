import { type BuyerPermission, type DataScope, dataScopes } from '@jicai/domain/people/permissions.ts';

export const scopeTexts: Record<DataScope, { name: string; note: string }> = {
  [dataScopes.own]: { name: '本人', note: '只看自己提交的订单和单据' },
  [dataScopes.department]: { name: '本部门', note: '看所在部门成员的订单，不含下级部门' },
  [dataScopes.departmentAndBelow]: { name: '本部门及下级', note: '看所在部门和所有下级部门的订单' },
  [dataScopes.enterprise]: { name: '全企业', note: '看企业全部订单，适合管理员和财务' },
};

export const scopes: readonly DataScope[] = [
  dataScopes.own,
  dataScopes.department,
  dataScopes.departmentAndBelow,
  dataScopes.enterprise,
];

/** What a code allows, for codes beside the one that opens the screen. */
export const codeTexts: Partial<Record<BuyerPermission, string>> = {
  'order.submit': '提交订单',
  'order.pay': '支付订单',
  'order.cancel': '取消订单',
  'order.receive': '确认收货',
  'order.return': '申请售后',
  'order.export': '导出订单',
  'audit.transfer': '转交审批',
  'return.apply': '申请退换货',
  'title.edit': '维护发票抬头',
  'check.dispute': '对账单提出异议',
  'check.pay': '登记付款',
};
