import { and, eq } from 'drizzle-orm';
import { customers } from '../../db/tables/accounts.ts';
import type { Ctx, SignedInCtx } from '../../ctx/ctx.ts';

export async function selectCustomer(ctx: Ctx, customerId: string) {
  const [row] = await ctx.db
    .select({
      customerId: customers.id,
      customerName: customers.name,
      customerType: customers.customerType,
      state: customers.state,
      taxNo: customers.taxNo,
      contactName: customers.contactName,
      telephone: customers.telephone,
    })
    .from(customers)
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.id, customerId)));
  return row;
}
/** Changes of the caller's departments, roles and people wait for each other; colleagues may go on buying meanwhile. */
export async function lockEnterprise(ctx: SignedInCtx): Promise<void> {
  await ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.id, ctx.actor.customerId)))
    .for('no key update');
}

export type Customer = NonNullable<Awaited<ReturnType<typeof selectCustomer>>>;
