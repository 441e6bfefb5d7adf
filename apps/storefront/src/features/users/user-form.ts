import type { User } from '@jicai/contract/users.ts';
import { accountNo, email, mobile, personName } from '@jicai/domain/validation/account.ts';
import { optionally, tidyCode, tidyText } from '@jicai/domain/validation/text.ts';
import type { Faults } from '../../app/form/refused-fields.ts';

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

export const formOf = ({ accountNo: account, userName, email: mail, orgId, roles }: User): UserForm => ({
  accountNo: account,
  userName,
  mobile: '',
  email: mail,
  orgId,
  roleIds: roles.map(({ roleId }) => roleId),
});

export function userFaults(form: UserForm, { isNew }: { isNew: boolean }): Faults<UserForm> {
  return {
    ...(isNew && { accountNo: accountNo(tidyCode(form.accountNo)) }),
    userName: personName(tidyText(form.userName)),
    mobile: (isNew ? mobile : optionally(mobile))(tidyCode(form.mobile)),
    email: email(tidyCode(form.email)),
    orgId: form.orgId === '' ? '请选择部门' : undefined,
    ...(isNew && { roleIds: form.roleIds.length === 0 ? '请选择角色' : undefined }),
  };
}
