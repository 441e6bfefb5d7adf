import type { CreditGrant } from '@jicai/domain/payments/credit-limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import { creditAccounts } from '../../db/tables/credit.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertCreditEntry } from './credit.store.ts';

export const noGrant: CreditGrant = { limitFen: 0, tempFen: 0, tempUntil: null, isFrozen: false };

const ofCustomer = (ctx: Ctx, customerId: string) =>
  and(eq(creditAccounts.companyId, ctx.companyId), eq(creditAccounts.customerId, customerId));

/** What the shop gave a customer, held for the rest of the transaction; undefined where it has no credit account. */
export async function lockGrant(ctx: Ctx, customerId: string): Promise<(CreditGrant & { id: string }) | undefined> {
  const [row] = await ctx.db
    .select({
      id: creditAccounts.id,
      limitFen: creditAccounts.limitFen,
      tempFen: creditAccounts.tempFen,
      tempUntil: creditAccounts.tempUntil,
      isFrozen: creditAccounts.isFrozen,
    })
    .from(creditAccounts)
    .where(ofCustomer(ctx, customerId))
    .for('update');
  return row;
}

/** Writes what a customer may owe, with an entry for what it adds to the limit; the first grant opens the account. */
export async function saveGrant(ctx: Ctx, customerId: string, grant: CreditGrant): Promise<void> {
  const held = await lockGrant(ctx, customerId);
  const creditId = held?.id ?? ctx.newId();
  const fields = { ...grant, updatedAt: ctx.now };
  if (held) {
    await ctx.db
      .update(creditAccounts)
      .set({ ...fields, version: sql`${creditAccounts.version} + 1` })
      .where(ofCustomer(ctx, customerId));
  } else {
    const account = { companyId: ctx.companyId, id: creditId, customerId, createdAt: ctx.now };
    await ctx.db.insert(creditAccounts).values({ ...fields, ...account });
  }
  const limitDeltaFen = grant.limitFen - (held?.limitFen ?? 0);
  if (limitDeltaFen === 0) return;
  await insertCreditEntry(ctx, { creditId, kind: 'allocated', limitDeltaFen, usedDeltaFen: 0, sourceId: ctx.newId() });
}

/** From when on what is overdue stands in the way again; false where the customer has no credit account. */
export async function saveRelease(ctx: Ctx, customerId: string, releasedUntil: Date): Promise<boolean> {
  const changed = await ctx.db
    .update(creditAccounts)
    .set({ releasedUntil, version: sql`${creditAccounts.version} + 1`, updatedAt: ctx.now })
    .where(ofCustomer(ctx, customerId))
    .returning({ id: creditAccounts.id });
  return changed.length > 0;
}
