import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { addUsed, type CreditAccount, insertCreditEntry, selectCredit } from './credit.store.ts';

/** A credit account with what is left of it; all amounts in fen. */
export interface Credit extends CreditAccount {
  availFen: number;
}

/** The customer's credit account, or undefined when the shop has given it none. */
export async function findCredit(ctx: Ctx, customerId: string): Promise<Credit | undefined> {
  const account = await selectCredit(ctx, customerId);
  return account && { ...account, availFen: account.limitFen - account.usedFen - account.frozenFen };
}

/** As {@link findCredit}; '5' without one. */
export async function getCredit(ctx: Ctx, customerId: string): Promise<Credit> {
  const credit = await findCredit(ctx, customerId);
  if (!credit) throw new Refusal('5');
  return credit;
}

/** Buys on account (Purchased): '3004' when the rest is too small or no account exists, '3005' while something is overdue. */
export async function takeCredit(
  ctx: Ctx,
  { customerId, feeFen, tradeNo }: { customerId: string; feeFen: number; tradeNo: string },
): Promise<void> {
  const account = await selectCredit(ctx, customerId);
  if (!account) throw new Refusal('3004');
  if (account.overdueFen > 0) throw new Refusal('3005');
  const isTaken = await addUsed(ctx, { creditId: account.id, feeFen, onlyWithin: true });
  if (!isTaken) throw new Refusal('3004');
  await book(ctx, account.id, { kind: 'purchased', usedDeltaFen: feeFen, sourceId: tradeNo });
}

/**
 * Gives credit back for goods that will not be delivered (Reverted). `sourceId` names the cause, such as an order number;
 * the same cause gives back once.
 */
export async function revertCredit(
  ctx: Ctx,
  { customerId, feeFen, sourceId }: { customerId: string; feeFen: number; sourceId: string },
): Promise<void> {
  const account = await getCredit(ctx, customerId);
  const isNew = await book(ctx, account.id, { kind: 'reverted', usedDeltaFen: -feeFen, sourceId });
  if (isNew) await addUsed(ctx, { creditId: account.id, feeFen: -feeFen, onlyWithin: false });
}

function book(
  ctx: Ctx,
  creditId: string,
  entry: {
    kind: 'purchased' | 'reverted';
    usedDeltaFen: number;
    sourceId: string;
  },
): Promise<boolean> {
  return insertCreditEntry(ctx, { ...entry, creditId });
}
