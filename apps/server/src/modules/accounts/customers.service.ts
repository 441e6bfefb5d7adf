import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { type Customer, selectCustomer } from './customers.store.ts';

/** A customer of this shop; refused as notFound when there is none. */
export async function getCustomer(ctx: Ctx, customerId: string): Promise<Customer> {
  const customer = await selectCustomer(ctx, customerId);
  if (!customer) throw refuse.notFound();
  return customer;
}
