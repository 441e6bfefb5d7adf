import { type AccountType, accountTypes } from '../people/account-types.ts';
import { isForAccountType, type ShopPermission, shopPermissionCodes } from './shop-permissions.ts';

/** A role of the shop's side that every shop has; it is not stored, so that it gains what a new release can do. */
interface BuiltInShopRole {
  roleName: string;
  accountType: typeof accountTypes.operator | typeof accountTypes.supplier;
  permissions: readonly ShopPermission[];
}

const ofOperators = shopPermissionCodes.filter((code) => isForAccountType(code, accountTypes.operator));
/** Sheets of suppliers say what goods cost (docs/domain/money.md §9): they are no part of looking around. */
const views = ofOperators.filter((code) => code.endsWith('.view') && code !== 'ops.settle.view');
/** Who works on one area sees the rest of the daily work, not the people of the shop, its log and its reports. */
const apart: readonly ShopPermission[] = ['ops.staff.view', 'ops.log.view', 'ops.report.view'];
const daily = views.filter((code) => !apart.includes(code));

/** The roles every shop begins with (docs/domain/shop-users.md §4). */
export const builtInShopRoles = {
  manager: { roleName: '运营主管', accountType: accountTypes.operator, permissions: ofOperators },
  orders: {
    roleName: '订单专员',
    accountType: accountTypes.operator,
    permissions: [
      ...daily,
      'ops.order.ship',
      'ops.order.short',
      'ops.order.cancel',
      'ops.order.change',
      'ops.order.place',
      'ops.order.tell',
      'ops.order.export',
      'ops.stock.place',
      'ops.return.inspect',
      'ops.return.address',
    ],
  },
  goods: {
    roleName: '商品专员',
    accountType: accountTypes.operator,
    permissions: [
      ...daily,
      'ops.goods.edit',
      'ops.goods.review',
      'ops.goods.import',
      'ops.goods.export',
      'ops.goods.cost',
      'ops.goods.editCost',
      'ops.stock.edit',
      'ops.stock.place',
      'ops.search.edit',
      'ops.content.edit',
      'ops.look.edit',
      'ops.promotion.edit',
      'ops.supplier.edit',
      'ops.freight.edit',
      'ops.report.view',
    ],
  },
  customers: {
    roleName: '客户专员',
    accountType: accountTypes.operator,
    permissions: [
      ...daily,
      'ops.customer.contact',
      'ops.customer.export',
      'ops.customer.admit',
      'ops.customer.edit',
      'ops.customer.title',
      'ops.customer.term',
      'ops.customer.credit',
      'ops.customer.price',
      'ops.goods.cost',
      'ops.customer.pool',
      'ops.customer.block',
      'ops.customer.member',
      'ops.customer.viewing',
      'ops.order.place',
      'ops.report.view',
    ],
  },
  finance: {
    roleName: '财务专员',
    accountType: accountTypes.operator,
    permissions: [
      ...daily,
      'ops.pay.export',
      'ops.pay.confirm',
      'ops.pay.refund',
      'ops.invoice.issue',
      'ops.invoice.red',
      'ops.statement.export',
      'ops.statement.generate',
      'ops.statement.reply',
      'ops.statement.adjust',
      'ops.statement.collect',
      'ops.settle.view',
      'ops.settle.edit',
      'ops.settle.adjust',
      'ops.settle.pay',
      'ops.change.answer',
      'ops.goods.cost',
      'ops.customer.title',
      'ops.customer.term',
      'ops.customer.credit',
      'ops.log.view',
      'ops.report.view',
    ],
  },
  service: {
    roleName: '客服专员',
    accountType: accountTypes.operator,
    permissions: [
      ...daily,
      'ops.order.cancel',
      'ops.order.tell',
      'ops.order.change',
      'ops.order.place',
      'ops.return.audit',
      'ops.customer.contact',
      'ops.customer.viewing',
    ],
  },
  readOnly: { roleName: '只读', accountType: accountTypes.operator, permissions: views },
  supplierAdmin: {
    roleName: '供应商管理员',
    accountType: accountTypes.supplier,
    permissions: shopPermissionCodes.filter((code) => isForAccountType(code, accountTypes.supplier)),
  },
  supplierClerk: {
    roleName: '供应商员工',
    accountType: accountTypes.supplier,
    permissions: [
      'ops.desk.view',
      'ops.order.view',
      'ops.order.ship',
      'ops.return.view',
      'ops.return.inspect',
      'ops.own.view',
      'ops.own.stock',
      'ops.stock.place',
    ],
  },
} as const satisfies Record<string, BuiltInShopRole>;

export type BuiltInShopRoleKey = keyof typeof builtInShopRoles;
export const builtInShopRoleKeys = Object.keys(builtInShopRoles) as BuiltInShopRoleKey[];

export const isBuiltInShopRole = (role: string): role is BuiltInShopRoleKey => Object.hasOwn(builtInShopRoles, role);

export const shopRoleName = (role: BuiltInShopRoleKey): string => builtInShopRoles[role].roleName;

/** A role that the shop made itself. */
export interface OwnShopRole {
  roleId: string;
  permissions: readonly string[];
}

/**
 * What somebody of the shop's side may do by the roles he holds: keys of built-in roles, ids of roles the shop made.
 * Unknown roles and codes count for nothing, and nobody gets what his type of account may not hold.
 */
export function shopPermissionsOf(
  { accountType, roles }: { accountType: AccountType; roles: readonly string[] },
  own: readonly OwnShopRole[] = [],
): Set<ShopPermission> {
  const codes = roles.flatMap((role): readonly string[] => {
    if (isBuiltInShopRole(role)) return builtInShopRoles[role].permissions;
    return own.find((one) => one.roleId === role)?.permissions ?? [];
  });
  return new Set(shopPermissionCodes.filter((code) => codes.includes(code) && isForAccountType(code, accountType)));
}

/** The built-in roles an account of this type may hold. */
export const builtInRolesFor = (accountType: AccountType): BuiltInShopRoleKey[] =>
  builtInShopRoleKeys.filter((key) => builtInShopRoles[key].accountType === accountType);
