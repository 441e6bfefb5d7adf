import { codes } from '../../db/codes.ts';
import { type CustomerType, customerTypes } from '@jicai/domain/people/account-types.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { accounts, customers, orgReceivers, orgUnits, roles, userRoles, users } from '../../db/tables/accounts.ts';
import { addresses } from '../../db/tables/addresses.ts';
import { credentials, sessions } from '../../db/tables/auth.ts';
import { browsedItems, itemConcerns } from '../../db/tables/browsing.ts';
import { cartLines } from '../../db/tables/cart.ts';
import { consents } from '../../db/tables/consents.ts';
import { items } from '../../db/tables/goods.ts';
import { messages } from '../../db/tables/messages.ts';
import { registrations } from '../../db/tables/registrations.ts';
import { signOnConnections, signOnIdentities } from '../../db/tables/sign-on.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** Whose data is read: always one account of the company of `ctx`. */
export interface Owner {
  accountId: string;
  userId: string;
  /** '' where the account belongs to no customer. */
  customerId: string;
  /** 1 enterprise, 2 personal. */
  customerType: CustomerType;
  mobile: string;
  /** The mailbox that a code has proved; '' for none. */
  email: string;
}

export async function selectOwner(ctx: Ctx, accountId: string): Promise<Owner | undefined> {
  const [row] = await ctx.db
    .select({
      accountId: accounts.id,
      userId: users.id,
      customerId: sql<string>`coalesce(${users.customerId}::text, '')`,
      customerType: sql<CustomerType>`coalesce(${customers.customerType}, ${codes(customerTypes.member)})`,
      mobile: sql<string>`coalesce(${accounts.mobile}, '')`,
      email: sql<string>`coalesce(${accounts.email}, '')`,
    })
    .from(accounts)
    .innerJoin(users, and(eq(users.companyId, accounts.companyId), eq(users.accountId, accounts.id)))
    .leftJoin(customers, and(eq(customers.companyId, users.companyId), eq(customers.id, users.customerId)))
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
  return row;
}

export async function selectProfile(ctx: Ctx, { accountId }: Owner) {
  return ctx.db
    .select({
      accountNo: accounts.accountNo,
      name: users.name,
      mobile: accounts.mobile,
      boundEmail: accounts.email,
      email: users.email,
      sex: users.sex,
      customerName: customers.name,
      customerType: customers.customerType,
      orgName: orgUnits.name,
      roleNames: sql<string>`coalesce((select string_agg(${roles.name}, '、' order by ${roles.id}) from ${userRoles}
        join ${roles} on ${roles.companyId} = ${ctx.companyId} and ${roles.id} = ${userRoles.roleId}
        where ${userRoles.companyId} = ${ctx.companyId} and ${userRoles.userId} = ${users.id}), '')`,
      receivingNames: sql<string>`coalesce((select string_agg(d.name, '、' order by d.id) from ${orgReceivers}
        join org_units d on d.company_id = ${ctx.companyId} and d.id = ${orgReceivers.orgId}
        where ${orgReceivers.companyId} = ${ctx.companyId} and ${orgReceivers.userId} = ${users.id}), '')`,
      isBrowsingKept: users.isBrowsingKept,
      createdAt: accounts.createdAt,
      lastLoginAt: credentials.lastLoginAt,
    })
    .from(accounts)
    .innerJoin(users, and(eq(users.companyId, accounts.companyId), eq(users.accountId, accounts.id)))
    .leftJoin(customers, and(eq(customers.companyId, users.companyId), eq(customers.id, users.customerId)))
    .leftJoin(orgUnits, and(eq(orgUnits.companyId, users.companyId), eq(orgUnits.id, users.orgId)))
    .leftJoin(credentials, and(eq(credentials.companyId, accounts.companyId), eq(credentials.accountId, accounts.id)))
    .where(and(eq(accounts.companyId, ctx.companyId), eq(accounts.id, accountId)));
}

export async function selectOwnAddresses(ctx: Ctx, { userId }: Owner, limit: number) {
  return ctx.db
    .select({
      receiver: addresses.receiver,
      mobile: addresses.mobile,
      telephone: addresses.telephone,
      areaText: addresses.areaText,
      address: addresses.address,
      zipCode: addresses.zipCode,
      tag: addresses.tag,
      scope: addresses.scope,
      createdAt: addresses.createdAt,
    })
    .from(addresses)
    .where(and(eq(addresses.companyId, ctx.companyId), eq(addresses.userId, userId)))
    .orderBy(desc(addresses.id))
    .limit(limit);
}

const goods = { itemNo: items.itemNo, itemName: items.name, itemSpec: items.spec };

export async function selectOwnFavourites(ctx: Ctx, { accountId }: Owner, limit: number) {
  return ctx.db
    .select({ ...goods, priceFen: itemConcerns.concernPriceFen, at: itemConcerns.createdAt })
    .from(itemConcerns)
    .innerJoin(items, and(eq(items.companyId, ctx.companyId), eq(items.id, itemConcerns.itemId)))
    .where(and(eq(itemConcerns.companyId, ctx.companyId), eq(itemConcerns.accountId, accountId)))
    .orderBy(desc(itemConcerns.id))
    .limit(limit);
}

export async function selectOwnBrowsed(ctx: Ctx, { accountId }: Owner, limit: number) {
  return ctx.db
    .select({ ...goods, at: browsedItems.browsedAt })
    .from(browsedItems)
    .innerJoin(items, and(eq(items.companyId, ctx.companyId), eq(items.id, browsedItems.itemId)))
    .where(and(eq(browsedItems.companyId, ctx.companyId), eq(browsedItems.accountId, accountId)))
    .orderBy(desc(browsedItems.browsedAt))
    .limit(limit);
}

export async function selectOwnCart(ctx: Ctx, { accountId }: Owner, limit: number) {
  return ctx.db
    .select({ ...goods, qty: cartLines.qty, at: cartLines.createdAt })
    .from(cartLines)
    .innerJoin(items, and(eq(items.companyId, ctx.companyId), eq(items.id, cartLines.itemId)))
    .where(and(eq(cartLines.companyId, ctx.companyId), eq(cartLines.accountId, accountId)))
    .orderBy(desc(cartLines.id))
    .limit(limit);
}

export async function selectOwnMessages(ctx: Ctx, { accountId }: Owner, limit: number) {
  return ctx.db
    .select({
      createdAt: messages.createdAt,
      kind: messages.kind,
      title: messages.title,
      content: messages.content,
      readAt: messages.readAt,
    })
    .from(messages)
    .where(and(eq(messages.companyId, ctx.companyId), eq(messages.accountId, accountId)))
    .orderBy(desc(messages.id))
    .limit(limit);
}

export async function selectOwnConsents(ctx: Ctx, { accountId }: Owner, limit: number) {
  return ctx.db
    .select({
      createdAt: consents.createdAt,
      consentType: consents.consentType,
      version: consents.version,
      isAgreed: consents.isAgreed,
      ip: consents.ip,
    })
    .from(consents)
    .where(and(eq(consents.companyId, ctx.companyId), eq(consents.accountId, accountId)))
    .orderBy(desc(consents.id))
    .limit(limit);
}

export async function selectOwnSessions(ctx: Ctx, { accountId }: Owner, limit: number) {
  return ctx.db
    .select({
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.companyId, ctx.companyId), eq(sessions.accountId, accountId)))
    .orderBy(desc(sessions.id))
    .limit(limit);
}

/** By what name the identity system of his enterprise vouches for him. */
export async function selectOwnIdentities(ctx: Ctx, { accountId }: Owner) {
  return ctx.db
    .select({
      createdAt: signOnIdentities.createdAt,
      connectionName: signOnConnections.name,
      subject: signOnIdentities.subject,
    })
    .from(signOnIdentities)
    .innerJoin(
      signOnConnections,
      and(
        eq(signOnConnections.companyId, signOnIdentities.companyId),
        eq(signOnConnections.id, signOnIdentities.connectionId),
      ),
    )
    .where(and(eq(signOnIdentities.companyId, ctx.companyId), eq(signOnIdentities.accountId, accountId)));
}

/** The enterprise that this person registered, as long as the registration names him. */
export async function selectOwnRegistration(ctx: Ctx, { accountId }: Owner) {
  return ctx.db
    .select({
      submittedAt: registrations.submittedAt,
      state: registrations.state,
      customerName: registrations.customerName,
      taxNo: registrations.taxNo,
      contactName: registrations.contactName,
      address: registrations.address,
      bankName: registrations.bankName,
      bankAccount: registrations.bankAccount,
      rejectReason: registrations.rejectReason,
      auditedAt: registrations.auditedAt,
    })
    .from(registrations)
    .where(and(eq(registrations.companyId, ctx.companyId), eq(registrations.accountId, accountId)));
}
