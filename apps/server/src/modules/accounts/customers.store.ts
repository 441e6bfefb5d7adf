import { and, eq } from 'drizzle-orm';
import { customers } from '../../db/tables/accounts.ts';
import type { Ctx } from '../../http/context.ts';

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
      termDays: customers.termDays,
    })
    .from(customers)
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.id, customerId)));
  return row;
}
export type Customer = NonNullable<Awaited<ReturnType<typeof selectCustomer>>>;
