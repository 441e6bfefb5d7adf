import { type AccountType, accountTypes, customerTypes } from '@jicai/domain/people/account-types.ts';
import { functionIdsOf } from '@jicai/domain/people/function-menu.ts';
import { type BuiltInRole, builtInRoles } from '@jicai/domain/people/permissions.ts';
import type { BuiltInShopRoleKey } from '@jicai/domain/shop-side/shop-roles.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Deps } from '../ctx/deps.ts';
import { hashPassword, md5Of } from '../modules/auth/index.ts';
import { areaTextOf, findAreaPath } from '../modules/reference/index.ts';
import type { Tx } from '../db/open.ts';
import { accounts, customers, orgUnits, roles, userRoles, users } from '../db/tables/accounts.ts';
import { addresses } from '../db/tables/addresses.ts';
import { credentials } from '../db/tables/auth.ts';
import { suppliers } from '../db/tables/goods.ts';
import { withTenant } from '../db/with-tenant.ts';
import {
  type DemoAddress,
  type DemoPerson,
  demoAddresses,
  demoDebtor,
  demoDebtorPerson,
  demoEnterprise,
  demoMember,
  demoOrgUnits,
  demoPassword,
  demoShopSide,
  demoStaff,
  idInShop,
  type ShopKind,
} from './demo-people.ts';
import { businessCompanyId, retailCompanyId } from './shop-looks.ts';

export interface Seeding {
  tx: Tx;
  companyId: string;
  at: Date;
  newId: Deps['db']['newId'];
  passwordHash: string;
}

/** The demo accounts of both shops; a shop that has accounts is left alone. */
export async function seedAccounts(deps: Deps): Promise<void> {
  // One salt for all: these passwords are public.
  const passwordHash = await hashPassword(deps, md5Of(demoPassword));
  for (const companyId of [businessCompanyId, retailCompanyId]) {
    await withTenant(deps.db, companyId, async (tx) => {
      const [some] = await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.companyId, companyId))
        .limit(1);
      if (some) return;
      const seeding = { tx, companyId, at: deps.now(), newId: deps.db.newId, passwordHash };
      const kind: ShopKind = companyId === businessCompanyId ? 'business' : 'retail';
      if (kind === 'business') await seedEnterprise(seeding);
      await seedMember(seeding, kind);
      await seedShopSide(seeding, kind);
    });
  }
}

async function seedEnterprise(seeding: Seeding): Promise<void> {
  const { tx, companyId, at } = seeding;
  await tx
    .insert(customers)
    .values({ companyId, ...demoEnterprise, customerType: customerTypes.enterprise, createdAt: at, updatedAt: at });
  await tx.insert(orgUnits).values(
    demoOrgUnits.map(({ leader, ...unit }) => ({
      companyId,
      customerId: demoEnterprise.id,
      parentId: '0',
      ...unit,
      leaderUserId: demoStaff.find((person) => person.accountNo === leader)?.userId ?? null,
    })),
  );
  const roleIds = await seedRoles(seeding, demoEnterprise.id, ['admin', 'buyer', 'approver', 'finance']);
  for (const person of demoStaff) {
    await seedPerson(seeding, person, {
      accountType: accountTypes.buyer,
      customerId: demoEnterprise.id,
      orgId: person.orgId,
    });
    await tx.insert(userRoles).values({ companyId, userId: person.userId, roleId: String(roleIds.get(person.role)) });
  }
  const ofBuyer = { userId: '4002', customerId: demoEnterprise.id };
  await seedAddresses(
    seeding,
    demoAddresses.filter((row) => row.userId === ofBuyer.userId),
    ofBuyer,
  );
}

/** A second enterprise, of one person, which the demo's stories let fall behind with its payments. */
export async function seedDebtor(deps: Deps): Promise<void> {
  const passwordHash = await hashPassword(deps, md5Of(demoPassword));
  const companyId = businessCompanyId;
  await withTenant(deps.db, companyId, async (tx) => {
    const at = deps.now();
    const seeding = { tx, companyId, at, newId: deps.db.newId, passwordHash };
    const place = { accountType: accountTypes.buyer, customerId: demoDebtor.id };
    await tx
      .insert(customers)
      .values({ companyId, ...demoDebtor, customerType: customerTypes.enterprise, createdAt: at, updatedAt: at });
    const roleIds = await seedRoles(seeding, demoDebtor.id, ['admin', 'buyer', 'approver', 'finance']);
    await seedPerson(seeding, demoDebtorPerson, place);
    const { userId } = demoDebtorPerson;
    await tx.insert(userRoles).values({ companyId, userId, roleId: String(roleIds.get('admin')) });
    const own = demoAddresses.filter((row) => row.userId === userId);
    await seedAddresses(seeding, own, { userId, customerId: demoDebtor.id });
  });
}

interface AddressOwner {
  userId: string;
  customerId: string;
}

async function seedAddresses(
  { tx, companyId, at }: Seeding,
  own: readonly DemoAddress[],
  { userId, customerId }: AddressOwner,
): Promise<void> {
  const values = own.map((row) => {
    const path = findAreaPath(row.areaCode) ?? [];
    const codes = { provinceCode: path[0]?.code ?? '', cityCode: path[1]?.code ?? '', areaText: areaTextOf(path) };
    return { companyId, ...row, customerId, userId, ...codes, createdAt: at, updatedAt: at };
  });
  await tx.insert(addresses).values(values);
  await tx
    .update(users)
    .set({ defaultAddressId: own[0]?.id ?? null })
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
}

async function seedMember(seeding: Seeding, kind: ShopKind): Promise<void> {
  const { tx, companyId, at } = seeding;
  const { userName: name } = demoMember;
  const [userId, customerId] = [idInShop(kind, demoMember.userId), idInShop(kind, demoMember.customerId)];
  await tx
    .insert(customers)
    .values({ companyId, id: customerId, name, customerType: customerTypes.member, createdAt: at, updatedAt: at });
  const roleIds = await seedRoles(seeding, customerId, ['member']);
  const person = { ...demoMember, userId, accountId: idInShop(kind, demoMember.accountId) };
  await seedPerson(seeding, person, { accountType: accountTypes.buyer, customerId });
  await tx.insert(userRoles).values({ companyId, userId, roleId: String(roleIds.get('member')) });
  const own = demoAddresses.filter((row) => row.userId === demoMember.userId);
  await seedAddresses(
    seeding,
    own.map((row) => ({ ...row, id: idInShop(kind, row.id) })),
    { userId, customerId },
  );
}

async function seedShopSide(seeding: Seeding, kind: ShopKind): Promise<void> {
  for (const person of demoShopSide) {
    const supplierId = person.accountType === accountTypes.supplier ? await ownSupplierId(seeding) : null;
    const ids = { userId: idInShop(kind, person.userId), accountId: idInShop(kind, person.accountId) };
    await seedPerson(
      seeding,
      { ...person, ...ids },
      { accountType: person.accountType, supplierId, shopRoles: [person.role] },
    );
  }
}

async function seedRoles({ tx, companyId, newId }: Seeding, customerId: string, keys: BuiltInRole[]) {
  const made = keys.map((key) => ({
    companyId,
    id: newId(),
    customerId,
    builtIn: key,
    name: builtInRoles[key].roleName,
    orderScope: builtInRoles[key].orderScope,
    permissions: [...builtInRoles[key].permissions],
    functionIds: functionIdsOf(key),
  }));
  await tx.insert(roles).values(made);
  return new Map(made.map((role) => [role.builtIn, role.id]));
}

export async function seedPerson(
  { tx, companyId, at, passwordHash }: Seeding,
  person: DemoPerson,
  place: {
    accountType: AccountType;
    customerId?: string;
    orgId?: string;
    supplierId?: string | null;
    mustChangePassword?: boolean;
    shopRoles?: BuiltInShopRoleKey[];
  },
): Promise<void> {
  const { accountNo, accountId, userId, userName: name, mobile, email, sex } = person;
  const { accountType, mustChangePassword: mustChange = false, ...membership } = place;
  const times = { createdAt: at, updatedAt: at };
  await tx.insert(accounts).values({ companyId, id: accountId, accountNo, mobile, accountType, ...times });
  await tx.insert(users).values({ companyId, id: userId, accountId, name, email, sex, ...membership, ...times });
  await tx.insert(credentials).values({ companyId, accountId, passwordHash, mustChange, changedAt: at });
}

/** The shop's own supplier 自营, else the first one; none while no goods are seeded. */
async function ownSupplierId({ tx, companyId }: Seeding): Promise<string | null> {
  const [supplier] = await tx
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(eq(suppliers.companyId, companyId))
    .orderBy(desc(suppliers.isSelf), suppliers.id)
    .limit(1);
  return supplier?.id ?? null;
}
