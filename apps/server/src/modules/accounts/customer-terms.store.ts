import { customerTypes } from '@jicai/domain/people/account-types.ts';
import type { PaymentTerm } from '@jicai/domain/statements/payment-terms.ts';
import { and, eq, sql } from 'drizzle-orm';
import { customers } from '../../db/tables/accounts.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface EnterpriseTerm extends PaymentTerm {
  customerId: string;
  customerName: string;
  closedAt: Date | null;
  version: number;
}

const columns = {
  customerId: customers.id,
  customerName: customers.name,
  kind: customers.termKind,
  days: customers.termDays,
  closedAt: customers.closedAt,
  version: customers.version,
};
const enterprise = (ctx: Ctx, customerId: string) =>
  and(
    eq(customers.companyId, ctx.companyId),
    eq(customers.id, customerId),
    eq(customers.customerType, customerTypes.enterprise),
  );

/** Undefined for a person and for another shop's customer; statements in the making wait for it and it for them. */
export async function lockTerm(ctx: Ctx, customerId: string): Promise<EnterpriseTerm | undefined> {
  const [row] = await ctx.db.select(columns).from(customers).where(enterprise(ctx, customerId)).for('no key update');
  return row;
}

export async function updateTerm(ctx: Ctx, customerId: string, { kind, days }: PaymentTerm): Promise<void> {
  await ctx.db
    .update(customers)
    .set({ termKind: kind, termDays: days, version: sql`${customers.version} + 1`, updatedAt: ctx.now })
    .where(enterprise(ctx, customerId));
}
