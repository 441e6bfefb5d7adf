import type { BalanceKind } from '@jicai/domain/payments/credit-kinds.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { addToBalance, insertBalanceEntry } from './balance.store.ts';
import { getCredit } from './credit.ts';
import { addToCredit, insertCreditEntry } from './credit.store.ts';

interface BalanceChange {
  customerId: string;
  feeFen: number;
  /** The payment or the statement that caused it; the same one changes the balance once. */
  sourceId: string;
}

/** What a payment leaves beyond what it was for. */
export async function keepOverpaid(ctx: Ctx, { customerId, feeFen, sourceId }: BalanceChange): Promise<void> {
  if (feeFen === 0) return;
  const { id: creditId } = await getCredit(ctx, customerId);
  await change(ctx, creditId, { kind: 'overpaid', deltaFen: feeFen, sourceId });
}

/** A statement below zero: the credit account owes it no more to the customer, his balance has it. */
export async function keepCreditNote(ctx: Ctx, { customerId, feeFen, sourceId }: BalanceChange): Promise<void> {
  const { id: creditId } = await getCredit(ctx, customerId);
  const entry = { creditId, kind: 'transferred', usedDeltaFen: feeFen, sourceId } as const;
  if (!(await insertCreditEntry(ctx, entry))) return;
  await addToCredit(ctx, { creditId, usedFen: feeFen });
  await change(ctx, creditId, { kind: 'creditNote', deltaFen: feeFen, sourceId });
}

/** Pays from the balance; refused as paymentExceeded for more than is there. */
export async function spendBalance(ctx: Ctx, { customerId, feeFen, sourceId }: BalanceChange): Promise<void> {
  const { id: creditId } = await getCredit(ctx, customerId);
  await change(ctx, creditId, { kind: 'spent', deltaFen: -feeFen, sourceId });
}

async function change(
  ctx: Ctx,
  creditId: string,
  entry: { kind: BalanceKind; deltaFen: number; sourceId: string },
): Promise<void> {
  if (!(await insertBalanceEntry(ctx, creditId, entry))) return;
  if (!(await addToBalance(ctx, creditId, entry.deltaFen))) throw refuse.paymentExceeded({ text: '余额不足' });
}
