import type { DataScope } from '@jicai/domain/people/permissions.ts';
import { type RoleRights, rightsOf, whyRoleDisabled, withHidden } from '@jicai/domain/people/role-rights.ts';
import { isWithinRights } from '@jicai/domain/people/user-rules.ts';
import { roleNameUsed } from '@jicai/domain/people/organisation-form.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { badField, refuse } from '../../http/refusal.ts';
import { listRolesOfUser, lockEnterprise } from '../accounts/index.ts';
import { reassignTasksOfLeaver } from '../approvals/index.ts';
import { writeAudit } from '../audit/index.ts';
import { requireVersion } from '../orders/index.ts';
import {
  deleteRole,
  insertRole,
  type RoleRow,
  type RoleValues,
  selectHolders,
  selectIsNameUsed,
  selectRole,
  selectRuleAsking,
  updateRole,
} from './roles.store.ts';

interface ChosenRights {
  functionIds: readonly string[];
  permissions?: readonly string[] | undefined;
}

interface RoleForm {
  roleName: string;
  remark: string;
  dataScope: DataScope;
}

interface Changed {
  roleId: string;
  version: number;
}

/** How a role stands to the caller. */
export const standingOf = (ctx: SignedInCtx, { builtIn, userCount, ...rights }: RoleRow) => ({
  isSystem: builtIn !== '',
  isAbove: !isWithinRights(rights, ctx.actor),
  userCount,
});

/** A role of the caller's enterprise; refused as notFound when it has none with this id. */
export async function getRole(ctx: SignedInCtx, roleId: string): Promise<RoleRow> {
  const role = await selectRole(ctx, roleId);
  if (!role) throw refuse.notFound();
  return role;
}

/**
 * A new role, often a copy of another, of which it then keeps what is hidden; nobody hands on what he may not do himself
 * (forbidden).
 */
export async function addRole(
  ctx: SignedInCtx,
  { sourceRoleId, ...form }: RoleForm & ChosenRights & { sourceRoleId?: string | undefined },
): Promise<Changed> {
  await lockEnterprise(ctx);
  const source = sourceRoleId ? await getRole(ctx, sourceRoleId) : undefined;
  const values = { ...(await requireFreeName(ctx, form)), ...(await rightsFrom(ctx, form, source)) };
  await requireGrantable(ctx, values);
  const roleId = await insertRole(ctx, values);
  await writeAudit(ctx, { subject: `role ${roleId}`, before: {}, after: values });
  return { roleId, version: 1 };
}

/** Name, remark and scope, and its functions where they are given. */
export async function editRole(
  ctx: SignedInCtx,
  { roleId, version, ...form }: Identified & RoleForm & Partial<ChosenRights>,
): Promise<Changed> {
  const role = await lockRole(ctx, { roleId, version }, 'edit');
  const { functionIds, permissions } = form;
  const chosen = functionIds ? { functionIds, permissions } : role;
  const values = { ...(await requireFreeName(ctx, { roleId, ...form })), ...(await rightsFrom(ctx, chosen, role)) };
  return change(ctx, role, values);
}

/** The functions of a role, and which of their codes it has. */
export async function setFunctions(
  ctx: SignedInCtx,
  { roleId, version, ...chosen }: Identified & ChosenRights,
): Promise<Changed> {
  const role = await lockRole(ctx, { roleId, version }, 'edit');
  const { name, remark, orderScope } = role;
  return change(ctx, role, { name, remark, orderScope, ...(await rightsFrom(ctx, chosen, role)) });
}

/** Takes away a role that nobody holds and no approval rule names; failed with the reason otherwise. */
export async function removeRole(ctx: SignedInCtx, input: Identified): Promise<void> {
  const role = await lockRole(ctx, input, 'delete');
  const ruleName = await selectRuleAsking(ctx, role.roleId);
  if (ruleName !== undefined) throw refuse.failed({ text: `审批规则“${ruleName}”正在使用该角色，不能删除` });
  await deleteRole(ctx, role.roleId);
  await writeAudit(ctx, { subject: `role ${role.roleId}`, before: traitsOf(role), after: {} });
}

interface Identified {
  roleId: string;
  version: number | undefined;
}

/** A role the caller may change; changes of one enterprise's roles and people wait for each other. */
async function lockRole(
  ctx: SignedInCtx,
  { roleId, version }: Identified,
  action: 'edit' | 'delete',
): Promise<RoleRow> {
  await lockEnterprise(ctx);
  const role = await getRole(ctx, roleId);
  const standing = standingOf(ctx, role);
  const text = whyRoleDisabled(action, standing);
  if (text !== '') throw standing.isAbove && !standing.isSystem ? refuse.forbidden({ text }) : refuse.failed({ text });
  requireVersion(role, version);
  return role;
}

/** Who holds the role acts by its new rights from his next call on; who may approve no more hands his open approvals on. */
async function change(ctx: SignedInCtx, role: RoleRow, values: RoleValues): Promise<Changed> {
  const { roleId, version } = role;
  await requireGrantable(ctx, values);
  await updateRole(ctx, roleId, values);
  const holders = await selectHolders(ctx, roleId);
  for (const { accountId } of holders) ctx.deps.recentActors.forget(accountId, ctx.now);
  if (role.permissions.includes('audit.act')) {
    const { customerId } = ctx.actor;
    for (const { userId, orgId } of holders.filter((holder) => !holder.isApprover))
      await reassignTasksOfLeaver(ctx, { userId, customerId, orgId, comment: '审批权限已调整，由系统转交' });
  }
  await writeAudit(ctx, { subject: `role ${roleId}`, before: traitsOf(role), after: values });
  return { roleId, version: version + 1 };
}

async function requireFreeName(ctx: SignedInCtx, form: RoleForm & { roleId?: string }) {
  const { roleName: name, remark, dataScope: orderScope, roleId } = form;
  if (await selectIsNameUsed(ctx, { name, roleId })) throw badField('roleName', roleNameUsed);
  return { name, remark, orderScope };
}

const ownFunctionIds = async (ctx: SignedInCtx): Promise<string[]> =>
  (await listRolesOfUser(ctx, ctx.actor.userId)).flatMap((role) => role.functionIds);

/** What was ticked, with what is hidden in the role that is copied or changed. */
async function rightsFrom(ctx: SignedInCtx, chosen: ChosenRights, source: RoleRow | undefined): Promise<RoleRights> {
  if (!source) return rightsOf(chosen);
  const own = { functionIds: await ownFunctionIds(ctx), permissions: ctx.actor.permissions };
  return withHidden(rightsOf(chosen), { source, own });
}

/** Nobody hands on a function, a permission or a view that he has not. */
async function requireGrantable(ctx: SignedInCtx, values: RoleValues): Promise<void> {
  const own = await ownFunctionIds(ctx);
  if (values.orderScope > ctx.actor.orderScope) throw beyond('dataScope', '不能授予超出自己的数据范围');
  const hasAll = isWithinRights(values, ctx.actor) && values.functionIds.every((id) => own.includes(id));
  if (!hasAll) throw beyond('functionIds', '不能授予自己没有的权限');
}

const beyond = (field: string, msg: string) => refuse.forbidden({ text: msg, fields: [{ field, msg }] });

const traitsOf = ({ name, remark, orderScope, functionIds, permissions }: RoleRow): RoleValues => ({
  name,
  remark,
  orderScope,
  functionIds,
  permissions,
});
