import { type CustomerState, customerTypes } from '@jicai/domain/people/account-types.ts';
import type { CreditGrant } from '@jicai/domain/payments/credit-limits.ts';
import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { customers } from '../../db/tables/accounts.ts';
import { creditAccounts } from '../../db/tables/credit.ts';

/** A customer company with its credit account, if it has one; amounts in fen. */
export interface CustomerRow {
  customerId: string;
  customerName: string;
  taxNo: string | null;
  contactName: string;
  areaCode: string;
  address: string;
  state: CustomerState;
  closedAt: Date | null;
  shipHold: string;
  salesmanId: string | null;
  salesmanName: string | null;
  termKind: TermKind;
  termDays: number;
  createdAt: Date;
  version: number;
  credit: (CreditGrant & CreditUse) | null;
}

interface CreditUse {
  usedFen: number;
  frozenFen: number;
  balanceFen: number;
  overdueFen: number;
  releasedUntil: Date | null;
}

export const customerColumns = {
  customerId: customers.id,
  customerName: customers.name,
  taxNo: customers.taxNo,
  contactName: customers.contactName,
  areaCode: customers.areaCode,
  address: customers.address,
  state: customers.state,
  closedAt: customers.closedAt,
  shipHold: customers.shipHold,
  salesmanId: customers.salesmanId,
  salesmanName: sql<
    string | null
  >`(select u.name from users u where u.company_id = ${customers.companyId} and u.id = ${customers.salesmanId})`,
  termKind: customers.termKind,
  termDays: customers.termDays,
  createdAt: customers.createdAt,
  version: customers.version,
  credit: {
    limitFen: creditAccounts.limitFen,
    tempFen: creditAccounts.tempFen,
    tempUntil: creditAccounts.tempUntil,
    isFrozen: creditAccounts.isFrozen,
    usedFen: creditAccounts.usedFen,
    frozenFen: creditAccounts.frozenFen,
    balanceFen: creditAccounts.balanceFen,
    overdueFen: creditAccounts.overdueFen,
    releasedUntil: creditAccounts.releasedUntil,
  },
};
export const creditOfCustomer = and(
  eq(creditAccounts.companyId, customers.companyId),
  eq(creditAccounts.customerId, customers.id),
);

const companyOf = (ctx: Ctx, customerId: string): SQL | undefined =>
  and(
    eq(customers.companyId, ctx.companyId),
    eq(customers.id, customerId),
    eq(customers.customerType, customerTypes.enterprise),
  );

export async function selectCustomerFile(ctx: Ctx, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await ctx.db
    .select(customerColumns)
    .from(customers)
    .leftJoin(creditAccounts, creditOfCustomer)
    .where(companyOf(ctx, customerId));
  return row;
}

export interface HeldFile {
  customerId: string;
  customerName: string;
  state: CustomerState;
  closedAt: Date | null;
  shipHold: string;
  salesmanId: string | null;
  version: number;
}

/** Changes of one file wait for each other. */
export async function lockCustomerFile(ctx: Ctx, customerId: string): Promise<HeldFile | undefined> {
  const [row] = await ctx.db
    .select({
      customerId: customers.id,
      customerName: customers.name,
      state: customers.state,
      closedAt: customers.closedAt,
      shipHold: customers.shipHold,
      salesmanId: customers.salesmanId,
      version: customers.version,
    })
    .from(customers)
    .where(companyOf(ctx, customerId))
    .for('no key update');
  return row;
}

/** Writes these fields, if any, and counts the version up; returns the new one. */
export async function updateCustomerFile(
  ctx: Ctx,
  file: HeldFile,
  fields: { state?: CustomerState; closedAt?: Date | null; shipHold?: string; salesmanId?: string | null } = {},
): Promise<number> {
  await ctx.db
    .update(customers)
    .set({ ...fields, version: sql`${customers.version} + 1`, updatedAt: ctx.now })
    .where(companyOf(ctx, file.customerId));
  return file.version + 1;
}
