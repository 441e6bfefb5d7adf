import { accountTypes, type AddressScope, addressScopes } from '@jicai/domain/people/account-types.ts';
import type { BuiltInRole } from '@jicai/domain/people/permissions.ts';
import type { BuiltInShopRoleKey } from '@jicai/domain/shop-side/shop-roles.ts';

export type ShopKind = 'business' | 'retail';

/**
 * The demo's people and what belongs to them. Ids are fixed so that other seeds and tests can name them; they are those of
 * the business shop, in the retail shop the same person has other ids ({@link idInShop}).
 */
export const idInShop = (kind: ShopKind, id: string): string => (kind === 'business' ? id : `5${id}`);

export const demoPassword = 'Jicai@2026';

export const demoEnterprise = {
  id: '2001',
  name: '华东精密制造有限公司',
  taxNo: '91310117MA1J2K3L48',
  contactName: '周敏',
  telephone: '021-57681200',
  areaCode: '310117',
  address: '新桥镇莘砖公路518号28幢',
  termDays: 30,
};

export const demoOrgUnits = [
  { id: '2101', name: '制造一部', sortNo: 1, leader: 'approver' },
  { id: '2102', name: '制造二部', sortNo: 2, leader: undefined },
  { id: '2103', name: '行政采购部', sortNo: 3, leader: 'admin' },
  { id: '2104', name: '财务部', sortNo: 4, leader: 'finance' },
] as const;

export interface DemoPerson {
  accountNo: string;
  accountId: string;
  userId: string;
  userName: string;
  /** null: none given yet. */
  mobile: string | null;
  email: string;
  sex: 0 | 1 | 2;
}

/** Members of the demo enterprise; `orgId` is one of {@link demoOrgUnits}. */
export const demoStaff: readonly (DemoPerson & { role: BuiltInRole; orgId: string })[] = [
  {
    accountNo: 'admin',
    accountId: '3001',
    userId: '4001',
    userName: '周敏',
    mobile: '13800100001',
    email: 'zhoumin@example.com',
    sex: 2,
    role: 'admin',
    orgId: '2103',
  },
  {
    accountNo: 'buyer',
    accountId: '3002',
    userId: '4002',
    userName: '陈思远',
    mobile: '13800100002',
    email: 'chensiyuan@example.com',
    sex: 1,
    role: 'buyer',
    orgId: '2101',
  },
  {
    accountNo: 'approver',
    accountId: '3003',
    userId: '4003',
    userName: '吴建国',
    mobile: '13800100003',
    email: 'wujianguo@example.com',
    sex: 1,
    role: 'approver',
    orgId: '2101',
  },
  {
    accountNo: 'finance',
    accountId: '3004',
    userId: '4004',
    userName: '林晓雯',
    mobile: '13800100004',
    email: 'linxiaowen@example.com',
    sex: 2,
    role: 'finance',
    orgId: '2104',
  },
];

/** Another customer of the business shop, who has not paid what it owes. */
export const demoDebtor = {
  id: '2003',
  name: '苏州恒达电子有限公司',
  taxNo: '91320505MA20P7Q94T',
  contactName: '何颖',
  telephone: '0512-66180300',
  areaCode: '320505',
  address: '鹿山路369号5栋',
  termDays: 15,
};

export const demoDebtorPerson: DemoPerson = {
  accountNo: 'debtor',
  accountId: '3008',
  userId: '4008',
  userName: '何颖',
  mobile: '13800100008',
  email: 'heying@example.com',
  sex: 2,
};

export const demoMember: DemoPerson & { customerId: string } = {
  accountNo: 'member',
  accountId: '3005',
  userId: '4005',
  customerId: '2002',
  userName: '苏晴',
  mobile: '13800100005',
  email: 'suqing@example.com',
  sex: 2,
};

/** The shop's own side. */
export const demoShopSide: readonly (DemoPerson & { accountType: 2 | 3; role: BuiltInShopRoleKey })[] = [
  {
    accountNo: 'operator',
    accountId: '3006',
    userId: '4006',
    userName: '商城运营',
    mobile: '13800100006',
    email: 'operator@example.com',
    sex: 0,
    accountType: accountTypes.operator,
    role: 'manager',
  },
  {
    accountNo: 'supplier',
    accountId: '3007',
    userId: '4007',
    userName: '供应商客服',
    mobile: '13800100007',
    email: 'supplier@example.com',
    sex: 0,
    accountType: accountTypes.supplier,
    role: 'supplierAdmin',
  },
];

export interface DemoAddress {
  id: string;
  userId: string;
  scope: AddressScope;
  receiver: string;
  mobile: string;
  telephone: string;
  areaCode: string;
  address: string;
  zipCode: string;
  tag: string;
}

/** Where the demo's goods go; the first of each person is the default. Ids are fixed like those of the people. */
export const demoAddresses: readonly DemoAddress[] = [
  {
    id: '6001',
    userId: '4002',
    scope: addressScopes.own,
    receiver: '陈思远',
    mobile: '13800100002',
    telephone: '',
    areaCode: '310117',
    address: '新桥镇民益路201号 2号仓',
    zipCode: '201612',
    tag: '仓库',
  },
  {
    id: '6002',
    userId: '4002',
    scope: addressScopes.own,
    receiver: '陈思远',
    mobile: '13800100002',
    telephone: '021-57681266',
    areaCode: '310112',
    address: '申富路666号 研发楼3层',
    zipCode: '201108',
    tag: '研发楼',
  },
  {
    id: '6003',
    userId: '4005',
    scope: addressScopes.own,
    receiver: '苏晴',
    mobile: '13800100005',
    telephone: '',
    areaCode: '330106',
    address: '文三路478号华星时代广场1202室',
    zipCode: '310013',
    tag: '家',
  },
  {
    id: '6004',
    userId: '4008',
    scope: addressScopes.own,
    receiver: '何颖',
    mobile: '13800100008',
    telephone: '0512-66180300',
    areaCode: '320505',
    address: '鹿山路369号5栋 收货处',
    zipCode: '215129',
    tag: '公司',
  },
];
