import type { CreditKind } from '@jicai/domain/payments/credit-kinds.ts';
import { currentLimitFen } from '@jicai/domain/payments/credit-limits.ts';
import type { TermKind } from '@jicai/domain/statements/payment-terms.ts';
import { and, eq, sql } from 'drizzle-orm';
import { prepared, type RowOf, selectList } from '../../db/prepared.ts';
import { customers } from '../../db/tables/accounts.ts';
import { creditAccounts, creditEntries } from '../../db/tables/credit.ts';
import type { Ctx } from '../../ctx/ctx.ts';

export interface CreditAccount {
  id: string;
  /** With the temporary one while that lasts. */
  limitFen: number;
  isFrozen: boolean;
  releasedUntil: Date | null;
  usedFen: number;
  frozenFen: number;
  balanceFen: number;
  overdueFen: number;
  termKind: TermKind;
  termDays: number;
}

export async function selectCredit(ctx: Ctx, customerId: string): Promise<CreditAccount | undefined> {
  const [row] = await readCredit(ctx.db, { companyId: ctx.companyId, customerId });
  if (!row) return undefined;
  const { tempFen, tempUntil, ...account } = row;
  return { ...account, limitFen: currentLimitFen({ ...row, tempFen, tempUntil }, ctx.now) };
}

const columns = {
  id: creditAccounts.id,
  limitFen: creditAccounts.limitFen,
  tempFen: creditAccounts.tempFen,
  tempUntil: creditAccounts.tempUntil,
  isFrozen: creditAccounts.isFrozen,
  releasedUntil: creditAccounts.releasedUntil,
  usedFen: creditAccounts.usedFen,
  frozenFen: creditAccounts.frozenFen,
  balanceFen: creditAccounts.balanceFen,
  overdueFen: creditAccounts.overdueFen,
  termKind: customers.termKind,
  termDays: customers.termDays,
};
const readCredit = prepared<RowOf<typeof columns>, 'companyId' | 'customerId'>(
  ['companyId', 'customerId'],
  ({ companyId, customerId }) => sql`
    select ${selectList(columns)} from credit_accounts
    join customers on customers.company_id = ${companyId} and customers.id = credit_accounts.customer_id
    where credit_accounts.company_id = ${companyId} and credit_accounts.customer_id = ${customerId}`,
);

/** What may be owed, and what of it is left; fen. */
export interface CreditLeft {
  limitFen: number;
  availFen: number;
}

/**
 * Adds to what is used and to what is frozen, in fen, at once. With `onlyWithin` the row changes only where limit − used −
 * frozen, what stands in the customer's favour aside, covers what is added, so two purchases at once cannot both take the last of it; returns
 * what it holds then, or undefined where it did not change.
 */
export async function addToCredit(
  ctx: Ctx,
  change: { creditId: string; usedFen?: number; frozenFen?: number; onlyWithin?: boolean },
): Promise<CreditLeft | undefined> {
  const { creditId, usedFen = 0, frozenFen = 0, onlyWithin = false } = change;
  const tempFen = sql`case when ${creditAccounts.tempUntil} > ${ctx.now.toISOString()} then ${creditAccounts.tempFen} else 0 end`;
  const leftFen = sql`${creditAccounts.limitFen} + ${tempFen} - greatest(${creditAccounts.usedFen}, 0) - ${creditAccounts.frozenFen}`;
  const within = sql`not ${creditAccounts.isFrozen} and ${leftFen} >= ${usedFen + frozenFen}`;
  const [changed] = await ctx.db
    .update(creditAccounts)
    .set({
      usedFen: sql`${creditAccounts.usedFen} + ${usedFen}`,
      frozenFen: sql`${creditAccounts.frozenFen} + ${frozenFen}`,
      version: sql`${creditAccounts.version} + 1`,
      updatedAt: ctx.now,
    })
    .where(
      and(
        eq(creditAccounts.companyId, ctx.companyId),
        eq(creditAccounts.id, creditId),
        onlyWithin ? within : undefined,
      ),
    )
    .returning({
      limitFen: creditAccounts.limitFen,
      tempFen: creditAccounts.tempFen,
      tempUntil: creditAccounts.tempUntil,
      usedFen: creditAccounts.usedFen,
      frozenFen: creditAccounts.frozenFen,
    });
  if (!changed) return undefined;
  const limitFen = currentLimitFen(changed, ctx.now);
  return { limitFen, availFen: limitFen - Math.max(0, changed.usedFen) - changed.frozenFen };
}

/** Holds a customer's credit account for the rest of the transaction: before statements (docs/domain/crashes.md §2). */
export async function lockCredit(ctx: Ctx, customerId: string): Promise<void> {
  await ctx.db
    .select({ id: creditAccounts.id })
    .from(creditAccounts)
    .where(and(eq(creditAccounts.companyId, ctx.companyId), eq(creditAccounts.customerId, customerId)))
    .for('update');
}

export async function updateOverdue(ctx: Ctx, creditId: string, overdueFen: number): Promise<void> {
  await ctx.db
    .update(creditAccounts)
    .set({ overdueFen, version: sql`${creditAccounts.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(creditAccounts.companyId, ctx.companyId), eq(creditAccounts.id, creditId)));
}

export interface CreditEntry {
  creditId: string;
  kind: CreditKind;
  limitDeltaFen?: number;
  usedDeltaFen: number;
  frozenDeltaFen?: number;
  sourceId: string;
}

/** False when this kind and source are booked already. */
export async function insertCreditEntry(ctx: Ctx, entry: CreditEntry): Promise<boolean> {
  const inserted = await ctx.db
    .insert(creditEntries)
    .values({ limitDeltaFen: 0, ...entry, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  return inserted.length > 0;
}
