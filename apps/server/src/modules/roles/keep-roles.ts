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

/** What decides whether the caller may change a role. */
export const standingOf = (ctx: SignedInCtx, { builtIn, userCount, ...rights }: RoleRow) => ({
  isSystem: builtIn !== '',
  isAbove: !isWithinRights(rights, ctx.actor),
  userCount,
});

/** A role of the caller's enterprise. Refuses with notFound if there is none with this id. */
export async function getRole(ctx: SignedInCtx, roleId: string): Promise<RoleRow> {
  const role = await selectRole(ctx, roleId);
  if (!role) throw refuse.notFound();
  return role;
}

/**
 * Adds a role, often as a copy of another; then it also keeps that role's hidden rights. Refuses with forbidden if it has rights
 * that the caller lacks.
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

/** Changes name, remark and scope of a role, and its functions if they are given. */
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

/** Sets the functions of a role and which of their codes it has. */
export async function setFunctions(
  ctx: SignedInCtx,
  { roleId, version, ...chosen }: Identified & ChosenRights,
): Promise<Changed> {
  const role = await lockRole(ctx, { roleId, version }, 'edit');
  const { name, remark, orderScope } = role;
  return change(ctx, role, { name, remark, orderScope, ...(await rightsFrom(ctx, chosen, role)) });
}

/** Deletes a role. Refuses with failed and the reason if a user has it or an approval rule names it. */
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

/** Locks a role that the caller may change. Changes of roles and users of one enterprise run one after the other. */
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

/**
 * Writes the changed role. Its users have the new rights from their next call; open approvals of those who may no
 * longer approve are passed on.
 */
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

/** The chosen rights, and the hidden rights of the role that is copied or changed. */
async function rightsFrom(ctx: SignedInCtx, chosen: ChosenRights, source: RoleRow | undefined): Promise<RoleRights> {
  if (!source) return rightsOf(chosen);
  const own = { functionIds: await ownFunctionIds(ctx), permissions: ctx.actor.permissions };
  return withHidden(rightsOf(chosen), { source, own });
}

/** Refuses with forbidden if the role would have a function, permission or data scope that the caller lacks. */
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
