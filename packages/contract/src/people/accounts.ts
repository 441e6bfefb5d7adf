import { zCode } from '../wire/code.ts';
import { addressScopes, customerTypes } from '@jicai/domain/people/account-types.ts';
import {
  addressLine,
  addressTag,
  incompleteArea,
  receiver,
  telephone,
  zipCode,
} from '@jicai/domain/people/address-form.ts';
import { email, mobile, personName } from '@jicai/domain/people/account-form.ts';
import { optionally, tidyText } from '@jicai/domain/forms/text.ts';
import { z } from 'zod';
import { command, optional, query, zFlag, zId, zText } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

export const zAddress = z.object({
  addressId: z.string(),
  receiver: z.string(),
  mobile: z.string(),
  telephone: z.string(),
  provinceCode: z.string(),
  cityCode: z.string(),
  areaCode: z.string(),
  /** Nine digits; '' where no street was chosen. */
  streetCode: z.string(),
  /** Names of province, city, county and, where chosen, street in one text. */
  areaText: z.string(),
  address: z.string(),
  zipCode: z.string(),
  tag: z.string(),
  isDefault: z.boolean(),
  /** 1 本人 2 企业共享. */
  scope: zCode(addressScopes),
  /** Whether the caller may change it: a shared address is the enterprise administrator's. */
  isEditable: z.boolean(),
  version: z.number().int(),
});
export type Address = z.infer<typeof zAddress>;

/** The county decides; province and city may be left out, else they must be its own. A street must stand below the county. */
/** The form of an address. */
export const addressFields = {
  receiver: zForm(receiver, tidyText),
  mobile: zForm(optionally(mobile)),
  telephone: zForm(telephone),
  provinceCode: optional.text(6),
  cityCode: optional.text(6),
  areaCode: zForm((value) => (/^\d{6}$/.test(value) ? undefined : '请选择完整的所在地区')),
  streetCode: zForm((value) => (/^(\d{9})?$/.test(value) ? undefined : incompleteArea)).optional(),
  address: zForm(addressLine, tidyText),
  zipCode: zForm(zipCode),
  tag: zForm(addressTag, tidyText),
  isDefault: zFlag.optional(),
  /** 1 本人 (as when absent) 2 企业共享, which takes an enterprise administrator. */
  scope: optional.code(addressScopes),
};

const zChangedAddress = z.object({ addressId: z.string(), version: z.number().int() });

/** A node of the function menu (spec section 3); only first levels have children. */
const menuFields = {
  functionId: z.string(),
  formUrl: z.string(),
  functionName: z.string(),
  isDisable: z.boolean(),
  sortNo: z.number().int(),
  icon: z.string(),
  module: z.enum(['center', 'finance']),
  buttons: z.array(z.string()),
};
const zMenuLeaf = z.object({ ...menuFields, children: z.array(z.object(menuFields)).max(0) });
/** isGranted: the role holds it; isGrantable: the caller does, so that he may hand it on. */
const grantFields = { isGranted: z.boolean(), isGrantable: z.boolean() };
const zGrantLeaf = zMenuLeaf.extend(grantFields);
const zMenuTop = z.object({ ...menuFields, children: z.array(zMenuLeaf) });
const zGrantTop = z.object({ ...menuFields, ...grantFields, children: z.array(zGrantLeaf) });
export type MenuTop = z.infer<typeof zMenuTop>;
export type GrantTop = z.infer<typeof zGrantTop>;

export const zUserInfo = z.object({
  userId: z.string(),
  accountId: z.string(),
  accountNo: z.string(),
  userName: z.string(),
  /** With its middle digits starred. */
  mobile: z.string(),
  email: z.string(),
  /** The mailbox that a code has proved, starred; '' for none. */
  boundEmail: z.string(),
  /** 0 未填 1 男 2 女. */
  sex: z.number().int(),
  avatarUrl: z.string(),
  orgId: z.string(),
  orgName: z.string(),
  roles: z.array(z.object({ roleId: z.string(), roleName: z.string() })),
  /** Permission codes, for screens that explain what the caller may do; the server checks them itself. */
  permissions: z.array(z.string()),
  customer: z.object({ customerId: z.string(), customerName: z.string(), customerType: zCode(customerTypes) }),
  /** When this account last signed in. */
  lastLoginTime: z.string(),
  /** Signed in with a password that somebody else gave: he may look around, and change it. */
  mustChangePwd: z.boolean(),
  /** What the shop sets about approvals, for screens that name it (docs/domain/approvals.md §6). */
  approvalTerms: z.object({
    expiryHours: z.number().int(),
    editDays: z.number().int(),
    delegateDays: z.number().int(),
  }),
  version: z.number().int(),
});
export type UserInfo = z.infer<typeof zUserInfo>;

export const accounts = {
  '/api/Account/GetUserInfo': endpoint({ access: 'signedIn', body: query({}), result: zUserInfo }),
  /** The caller's own name, sex and e-mail; needs the version last read ('6' when it changed meanwhile). */
  '/api/Account/EditUserInfo': endpoint({
    access: { can: 'user.self' },
    body: command({
      userName: zForm(personName, tidyText),
      sex: optional.int(0, 2),
      email: zForm(email),
    }),
    result: z.object({ userId: z.string(), version: z.number().int() }),
    requestId: 'optional',
  }),
  /**
   * 查看: a mobile in full, the caller's own or, for who looks after users, that of a user of his enterprise ('5' for
   * others). Answers show numbers with starred digits; each call of this one is recorded.
   */
  '/api/Account/ViewMobile': endpoint({
    access: 'signedIn',
    needsOwnPassword: true,
    body: command({ userId: optional.id }),
    result: z.object({ mobile: z.string() }),
  }),
  /** `avatarUrl`: what File/Upload (bizType 4) answered; '' takes the picture away. */
  '/api/Account/SetAvatar': endpoint({
    access: 'signedIn',
    needsOwnPassword: true,
    body: command({ avatarUrl: z.string().max(200) }),
    result: z.object({ avatarUrl: z.string() }),
    requestId: 'optional',
  }),
  /** The caller's own addresses and those his enterprise shares, the default first, then the newest. */
  '/api/CustAddress/GetList': endpoint({ access: 'signedIn', body: query({}), result: z.array(zAddress) }),
  '/api/CustAddress/GetModel': endpoint({ access: 'signedIn', body: command({ addressId: zId }), result: zAddress }),
  /** The first address becomes the default. '4' at the field, also for the fifty-first. */
  '/api/CustAddress/Add': endpoint({
    access: { can: 'address.edit' },
    body: command(addressFields),
    result: zChangedAddress,
    requestId: 'optional',
  }),
  /** Needs the version last read; '6' when somebody else changed it. */
  '/api/CustAddress/Edit': endpoint({
    access: { can: 'address.edit' },
    body: command({ addressId: zId, ...addressFields }),
    result: zChangedAddress,
    requestId: 'optional',
  }),
  '/api/CustAddress/Delete': endpoint({
    access: { can: 'address.edit' },
    body: command({ addressId: zId }),
    result: z.object({ addressId: z.string() }),
    requestId: 'optional',
  }),
  /**
   * Reads name, phone and address out of one pasted text of at most 500 characters, in any order; nothing is stored. '' where
   * nothing was recognised; what is none of the others stands in `address`, so that no character is lost.
   */
  '/api/CustAddress/ParseText': endpoint({
    access: { can: 'address.edit' },
    body: command({ text: zText.min(1, '请粘贴收货信息').max(500, '收货信息不能超过500个字') }),
    result: z.object({
      receiver: z.string(),
      mobile: z.string(),
      telephone: z.string(),
      zipCode: z.string(),
      provinceCode: z.string(),
      cityCode: z.string(),
      areaCode: z.string(),
      streetCode: z.string(),
      areaText: z.string(),
      address: z.string(),
    }),
  }),
  '/api/CustAddress/SetDefault': endpoint({
    access: { can: 'address.edit' },
    body: command({ addressId: zId }),
    result: z.object({ addressId: z.string() }),
    requestId: 'optional',
  }),
  /** The caller's menu: the union over his roles, of functions that have a screen (docs/domain/menu.md §2). */
  '/api/KamFunction/GetUserByFunction': endpoint({
    access: 'signedIn',
    body: query({}),
    result: z.array(zMenuTop),
  }),
  /** Everything roles of an enterprise may hold, and what this role of it holds; '5' for another customer's role. */
  '/api/KamFunction/GetFunction': endpoint({
    access: { can: 'role.edit' },
    body: query({ roleId: optional.id }),
    result: z.array(zGrantTop),
  }),
};
