import { orderStates, type OrderState, payModes, tradePayStates } from '@jicai/domain/orders/order-states.ts';
import type { HoldingStatement } from '@jicai/domain/payments/credit-use.ts';
import { statementSources, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';
import { isUnbilled } from '../statements/index.ts';

export interface OpenStatement extends HoldingStatement {
  statementId: string;
  statementNo: string;
  periodFrom: string;
  periodTo: string;
  part: number;
}

type Wire<T> = { [K in keyof T]: T[K] extends number ? string | T[K] : T[K] };

/** Statements of a customer that are neither settled nor void, the one to be paid first before. */
export async function selectOpenStatements(ctx: Ctx, customerId: string): Promise<OpenStatement[]> {
  const { rows } = await ctx.db.execute<Wire<OpenStatement> & Record<string, unknown>>(sql`
    select s.id::text as "statementId", s.check_no as "statementNo", s.period_from::text as "periodFrom",
      s.period_to::text as "periodTo", s.part, s.state, s.received_fen as "receivedFen", s.refund_fen as "refundFen",
      s.total_fen as "totalFen", s.paid_fen as "paidFen", s.due_date::text as "dueDate",
      (select coalesce(sum(l.fee_fen), 0) from statement_lines l where l.company_id = ${ctx.companyId}
        and l.statement_id = s.id and l.source_type = ${codes(statementSources.carriedOver)} and l.released_at is null) as "carriedFen"
    from statements s
    where s.company_id = ${ctx.companyId} and s.customer_id = ${customerId}
      and s.state not in (${codes(statementStates.settled, statementStates.void)})
    order by s.due_date nulls last, s.period_from, s.id`);
  return rows.map((row) => ({
    ...row,
    receivedFen: Number(row.receivedFen),
    refundFen: Number(row.refundFen),
    totalFen: Number(row.totalFen),
    paidFen: Number(row.paidFen),
    carriedFen: Number(row.carriedFen),
    part: Number(row.part),
  })) as OpenStatement[];
}

export interface UnbilledOrder {
  orderNo: string;
  createdMs: number;
  state: OrderState;
  useFen: number;
}

const underWay = [orderStates.awaitingShipment, orderStates.partlyShipped, orderStates.awaitingReceipt] as const;

/**
 * Orders on account of which something stands on no statement yet, what is still to arrive included, the largest first; with
 * the sum and the number of all of them.
 */
export async function selectUnbilledOrders(ctx: Ctx, customerId: string, limit: number) {
  const { rows } = await ctx.db.execute<
    { orderNo: string; state: OrderState } & Record<'createdMs' | 'useFen' | 'sumFen' | 'count', string>
  >(sql`
    select o.order_no as "orderNo", o.state, extract(epoch from o.created_at) * 1000 as "createdMs", u.fen as "useFen",
      sum(u.fen) over () as "sumFen", count(*) over () as count
    from (
      select x.order_id, sum(x.fen) as fen from (
        select b.order_id, b.fee_fen as fen from order_billings b
        where b.company_id = ${ctx.companyId} and b.customer_id = ${customerId} and ${isUnbilled(ctx)}
        union all
        select o.id, o.pay_fen - o.refunded_fen - coalesce((select sum(b.fee_fen) from order_billings b
          where b.company_id = ${ctx.companyId} and b.order_id = o.id), 0)
        from orders o
        where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId} and o.state in (${codes(...underWay)})
          and o.pay_mode = ${codes(payModes.credit)} and o.pay_state >= ${codes(tradePayStates.refunded)}
      ) x group by x.order_id having sum(x.fen) <> 0
    ) u
    join orders o on o.company_id = ${ctx.companyId} and o.id = u.order_id
    order by u.fen desc, o.id desc limit ${limit}`);
  return {
    sumFen: Number(rows[0]?.sumFen ?? 0),
    count: Number(rows[0]?.count ?? 0),
    orders: rows.map(({ orderNo, state, createdMs, useFen }): UnbilledOrder => ({
      orderNo,
      state,
      createdMs: Number(createdMs),
      useFen: Number(useFen),
    })),
  };
}
