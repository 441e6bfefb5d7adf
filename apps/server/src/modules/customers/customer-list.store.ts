import { customerStates, customerTypes } from '@jicai/domain/people/account-types.ts';
import { type CustomerQueue, customerQueueNames } from '@jicai/domain/shop-side/customer-queues.ts';
import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import type { CustomerSort } from '@jicai/domain/shop-side/list-sorts.ts';
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { countSome, maxCount } from '../../db/count-some.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { holdsText } from '../../db/holds-text.ts';
import { customers } from '../../db/tables/accounts.ts';
import { creditAccounts } from '../../db/tables/credit.ts';
import { endingCustomers } from './contract-prices.store.ts';
import { creditOfCustomer, customerColumns, type CustomerRow } from './customer-file.store.ts';

export interface CustomerFilter {
  queue?: CustomerQueue | undefined;
  termKind?: TermKind | undefined;
  salesmanId?: string | undefined;
  searchKey?: string | undefined;
}

interface CustomerOrder {
  sort?: CustomerSort | undefined;
  isDown?: boolean | undefined;
}

const conditions = (ctx: Ctx): Record<CustomerQueue, SQL> => ({
  overdue: gt(creditAccounts.overdueFen, 0),
  held: ne(customers.shipHold, ''),
  frozen: eq(creditAccounts.isFrozen, true),
  noCredit: isNull(creditAccounts.id),
  pricesEnding: sql`${customers.id} in (${endingCustomers(ctx)})`,
  disabled: sql`${customers.state} = ${codes(customerStates.disabled)} and ${customers.closedAt} is null`,
  closed: isNotNull(customers.closedAt),
});

function wanted(ctx: Ctx, { queue, termKind, salesmanId, searchKey }: CustomerFilter): SQL | undefined {
  return and(
    eq(customers.companyId, ctx.companyId),
    eq(customers.customerType, customerTypes.enterprise),
    queue && conditions(ctx)[queue],
    termKind && eq(customers.termKind, termKind),
    salesmanId === undefined ? undefined : eq(customers.salesmanId, salesmanId),
    searchKey
      ? or(
          eq(customers.taxNo, searchKey.toUpperCase()),
          holdsText(customers.name, searchKey),
          holdsText(customers.contactName, searchKey),
        )
      : undefined,
  );
}

/** Customers without credit stand as owing nothing. */
const keys: Readonly<Record<CustomerSort, SQL>> = {
  name: sql`${customers.name}`,
  created: sql`${customers.id}`,
  limit: sql`coalesce(${creditAccounts.limitFen}, 0)`,
  overdue: sql`coalesce(${creditAccounts.overdueFen}, 0)`,
};

function inOrder({ sort, isDown }: CustomerOrder): SQL[] {
  if (!sort) return [desc(customers.id)];
  const way = isDown ? desc : asc;
  return [way(keys[sort]), way(customers.id)];
}

/** The newest first, or in the order asked for. */
export async function selectCustomers(
  ctx: Ctx,
  filter: CustomerFilter,
  { limit, offset, ...order }: { limit: number; offset: number } & CustomerOrder,
): Promise<CustomerRow[]> {
  return ctx.db
    .select(customerColumns)
    .from(customers)
    .leftJoin(creditAccounts, creditOfCustomer)
    .where(wanted(ctx, filter))
    .orderBy(...inOrder(order))
    .limit(limit)
    .offset(offset);
}

/** At most {@link maxCount} and one. */
export async function countCustomers(ctx: Ctx, filter: CustomerFilter): Promise<number> {
  return countSome(
    ctx.db,
    sql`select 1 from ${customers} left join ${creditAccounts} on ${creditOfCustomer} where ${wanted(ctx, filter)}`,
  );
}

export async function countQueues(ctx: Ctx): Promise<{ queue: CustomerQueue; count: number }[]> {
  const counts = await Promise.all(customerQueueNames.map((queue) => countCustomers(ctx, { queue })));
  return customerQueueNames.map((queue, at) => ({ queue, count: Math.min(counts[at] ?? 0, maxCount) }));
}
