import type { TransferState } from '@jicai/domain/payment-states.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { trades } from '../../db/tables/orders.ts';
import { transfers } from '../../db/tables/payments.ts';
import type { Ctx } from '../../http/context.ts';

type NewTransfer = Omit<typeof transfers.$inferInsert, 'companyId' | 'id' | 'createdAt'>;

/** A voucher with the same bank serial number for the same trade replaces the one that still waits. */
export async function upsertTransfer(ctx: Ctx, transfer: NewTransfer): Promise<void> {
  const { voucherFileId, payerName, payerAccount, transferFen, transferAt } = transfer;
  await ctx.db
    .insert(transfers)
    .values({ ...transfer, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [transfers.companyId, transfers.tradeId, transfers.bankSerialNo],
      set: { voucherFileId, payerName, payerAccount, transferFen, transferAt },
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
  return row?.transferState;
}

export interface TransferFilter {
  transferState?: number | undefined;
  tradeNo?: string | undefined;
  limit: number;
  offset: number;
}

/** Reported and confirmed transfers of the shop with what their trades come to, newest first. */
export async function selectTransferPage(ctx: Ctx, { transferState, tradeNo, limit, offset }: TransferFilter) {
  const rows = await ctx.db
    .select({
      tradeNo: transfers.tradeNo,
      userName: trades.userName,
      payFen: trades.payFen,
      tradeReceivedFen: trades.receivedFen,
      payerName: transfers.payerName,
      payerAccount: transfers.payerAccount,
      bankSerialNo: transfers.bankSerialNo,
      transferFen: transfers.transferFen,
      transferAt: transfers.transferAt,
      transferState: transfers.transferState,
      receivedFen: transfers.receivedFen,
      voucherFileId: transfers.voucherFileId,
      createdAt: transfers.createdAt,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(transfers)
    .innerJoin(trades, and(eq(trades.companyId, transfers.companyId), eq(trades.id, transfers.tradeId)))
    .where(
      and(
        eq(transfers.companyId, ctx.companyId),
        eq(trades.companyId, ctx.companyId),
        transferState === undefined ? undefined : sql`${transfers.transferState} = ${transferState}`,
        tradeNo === undefined ? undefined : eq(transfers.tradeNo, tradeNo),
      ),
    )
    .orderBy(desc(transfers.id))
    .limit(limit)
    .offset(offset);
  return { rows, totalCount: rows[0]?.total ?? 0 };
}
export type TransferRow = Awaited<ReturnType<typeof selectTransferPage>>['rows'][number];

/** Confirms the voucher of that serial number, or records the money without one. */
export async function confirmTransfer(
  ctx: Ctx,
  receipt: { tradeId: string; tradeNo: string; bankSerialNo: string; receivedFen: number },
): Promise<void> {
  const confirmed = { transferState: 1 as const, receivedFen: receipt.receivedFen, confirmedAt: ctx.now };
  await ctx.db
    .insert(transfers)
    .values({
      ...receipt,
      ...confirmed,
      companyId: ctx.companyId,
      id: ctx.newId(),
      payerName: '',
      payerAccount: '',
      transferFen: receipt.receivedFen,
      transferAt: ctx.now,
      createdAt: ctx.now,
    })
    .onConflictDoUpdate({ target: [transfers.companyId, transfers.tradeId, transfers.bankSerialNo], set: confirmed });
}
