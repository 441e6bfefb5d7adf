import type { BodyOf } from '@jicai/contract/index.ts';
import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { builtInShopRoleKeys, builtInShopRoles } from '@jicai/domain/shop-side/shop-roles.ts';
import {
  isForAccountType,
  shopPermissionCodes,
  shopPermissions,
  type ShopPermission,
} from '@jicai/domain/shop-side/shop-permissions.ts';
import {
  canHandOn,
  mostOwnRoles,
  ownStaffRight,
  type StaffType,
  staffTypes,
  whyShopRoleDisabled,
} from '@jicai/domain/shop-side/staff-rules.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { requireVersion } from '../orders/index.ts';
import { beyond, permissionsOf } from './managed-staff.ts';
import { lockOperators, selectStaff } from './staff-list.store.ts';
import {
  countHolders,
  deleteShopRole,
  insertShopRole,
  type OwnRoleRow,
  selectHolderAccounts,
  selectOwnRoles,
  updateShopRole,
} from './staff-roles.store.ts';

interface Changed {
  roleId: string;
  version: number;
}

/** A role as it stands to the caller. */
export interface SeenRole extends Omit<OwnRoleRow, 'permissions'> {
  permissions: ShopPermission[];
  isBuiltIn: boolean;
  isAbove: boolean;
  userCount: number;
}

/** Every role of the shop's side, the built-in ones first. */
export async function listShopRoles(ctx: SignedInCtx): Promise<SeenRole[]> {
  const [own, holders] = await Promise.all([selectOwnRoles(ctx), countHolders(ctx)]);
  const builtIn = builtInShopRoleKeys.map((roleId) => {
    const { roleName: name, accountType, permissions } = builtInShopRoles[roleId];
    return { roleId, name, remark: '', accountType, permissions: [...permissions], version: 0 };
  });
  const seen = (role: OwnRoleRow, isBuiltIn: boolean): SeenRole => {
    const permissions = [...permissionsOf({ accountType: role.accountType, roles: [role.roleId] }, own)];
    const isAbove = !canHandOn(permissions, ctx.actor);
    return { ...role, permissions, isBuiltIn, isAbove, userCount: holders.get(role.roleId) ?? 0 };
  };
  const all = [...builtIn.map((role) => seen(role, true)), ...own.map((role) => seen(role, false))];
  // A supplier sees the roles that its people may hold.
  return ctx.actor.accountType === accountTypes.supplier
    ? all.filter(({ accountType }) => accountType === staffTypes.supplier)
    : all;
}

/** Refused as forbidden for what the caller does not hold, badInput for what the type of account may not hold. */
export async function addShopRole(ctx: SignedInCtx, form: BodyOf<'/api/OpsStaff/AddRole'>['data']): Promise<Changed> {
  const { roleName: name, remark, accountType } = form;
  await lockOperators(ctx);
  if ((await selectOwnRoles(ctx)).length >= mostOwnRoles)
    throw refuse.failed({ text: `最多可以新增${mostOwnRoles}个角色` });
  const permissions = grantablePermissions(ctx, form);
  const roleId = await insertShopRole(ctx, { name, remark, accountType, permissions });
  await writeAudit(ctx, { subject: `shopRole ${roleId}`, before: null, after: told({ name, remark, permissions }) });
  return { roleId, version: 1 };
}

/** Who holds the role acts by its new permissions from his next call on. */
export async function editShopRole(ctx: SignedInCtx, form: BodyOf<'/api/OpsStaff/EditRole'>['data']): Promise<Changed> {
  const { roleId, roleName: name, remark } = form;
  const role = await lockRole(ctx, form, 'edit');
  const permissions = grantablePermissions(ctx, { accountType: role.accountType, permissions: form.permissions });
  await requireOwnRightStays(ctx, { ...role, permissions });
  await updateShopRole(ctx, roleId, { name, remark, permissions });
  for (const accountId of await selectHolderAccounts(ctx, roleId)) ctx.deps.recentActors.forget(accountId, ctx.now);
  await writeAudit(ctx, {
    subject: `shopRole ${roleId}`,
    before: told(role),
    after: told({ name, remark, permissions }),
  });
  return { roleId, version: role.version + 1 };
}

/** Refused as failed while somebody holds it. */
export async function removeShopRole(
  ctx: SignedInCtx,
  input: { roleId: string; version?: number | undefined },
): Promise<void> {
  const role = await lockRole(ctx, input, 'delete');
  await deleteShopRole(ctx, role.roleId);
  await writeAudit(ctx, { subject: `shopRole ${role.roleId}`, before: told(role), after: null });
}

/** A role of the shop's own that the caller may change. */
async function lockRole(
  ctx: SignedInCtx,
  { roleId, version }: { roleId: string; version?: number | undefined },
  action: 'edit' | 'delete',
): Promise<SeenRole> {
  await lockOperators(ctx);
  const role = (await listShopRoles(ctx)).find((one) => !one.isBuiltIn && one.roleId === roleId);
  if (!role) throw refuse.notFound();
  const text = whyShopRoleDisabled(action, role);
  if (text !== '') throw role.isAbove ? refuse.forbidden({ text }) : refuse.failed({ text });
  requireVersion(role, version);
  return role;
}

function grantablePermissions(
  ctx: SignedInCtx,
  { accountType, permissions }: { accountType: StaffType; permissions: readonly ShopPermission[] },
): ShopPermission[] {
  if (permissions.some((code) => !isForAccountType(code, accountType)))
    throw badField('permissions', '供应商不能拥有其中的权限');
  if (!canHandOn(permissions, ctx.actor)) throw beyond('permissions');
  return shopPermissionCodes.filter((code) => permissions.includes(code));
}

/** Who changes a role that he holds himself keeps the right to look after users. */
async function requireOwnRightStays(ctx: SignedInCtx, changed: OwnRoleRow): Promise<void> {
  const self = await selectStaff(ctx, ctx.actor.userId);
  const own = (await selectOwnRoles(ctx)).map((role) => (role.roleId === changed.roleId ? changed : role));
  const roles = self?.roles ?? [];
  if (!permissionsOf({ accountType: staffTypes.operator, roles }, own).has('ops.staff.edit'))
    throw refuse.failed({ text: ownStaffRight, fields: [{ field: 'permissions', msg: ownStaffRight }] });
}

/** A role as the log tells it. */
const told = ({
  name,
  remark,
  permissions,
}: {
  name: string;
  remark: string;
  permissions: readonly ShopPermission[];
}) => ({
  roleName: name,
  remark,
  permissionNames: permissions.map((code) => shopPermissions[code].label),
});
