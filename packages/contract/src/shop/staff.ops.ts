import { mobile, passwordMd5 } from '@jicai/domain/people/account-form.ts';
import { optionally, tidyText } from '@jicai/domain/forms/text.ts';
import { userAccountNo, userMobile, userName } from '@jicai/domain/people/user-form.ts';
import { userStates } from '@jicai/domain/people/user-rules.ts';
import { shopPermissionCodes } from '@jicai/domain/shop-side/shop-permissions.ts';
import { mostRolesOfStaff, staffRoleName, staffRoleRemark, staffTypes } from '@jicai/domain/shop-side/staff-rules.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zId } from '../wire/body.ts';
import { zCode } from '../wire/code.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

/** Key of a built-in role, or the id of one the shop made. */
const zRoleKey = z.string().regex(/^[a-zA-Z0-9]{1,20}$/, '请选择角色');
const zRoles = z.preprocess(
  (value) => value ?? [],
  z.array(zRoleKey).min(1, '请选择角色').max(mostRolesOfStaff, `最多选择${mostRolesOfStaff}个角色`),
);
const zPermissions = z.array(z.enum(shopPermissionCodes));

const zStaff = z.object({
  userId: z.string(),
  accountNo: z.string(),
  userName: z.string(),
  /** With its middle digits starred. */
  mobile: z.string(),
  /** 2 operators, 3 suppliers' people. */
  accountType: zCode(staffTypes),
  /** '' for an operator. */
  supplierId: z.string(),
  supplierName: z.string(),
  roles: z.array(z.object({ roleId: z.string(), roleName: z.string() })),
  permissions: zPermissions,
  /** 1 正常 2 停用. */
  userState: zCode(userStates),
  /** He has not yet changed the password that somebody gave him. */
  mustChangePwd: z.boolean(),
  /** '' for who has never signed in. */
  lastLoginTime: z.string(),
  isSelf: z.boolean(),
  /** Why the caller may not do it to this user; '' where he may. */
  disabledReason: z.object({ edit: z.string(), disable: z.string(), resetPwd: z.string() }),
  version: z.number().int(),
});
export type Staff = z.infer<typeof zStaff>;

const zStaffRole = z.object({
  roleId: z.string(),
  roleName: z.string(),
  remark: z.string(),
  accountType: zCode(staffTypes),
  isBuiltIn: z.boolean(),
  permissions: zPermissions,
  /** Whether the caller holds all of it himself, so that he may give it to somebody. */
  isGrantable: z.boolean(),
  userCount: z.number().int(),
  disabledReason: z.object({ edit: z.string(), delete: z.string() }),
  version: z.number().int(),
});
export type StaffRole = z.infer<typeof zStaffRole>;

const look = { access: { ops: 'ops.staff.view' } } as const;
const role = { access: { ops: 'ops.staff.role' }, requestId: 'optional' } as const;
const edit = { access: { ops: 'ops.staff.edit' }, requestId: 'optional' } as const;
const changed = { result: z.object({ userId: z.string(), version: z.number().int() }) };
const changedRole = { result: z.object({ roleId: z.string(), version: z.number().int() }) };
const accountPwd = zForm(passwordMd5, (value) => value);
const roleForm = {
  roleName: zForm(staffRoleName, tidyText),
  remark: zForm(staffRoleRemark, tidyText),
  permissions: z.preprocess((value) => value ?? [], zPermissions.min(1, '请选择权限')),
};

/** 用户与角色: the people of the shop's side and what they may do (docs/domain/shop-users.md §6). */
export const staffOps = {
  /** The newest first. `searchKey` looks into account and name, and finds a mobile given in full. */
  '/api/OpsStaff/GetPage': endpoint({
    ...look,
    body: pageQuery({
      accountType: optional.code(staffTypes),
      userState: optional.code(userStates),
      roleId: optional.text(20),
      /** The people of one supplier. */
      supplierId: optional.id,
    }),
    result: z.array(zStaff),
    extra: pageExtra,
  }),
  /** Every role, the built-in ones first. */
  '/api/OpsStaff/GetRoleList': endpoint({ ...look, body: z.object({}), result: z.array(zStaffRole) }),
  /** Whose people an account may belong to. */
  '/api/OpsStaff/GetSupplierList': endpoint({
    ...look,
    body: z.object({}),
    result: z.array(z.object({ supplierId: z.string(), supplierName: z.string() })),
  }),
  /**
   * Somebody who signs in with the first password and must change it. '1006', '1007' and '1010' as for buyers; '3' for a role
   * beyond the caller's own permissions; '4' where the supplier is missing, or the role is not for this type of account.
   */
  '/api/OpsStaff/Add': endpoint({
    asksPassword: true,
    ...edit,
    body: command({
      accountNo: zForm(userAccountNo),
      accountPwd,
      userName: zForm(userName, tidyText),
      mobile: zForm(userMobile),
      accountType: zCode(staffTypes, '请选择账号类型'),
      supplierId: optional.id,
      roles: zRoles,
    }),
    ...changed,
  }),
  /** Without `mobile` it stays. '1' for who would lose his own right to look after users, and for the last 运营主管. */
  '/api/OpsStaff/Edit': endpoint({
    asksPassword: true,
    ...edit,
    body: command({
      userId: zId,
      userName: zForm(userName, tidyText),
      mobile: zForm(optionally(mobile)),
      roles: zRoles,
    }),
    ...changed,
  }),
  /** 启用 1, 停用 2: ends the user's sessions. '1' for oneself and the last 运营主管. */
  '/api/OpsStaff/SetState': endpoint({
    asksPassword: true,
    ...edit,
    body: command({ userId: zId, userState: zCode(userStates) }),
    ...changed,
  }),
  /** A password for once: the user's sessions end. '1' for oneself. */
  '/api/OpsStaff/ResetPwd': endpoint({
    asksPassword: true,
    ...edit,
    body: command({ userId: zId, accountPwd }),
    ...changed,
  }),
  '/api/OpsStaff/AddRole': endpoint({
    asksPassword: true,
    ...role,
    body: command({ ...roleForm, accountType: zCode(staffTypes, '请选择账号类型') }),
    ...changedRole,
  }),
  /** Who holds the role acts by its new permissions from his next call on. */
  '/api/OpsStaff/EditRole': endpoint({
    asksPassword: true,
    ...role,
    body: command({ roleId: zId, ...roleForm }),
    ...changedRole,
  }),
  /** '1' while somebody holds it. */
  '/api/OpsStaff/DeleteRole': endpoint({
    asksPassword: true,
    ...role,
    body: command({ roleId: zId }),
    result: z.object({ roleId: z.string() }),
  }),
};
