import type { TransferState } from '@jicai/domain/payment-states.ts';
import { and, desc, eq } from 'drizzle-orm';
import { transfers } from '../../db/tables/payments.ts';
import type { Ctx } from '../../http/context.ts';

type NewTransfer = Omit<typeof transfers.$inferInsert, 'companyId' | 'id' | 'createdAt'>;

/** A voucher with the same bank serial number for the same trade replaces the one that still waits. */
export async function upsertTransfer(ctx: Ctx, transfer: NewTransfer): Promise<void> {
  const { voucherUrl, payerName, payerAccount, transferFen, transferAt } = transfer;
  await ctx.db
    .insert(transfers)
    .values({ ...transfer, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [transfers.companyId, transfers.tradeId, transfers.bankSerialNo],
      set: { voucherUrl, payerName, payerAccount, transferFen, transferAt },
      setWhere: eq(transfers.transferState, 0),
    });
}

export async function selectNewestTransferState(ctx: Ctx, tradeId: string): Promise<TransferState | undefined> {
  const [row] = await ctx.db
    .select({ transferState: transfers.transferState })
    .from(transfers)
    .where(and(eq(transfers.companyId, ctx.companyId), eq(transfers.tradeId, tradeId)))
    .orderBy(desc(transfers.id))
    .limit(1);
  return row?.transferState as TransferState | undefined;
}

/** Whether a line of the bank statement has been taken for some trade of the company before. */
export async function isSerialConfirmed(ctx: Ctx, bankSerialNo: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: transfers.id })
    .from(transfers)
    .where(
      and(
        eq(transfers.companyId, ctx.companyId),
        eq(transfers.bankSerialNo, bankSerialNo),
        eq(transfers.transferState, 1),
      ),
    );
  return rows.length > 0;
}

/** Confirms the voucher of that serial number, or records the money without one. */
export async function confirmTransfer(
  ctx: Ctx,
  receipt: { tradeId: string; tradeNo: string; bankSerialNo: string; receivedFen: number },
): Promise<void> {
  const confirmed = { transferState: 1, receivedFen: receipt.receivedFen, confirmedAt: ctx.now };
  await ctx.db
    .insert(transfers)
    .values({
      ...receipt,
      ...confirmed,
      companyId: ctx.companyId,
      id: ctx.newId(),
      voucherUrl: '',
      payerName: '',
      payerAccount: '',
      transferFen: receipt.receivedFen,
      transferAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoUpdate({ target: [transfers.companyId, transfers.tradeId, transfers.bankSerialNo], set: confirmed });
}
