import { and, eq } from 'drizzle-orm';
import { bankSerials } from '../../../db/tables/payments.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

/**
 * False if the line of the bank statement is used already. Waits for another transaction that is inserting the same
 * one.
 */
export async function insertBankSerial(ctx: Ctx, bankSerialNo: string): Promise<boolean> {
  const inserted = await ctx.db
    .insert(bankSerials)
    .values({ companyId: ctx.companyId, id: ctx.newId(), bankSerialNo, takenAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: bankSerials.id });
  return inserted.length > 0;
}

export async function deleteBankSerial(ctx: Ctx, bankSerialNo: string): Promise<void> {
  await ctx.db
    .delete(bankSerials)
    .where(and(eq(bankSerials.companyId, ctx.companyId), eq(bankSerials.bankSerialNo, bankSerialNo)));
}
