import type { Ctx } from '../../ctx/ctx.ts';
import { getCredit } from './credit.ts';
import { addToCredit, type CreditEntry, insertCreditEntry, updateOverdue } from './credit.store.ts';

/** What changes a debt beside buying; `sourceId` names the cause, and the same cause changes the account once. */
interface DebtChange {
  customerId: string;
  feeFen: number;
  sourceId: string;
}

/** Goods that will not be delivered any more (Reverted). */
export const revertCredit = (ctx: Ctx, { feeFen, ...rest }: DebtChange): Promise<void> =>
  change(ctx, { ...rest, kind: 'reverted', deltaFen: -feeFen });

/** Goods that had been received came back (Refunded). */
export const refundCredit = (ctx: Ctx, { feeFen, ...rest }: DebtChange): Promise<void> =>
  change(ctx, { ...rest, kind: 'refunded', deltaFen: -feeFen });

/** What was paid for statements is free again (Reimbursed). */
export const reimburseCredit = (ctx: Ctx, { feeFen, ...rest }: DebtChange): Promise<void> =>
  change(ctx, { ...rest, kind: 'reimbursed', deltaFen: -feeFen });

/** What a confirmed statement adds to the debt beside its orders, or takes off it (Updated). */
export const adjustCredit = (ctx: Ctx, { feeFen, ...rest }: DebtChange): Promise<void> =>
  change(ctx, { ...rest, kind: 'updated', deltaFen: feeFen });

/** Sets what is owed past its due date; above 0 nothing more is sold on account. */
export async function setOverdue(ctx: Ctx, customerId: string, overdueFen: number): Promise<void> {
  const account = await getCredit(ctx, customerId);
  if (account.overdueFen !== overdueFen) await updateOverdue(ctx, account.id, overdueFen);
}

async function change(
  ctx: Ctx,
  cause: { customerId: string; kind: CreditEntry['kind']; deltaFen: number; sourceId: string },
): Promise<void> {
  const { customerId, kind, deltaFen, sourceId } = cause;
  if (deltaFen === 0) return;
  const { id: creditId } = await getCredit(ctx, customerId);
  const isNew = await insertCreditEntry(ctx, { creditId, kind, usedDeltaFen: deltaFen, sourceId });
  if (isNew) await addToCredit(ctx, { creditId, usedFen: deltaFen });
}
