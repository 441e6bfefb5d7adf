/**
 * Permission codes of buyers, from the function menu (docs/domain/menu.md §3): the menu is a view of this table,
 * the lock is the server's check of it.
 */
export const buyerPermissions = [
  'dash.view',
  'cart.edit',
  'order.submit',
  'order.view',
  'order.pay',
  'order.cancel',
  'order.receive',
  // The menu's button 申请售后; its commands demand 'return.apply'.
  'order.return',
  'order.viewAll',
  'order.export',
  'audit.act',
  'audit.transfer',
  'return.view',
  'return.apply',
  'invoice.view',
  'invoice.apply',
  'title.edit',
  'user.self',
  'address.edit',
  'org.edit',
  'role.edit',
  'user.edit',
  'rule.edit',
  // Who proves the enterprise's people may sign in as any of them: for administrators.
  'signOn.edit',
  'concern.edit',
  'history.view',
  'check.confirm',
  'check.dispute',
  'check.pay',
  'credit.view',
] as const;
export type BuyerPermission = (typeof buyerPermissions)[number];

/** How far a role sees: 本人, 本部门, 本部门及下级, 全企业. */
export const dataScopes = { own: 1, department: 2, departmentAndBelow: 3, enterprise: 4 } as const;
export type DataScope = (typeof dataScopes)[keyof typeof dataScopes];

export type BuiltInRole = 'admin' | 'buyer' | 'approver' | 'finance' | 'member';

const everyBuyer = ['order.view', 'user.self', 'dash.view', 'cart.edit'] as const;

/** What each built-in role may do and how far it sees; copied into a customer's roles when the customer is made. */
export const builtInRoles = {
  admin: {
    roleName: '企业管理员',
    orderScope: dataScopes.enterprise,
    permissions: buyerPermissions,
  },
  buyer: {
    roleName: '采购员',
    orderScope: dataScopes.own,
    permissions: [
      ...everyBuyer,
      'order.submit',
      'order.pay',
      'order.cancel',
      'order.receive',
      'order.return',
      'return.view',
      'return.apply',
      'address.edit',
      'invoice.apply',
      'concern.edit',
      'history.view',
    ],
  },
  approver: {
    roleName: '审批人',
    orderScope: dataScopes.departmentAndBelow,
    permissions: [...everyBuyer, 'order.viewAll', 'audit.act', 'audit.transfer', 'concern.edit'],
  },
  finance: {
    roleName: '财务',
    orderScope: dataScopes.enterprise,
    permissions: [
      ...everyBuyer,
      'order.viewAll',
      'order.export',
      'order.pay',
      'return.view',
      'invoice.view',
      'invoice.apply',
      'title.edit',
      'check.confirm',
      'check.dispute',
      'check.pay',
      'credit.view',
    ],
  },
  member: {
    roleName: '个人会员',
    orderScope: dataScopes.own,
    permissions: [
      ...everyBuyer,
      'order.submit',
      'order.pay',
      'order.cancel',
      'order.receive',
      'order.return',
      'return.view',
      'return.apply',
      'address.edit',
      'invoice.apply',
      'title.edit',
      'concern.edit',
      'history.view',
    ],
  },
} as const satisfies Record<
  BuiltInRole,
  { roleName: string; orderScope: DataScope; permissions: readonly BuyerPermission[] }
>;

/**
 * How far the figures of the dashboard look (docs/domain/menu.md §3): as far as the lists, but who sees departments
 * below his own there is shown his own here; who may not see others' orders sees his own alone.
 */
export function dashboardScope(viewer: {
  permissions: ReadonlySet<BuyerPermission>;
  orderScope: DataScope;
}): DataScope {
  if (!viewer.permissions.has('order.viewAll')) return dataScopes.own;
  return viewer.orderScope === dataScopes.departmentAndBelow ? dataScopes.department : viewer.orderScope;
}
