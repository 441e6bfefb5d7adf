import { customerTypes } from '@jicai/domain/people/account-types.ts';
import type { Address, UserInfo } from '@jicai/contract/people/accounts.ts';
import { maskedEmail, maskedMobile } from '@jicai/domain/people/privacy.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import type { Actor } from '../../ctx/actor.ts';
import type { SeenAddress } from './addresses.service.ts';
import type { UserInfoRow } from './user-info.store.ts';

export const toAddress = (row: SeenAddress): Address => ({
  addressId: row.id,
  receiver: row.receiver,
  mobile: row.mobile,
  telephone: row.telephone,
  provinceCode: row.provinceCode,
  cityCode: row.cityCode,
  areaCode: row.areaCode,
  streetCode: row.streetCode,
  areaText: row.areaText,
  address: row.address,
  zipCode: row.zipCode,
  tag: row.tag,
  isDefault: row.isDefault,
  scope: row.scope,
  isEditable: row.isEditable,
  version: row.version,
});

export const toUserInfo = (
  { customerId, customerName, customerType, lastLoginAt, ...user }: UserInfoRow,
  roles: UserInfo['roles'],
  { permissions, mustChangePassword }: Pick<Actor, 'permissions' | 'mustChangePassword'>,
  approvalTerms: UserInfo['approvalTerms'],
): UserInfo => ({
  ...user,
  mobile: maskedMobile(user.mobile ?? ''),
  boundEmail: maskedEmail(user.boundEmail ?? ''),
  orgId: user.orgId ?? '',
  orgName: user.orgName ?? '',
  roles,
  permissions: [...permissions],
  customer: {
    customerId: customerId ?? '',
    customerName: customerName ?? '',
    customerType: customerType ?? customerTypes.member,
  },
  lastLoginTime: lastLoginAt ? shanghaiTime(lastLoginAt) : '',
  mustChangePwd: mustChangePassword,
  approvalTerms,
});
