import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { transferStates } from '@jicai/domain/payments/payment-states.ts';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { customers } from '../../db/tables/accounts.ts';
import { creditAccounts } from '../../db/tables/credit.ts';
import { invoiceTitles } from '../../db/tables/invoices.ts';
import { orders, trades } from '../../db/tables/orders.ts';
import { transfers } from '../../db/tables/payments.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** More trades of one amount than anybody would look through. */
const mostTrades = 500;

const awaiting = sql`${trades.state} = ${codes(orderStates.awaitingPayment)}`;
/** Found by the index of orders by state: trades have none, and most of them are long paid. */
const awaitingIds = ({ companyId }: Ctx) => sql`select o.trade_id from ${orders} o where o.company_id = ${companyId}
  and o.state = ${codes(orderStates.awaitingPayment)}`;
const isAmong = (ids: readonly SQL[]) => sql`${trades.id} in (${sql.join([...ids], sql` union `)})`;
const namedIds = ({ companyId }: Ctx, tradeNos: readonly string[]) =>
  sql`select t.id from ${trades} t where t.company_id = ${companyId} and ${inArray(sql`t.trade_no`, [...tradeNos])}`;
const restFen = sql<number>`(${trades.payFen} - ${trades.receivedFen})::int8`;
const waitingReport = sql`r.company_id = ${trades.companyId} and r.trade_id = ${trades.id}
  and r.transfer_state = ${codes(transferStates.waiting)}`;
const listOf = (column: SQL, from: SQL) => sql<string[]>`coalesce((select array_agg(${column}) from ${from}), '{}')`;
const ofTitle = sql`${invoiceTitles} i where i.company_id = ${trades.companyId} and i.customer_id = ${trades.customerId}`;
const ofReport = sql`${transfers} r where ${waitingReport}`;

const select = (ctx: Ctx) =>
  ctx.db
    .select({
      tradeNo: trades.tradeNo,
      customerName: customers.name,
      state: trades.state,
      payState: trades.payState,
      payFen: trades.payFen,
      restFen: restFen.mapWith(Number),
      version: sql<number>`(select o.version from ${orders} o where o.company_id = ${trades.companyId}
        and o.trade_id = ${trades.id} order by o.id limit 1)`,
      titleNames: listOf(sql`i.title_name`, ofTitle),
      titleAccounts: listOf(sql`i.bank_account`, ofTitle),
      reportNames: listOf(sql`r.payer_name`, ofReport),
      reportAccounts: listOf(sql`r.payer_account`, ofReport),
      reportSerials: listOf(sql`r.bank_serial_no`, ofReport),
      hasBalance: sql<boolean>`exists (select 1 from ${creditAccounts} c where c.company_id = ${trades.companyId}
        and c.customer_id = ${trades.customerId})`,
    })
    .from(trades)
    .innerJoin(customers, and(eq(customers.companyId, trades.companyId), eq(customers.id, trades.customerId)));
export type MatchTradeRow = Awaited<ReturnType<typeof select>>[number];

/**
 * Trades that lines may be for: named by their number in any state, reported under one of the serial numbers, or awaiting
 * exactly one of the amounts.
 */
export async function selectMatchTrades(
  ctx: Ctx,
  { tradeNos, serials, amountsFen }: { tradeNos: string[]; serials: string[]; amountsFen: number[] },
): Promise<MatchTradeRow[]> {
  if (amountsFen.length === 0) return [];
  const reported = sql`exists (select 1 from ${transfers} r where ${waitingReport} and ${inArray(sql`r.bank_serial_no`, serials)})`;
  return select(ctx)
    .where(
      and(
        eq(trades.companyId, ctx.companyId),
        isAmong([awaitingIds(ctx), ...(tradeNos.length > 0 ? [namedIds(ctx, tradeNos)] : [])]),
        or(
          tradeNos.length > 0 ? inArray(trades.tradeNo, tradeNos) : undefined,
          and(awaiting, or(inArray(restFen, amountsFen), serials.length > 0 ? reported : undefined)),
        ),
      ),
    )
    .orderBy(trades.id)
    .limit(mostTrades);
}

/** Trades that money is awaited for, by number of trade or order, or part of the customer's name; the newest 20. */
export async function selectFoundTrades(ctx: Ctx, searchKey: string): Promise<MatchTradeRow[]> {
  const no = searchKey.toUpperCase();
  const part = `%${searchKey.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const ofOrder = sql`select o.trade_id from ${orders} o where o.company_id = ${ctx.companyId} and o.order_no = ${no}`;
  return select(ctx)
    .where(
      and(
        eq(trades.companyId, ctx.companyId),
        isAmong([awaitingIds(ctx), namedIds(ctx, [no]), ofOrder]),
        or(
          eq(trades.tradeNo, no),
          sql`${trades.id} in (${ofOrder})`,
          and(awaiting, sql`${customers.name} ilike ${part}`),
        ),
      ),
    )
    .orderBy(sql`${trades.id} desc`)
    .limit(20);
}
