import type { User } from '@jicai/contract/people/users.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { type ManagedUser, whyUserDisabled } from '@jicai/domain/people/user-rules.ts';
import type { UserRow } from './users.store.ts';

export const toUser = (row: UserRow, managed: ManagedUser): User => ({
  userId: row.userId,
  accountNo: row.accountNo,
  userName: row.userName,
  mobile: maskedMobile(row.mobile ?? ''),
  email: row.email,
  orgId: row.orgId ?? '',
  orgName: row.orgName ?? '',
  roles: row.roles.map(({ roleId, roleName }) => ({ roleId, roleName })),
  userState: row.userState,
  lastLoginTime: row.lastLoginAt ? shanghaiTime(row.lastLoginAt) : '',
  isSelf: managed.isSelf,
  disabledReason: {
    edit: whyUserDisabled('edit', managed),
    disable: whyUserDisabled('disable', managed),
    resetPwd: whyUserDisabled('resetPwd', managed),
  },
  version: row.version,
});
