import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { type TransferState, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { codes } from '../../../db/codes.ts';
import { customers } from '../../../db/tables/accounts.ts';
import { trades } from '../../../db/tables/orders.ts';
import { transfers } from '../../../db/tables/payments.ts';
import type { Ctx } from '../../../ctx/ctx.ts';

type NewTransfer = Omit<typeof transfers.$inferInsert, 'companyId' | 'id' | 'createdAt'>;

/**
 * Inserts a report, or replaces the one with the same bank serial number for the same trade, if it waits or was rejected. The old
 * slip is kept unless there is a new one. Returns the slip; undefined if that report is already confirmed.
 */
export async function upsertTransfer(ctx: Ctx, transfer: NewTransfer) {
  const { payerName, payerAccount, transferFen, transferAt, transferState } = transfer;
  const voucherFileId = sql`coalesce(excluded.voucher_file_id, ${transfers.voucherFileId})`;
  const [kept] = await ctx.db
    .insert(transfers)
    .values({ ...transfer, companyId: ctx.companyId, id: ctx.newId(), createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [transfers.companyId, transfers.tradeId, transfers.bankSerialNo],
      set: { voucherFileId, payerName, payerAccount, transferFen, transferAt, transferState, reason: '' },
      setWhere: ne(transfers.transferState, transferStates.confirmed),
    })
    .returning({ voucherFileId: transfers.voucherFileId });
  return kept;
}

const isNamed = (ctx: Ctx, { tradeId, bankSerialNo }: { tradeId: string; bankSerialNo: string }) =>
  and(eq(transfers.companyId, ctx.companyId), eq(transfers.tradeId, tradeId), eq(transfers.bankSerialNo, bankSerialNo));

/** Deletes a report that is not confirmed and returns its slip; undefined if there is no such report. */
export async function deleteTransfer(ctx: Ctx, key: { tradeId: string; bankSerialNo: string }) {
  const [gone] = await ctx.db
    .delete(transfers)
    .where(and(isNamed(ctx, key), ne(transfers.transferState, transferStates.confirmed)))
    .returning({ voucherFileId: transfers.voucherFileId });
  return gone;
}

/** The operator did not find the money; false unless the report was waiting. */
export async function refuseTransfer(
  ctx: Ctx,
  { reason, ...key }: { tradeId: string; bankSerialNo: string; reason: string },
): Promise<boolean> {
  const refused = await ctx.db
    .update(transfers)
    .set({ transferState: transferStates.rejected, reason })
    .where(and(isNamed(ctx, key), eq(transfers.transferState, transferStates.waiting)))
    .returning({ id: transfers.id });
  return refused.length > 0;
}

/**
 * The report of a trade that its payer is shown: a rejected one, because only the payer can correct it, else the newest, or the
 * operator's own record of the money.
 */
export async function selectShownTransfer(ctx: Ctx, tradeId: string) {
  const [row] = await ctx.db
    .select({
      transferState: transfers.transferState,
      bankSerialNo: transfers.bankSerialNo,
      payerName: transfers.payerName,
      payerAccount: transfers.payerAccount,
      transferFen: transfers.transferFen,
      transferAt: transfers.transferAt,
      reason: transfers.reason,
      voucherFileId: transfers.voucherFileId,
    })
    .from(transfers)
    .where(and(eq(transfers.companyId, ctx.companyId), eq(transfers.tradeId, tradeId)))
    .orderBy(desc(eq(transfers.transferState, transferStates.rejected)), desc(transfers.id))
    .limit(1);
  return row;
}

export interface TransferFilter {
  transferState?: TransferState | undefined;
  tradeNo?: string | undefined;
  limit: number;
  offset: number;
}

/** A report that still waits although its trade is cancelled: nobody has to look for its money any more. */
const isOver = sql`${transfers.transferState} = ${codes(transferStates.waiting)} and ${trades.state} = ${codes(orderStates.cancelled)}`;
const shownState = sql<TransferState>`case when ${isOver} then ${codes(transferStates.rejected)} else ${transfers.transferState} end`;
const shownReason = sql<string>`case when ${isOver} then '订单已取消' else ${transfers.reason} end`;

/** Reported and confirmed transfers of the shop with the amounts of their trades, newest first. */
export async function selectTransferPage(ctx: Ctx, { transferState, tradeNo, limit, offset }: TransferFilter) {
  const wanted = and(
    eq(transfers.companyId, ctx.companyId),
    transferState === undefined ? undefined : sql`${shownState} = ${transferState}`,
    tradeNo === undefined ? undefined : eq(transfers.tradeNo, tradeNo),
  );
  const ofTrade = and(eq(trades.companyId, ctx.companyId), eq(trades.id, transfers.tradeId));
  const page = ctx.db
    .select({
      tradeNo: transfers.tradeNo,
      userName: trades.userName,
      customerName: customers.name,
      version: sql<number>`(select o.version from orders o where o.company_id = ${ctx.companyId} and o.trade_id = ${transfers.tradeId} order by o.id limit 1)`,
      payFen: trades.payFen,
      tradeReceivedFen: trades.receivedFen,
      payerName: transfers.payerName,
      payerAccount: transfers.payerAccount,
      bankSerialNo: transfers.bankSerialNo,
      transferFen: transfers.transferFen,
      transferAt: transfers.transferAt,
      transferState: shownState,
      receivedFen: transfers.receivedFen,
      reason: shownReason,
      voucherFileId: transfers.voucherFileId,
      createdAt: transfers.createdAt,
    })
    .from(transfers)
    .innerJoin(trades, ofTrade)
    .innerJoin(customers, and(eq(customers.companyId, trades.companyId), eq(customers.id, trades.customerId)))
    .where(wanted)
    .orderBy(desc(transfers.id))
    .limit(limit)
    .offset(offset);
  const count = ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(transfers)
    .innerJoin(trades, ofTrade)
    .where(wanted);
  const [rows, [counted]] = await Promise.all([page, count]);
  return { rows, totalCount: counted?.total ?? 0 };
}
export type TransferRow = Awaited<ReturnType<typeof selectTransferPage>>['rows'][number];

/**
 * Confirms the voucher of that serial number, or records the money without one; then with what the bank says of it, where that
 * is known.
 */
export async function confirmTransfer(
  ctx: Ctx,
  {
    line,
    ...receipt
  }: {
    tradeId: string;
    tradeNo: string;
    bankSerialNo: string;
    receivedFen: number;
    line?: { payerName: string; payerAccount: string; transferAt: Date };
  },
): Promise<void> {
  const { tradeId, tradeNo, bankSerialNo, receivedFen } = receipt;
  const confirmed = { transferState: transferStates.confirmed, receivedFen, reason: '', confirmedAt: ctx.now };
  await ctx.db
    .insert(transfers)
    .values({
      tradeId,
      tradeNo,
      bankSerialNo,
      ...confirmed,
      companyId: ctx.companyId,
      id: ctx.newId(),
      payerName: '',
      payerAccount: '',
      transferAt: ctx.now,
      ...line,
      transferFen: receivedFen,
      createdAt: ctx.now,
    })
    .onConflictDoUpdate({ target: [transfers.companyId, transfers.tradeId, transfers.bankSerialNo], set: confirmed });
}

/**
 * Banks of payer and payee number the same money differently: of the reports of a trade that wait, the only one of exactly this
 * amount takes the number that the shop's own bank gives, so that it is the one that is confirmed. Nothing where a report
 * has the number already, or several or none could be meant.
 */
export async function renameReport(
  ctx: Ctx,
  { tradeId, bankSerialNo, receivedFen }: { tradeId: string; bankSerialNo: string; receivedFen: number },
): Promise<void> {
  const ofTrade = and(eq(transfers.companyId, ctx.companyId), eq(transfers.tradeId, tradeId));
  const reports = await ctx.db
    .select({
      id: transfers.id,
      bankSerialNo: transfers.bankSerialNo,
      transferFen: transfers.transferFen,
      transferState: transfers.transferState,
    })
    .from(transfers)
    .where(ofTrade);
  const meant = reports.filter(
    ({ transferFen, transferState }) => transferState === transferStates.waiting && transferFen === receivedFen,
  );
  const [report] = meant;
  if (!report || meant.length > 1 || reports.some((one) => one.bankSerialNo === bankSerialNo)) return;
  await ctx.db
    .update(transfers)
    .set({ bankSerialNo })
    .where(and(ofTrade, eq(transfers.id, report.id)));
}
