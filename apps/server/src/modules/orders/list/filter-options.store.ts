import { accountTypes } from '@jicai/domain/people/account-types.ts';
import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { customers } from '../../../db/tables/accounts.ts';
import { items, suppliers } from '../../../db/tables/goods.ts';
import { holdsText } from '../../../db/holds-text.ts';
import type { SignedInCtx } from '../../../ctx/ctx.ts';

const mostOptions = 20;
const tables = { customer: customers, supplier: suppliers, item: items } as const;

/** Customers, suppliers or goods by a part of the name (goods also by their number), or the one of an id; a supplier finds its own goods. */
export async function selectFilterOptions(
  ctx: SignedInCtx,
  { kind, id, searchKey }: { kind: keyof typeof tables; id: string | undefined; searchKey: string },
): Promise<{ id: string; name: string }[]> {
  const table = tables[kind];
  const isNamed = (column: PgColumn): SQL | undefined => (searchKey ? holdsText(column, searchKey) : undefined);
  const byName =
    kind === 'item'
      ? or(isNamed(items.name), searchKey ? eq(items.itemNo, searchKey) : undefined)
      : isNamed(table.name);
  const isSupplier = ctx.actor.accountType === accountTypes.supplier;
  return ctx.db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(
      and(
        eq(table.companyId, ctx.companyId),
        id ? eq(table.id, id) : byName,
        kind === 'item' && isSupplier ? eq(items.supplierId, ctx.actor.supplierId ?? '0') : undefined,
      ),
    )
    .orderBy(asc(table.name))
    .limit(mostOptions);
}
