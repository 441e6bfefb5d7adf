import { zCode } from '../wire/code.ts';
import { userStates } from '@jicai/domain/people/user-rules.ts';
import { email, mobile, passwordMd5 } from '@jicai/domain/people/account-form.ts';
import { optionally, tidyText } from '@jicai/domain/forms/text.ts';
import { userAccountNo, userMobile, userName } from '@jicai/domain/people/user-form.ts';
import { z } from 'zod';
import { command, optional, pageQuery, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const zUser = z.object({
  userId: z.string(),
  accountNo: z.string(),
  userName: z.string(),
  /** With its middle digits starred; in full by Account/ViewMobile. */
  mobile: z.string(),
  email: z.string(),
  /** '' for who stands in no department. */
  orgId: z.string(),
  orgName: z.string(),
  roles: z.array(z.object({ roleId: z.string(), roleName: z.string() })),
  /** 1 正常 2 停用. */
  userState: zCode(userStates),
  /** '' for who has never signed in. */
  lastLoginTime: z.string(),
  isSelf: z.boolean(),
  /** Why the caller may not do it to this user; '' where he may. `edit` is also for the roles. */
  disabledReason: z.object({ edit: z.string(), disable: z.string(), resetPwd: z.string() }),
  version: z.number().int(),
});
export type User = z.infer<typeof zUser>;

const zChanged = z.object({ userId: z.string(), version: z.number().int() });

const zOrg = z.preprocess(
  (value) => value ?? '',
  z.union([zId, z.literal('')]).refine((id) => id !== '', '请选择部门'),
);
const zChosenRoles = z.array(zId).min(1, '请选择角色').max(20);
const zRoles = z.preprocess((value) => value ?? [], zChosenRoles);
const personFields = { userName: zForm(userName, tidyText), email: zForm(email), orgId: zOrg };
const asItStands = (value: string) => value;
const accountPwd = zForm(passwordMd5, asItStands);

const access = { can: 'user.edit' } as const;

/** 用户管理: the people of the caller's own enterprise; those of others are '5' (docs/domain/accounts.md §7). */
export const users = {
  /**
   * The newest first. `orgId` takes the departments below it along; `searchKey` looks into account and name, and finds a mobile given in full.
   */
  '/api/CustUser/GetPage': endpoint({
    access,
    body: pageQuery({ orgId: optional.id, roleId: optional.id, userState: optional.code(userStates) }),
    result: z.array(zUser),
    extra: pageExtra,
  }),
  '/api/CustUser/GetModel': endpoint({ access, body: command({ userId: zId }), result: zUser }),
  /**
   * A colleague who signs in with the first password and must change it. '1006' and '1007' at the field, '1010'; '3' for a
   * role that may do what the caller may not.
   */
  '/api/CustUser/Add': endpoint({
    access,
    body: command({
      ...personFields,
      accountNo: zForm(userAccountNo),
      accountPwd,
      mobile: zForm(userMobile),
      roleIds: zRoles,
    }),
    result: zChanged,
    requestId: 'optional',
  }),
  /**
   * Without `mobile` or `roleIds` these stay. Like all changes it needs the version last read ('6'), and refuses with '3' where
   * the user may do what the caller may not; '1' for another mobile of one's own, which Account/EditMobile changes.
   */
  '/api/CustUser/Edit': endpoint({
    access,
    body: command({
      userId: zId,
      ...personFields,
      mobile: zForm(optionally(mobile)),
      roleIds: zChosenRoles.optional(),
    }),
    result: zChanged,
    requestId: 'optional',
  }),
  /** 启用 1, 停用 2: ends the user's sessions and hands his open approvals on. '1' for oneself and the last administrator. */
  '/api/CustUser/SetState': endpoint({
    access,
    body: command({ userId: zId, userState: zCode(userStates) }),
    result: zChanged,
    requestId: 'optional',
  }),
  /** A password for once: the user's sessions end, and he must change it when he signs in. '1010'; '1' for oneself. */
  '/api/CustUser/ResetPwd': endpoint({
    access,
    body: command({ userId: zId, accountPwd }),
    result: zChanged,
    requestId: 'optional',
  }),
  /** The roles a user holds from now on. '1' where no administrator would be left. */
  '/api/CustUser/SetRole': endpoint({
    access,
    body: command({ userId: zId, roleIds: zRoles }),
    result: zChanged,
    requestId: 'optional',
  }),
};
