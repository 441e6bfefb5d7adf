import type { User } from '@jicai/contract/people/users.ts';
import { email, mobile } from '@jicai/domain/people/account-form.ts';
import { optionally, tidyCode, tidyText } from '@jicai/domain/forms/text.ts';
import { userAccountNo, userMobile, userName } from '@jicai/domain/people/user-form.ts';
import type { Faults } from '@jicai/web/form/refused-fields.ts';

/** A user as he is typed; of one who stands already an empty mobile leaves his as it is, and roles are given elsewhere. */
export interface UserForm {
  accountNo: string;
  userName: string;
  mobile: string;
  email: string;
  orgId: string;
  roleIds: string[];
}

export const emptyUser: UserForm = { accountNo: '', userName: '', mobile: '', email: '', orgId: '', roleIds: [] };

export const formOf = ({ accountNo, userName: name, email: mail, orgId, roles }: User): UserForm => ({
  accountNo,
  userName: name,
  mobile: '',
  email: mail,
  orgId,
  roleIds: roles.map(({ roleId }) => roleId),
});

export function userFaults(form: UserForm, { isNew }: { isNew: boolean }): Faults<UserForm> {
  return {
    ...(isNew && { accountNo: userAccountNo(tidyCode(form.accountNo)) }),
    userName: userName(tidyText(form.userName)),
    mobile: (isNew ? userMobile : optionally(mobile))(tidyCode(form.mobile)),
    email: email(tidyCode(form.email)),
    orgId: form.orgId === '' ? '请选择部门' : undefined,
    ...(isNew && { roleIds: form.roleIds.length === 0 ? '请选择角色' : undefined }),
  };
}
