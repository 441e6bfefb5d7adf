import { invoiceStates, invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { cancelStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { transferStates } from '@jicai/domain/payments/payment-states.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { type DueTaskName, mostDue, patienceHours } from '@jicai/domain/shop-side/desk-due.ts';
import { disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { ofSupplier, type Scope } from './desk.store.ts';

export interface Due {
  task: DueTaskName;
  /** The number people know it by, and what its page is opened with. */
  no: string;
  openKey: string;
  title: string;
  customerName: string;
  feeFen: number;
  /** Null where nothing ends its time. */
  dueAt: Date | null;
  sinceAt: Date;
}

interface DueScope extends Scope {
  shipWithinHours: number;
}

const firstOf = (order: string): SQL => sql`(select l.item_name from order_lines l
  where l.company_id = ${sql.raw(order)}.company_id and l.order_id = ${sql.raw(order)}.id order by l.id limit 1)`;

/** Of each task the rows that wait, those with the least time left first, no more than the desk shows. */
const rowsOf: Record<DueTaskName, (scope: DueScope) => SQL> = {
  toShip: (scope) => sql`
    select o.order_no as no, o.order_no as "openKey", ${firstOf('o')} as title, o.customer_name as "customerName", o.pay_fen as fee,
      o.awaiting_shipment_at + make_interval(hours => ${scope.shipWithinHours}::int) as due, o.awaiting_shipment_at as since
    from orders o where ${ofSupplier(scope)} and o.state in (${codes(orderStates.awaitingShipment, orderStates.partlyShipped)})
      and o.cancel_state <> ${codes(cancelStates.applied)}
    order by o.awaiting_shipment_at, o.id limit ${mostDue}`,
  cancelAsked: (scope) => sql`
    select o.order_no, o.order_no, ${firstOf('o')}, o.customer_name, o.pay_fen, null::timestamptz, o.updated_at
    from orders o where ${ofSupplier(scope)} and o.state = ${codes(orderStates.awaitingShipment)}
      and o.cancel_state = ${codes(cancelStates.applied)}
    order by o.updated_at, o.id limit ${mostDue}`,
  returnsToAudit: (scope) => sheets(scope, codes(returnStates.awaitingAudit)),
  returnsToInspect: (scope) => sheets(scope, codes(returnStates.awaitingReceipt)),
  transfers: ({ companyId }) => sql`
    select r.trade_no, r.trade_no, '对公转账，' || r.payer_name, c.name, r.transfer_fen, null::timestamptz, r.created_at
    from transfers r join trades t on t.company_id = r.company_id and t.id = r.trade_id
      join customers c on c.company_id = t.company_id and c.id = t.customer_id
    where r.company_id = ${companyId} and r.transfer_state = ${codes(transferStates.waiting)}
      and t.state <> ${codes(orderStates.cancelled)}
    order by r.created_at, r.id limit ${mostDue}`,
  disputes: ({ companyId }) => sql`
    select s.check_no, s.id::text, left(s.period_from::text, 7) || ' 对账单，' || count(*) || ' 行异议', s.customer_name,
      sum(l.fee_fen)::bigint, null::timestamptz, s.updated_at
    from statement_lines l join statements s on s.company_id = l.company_id and s.id = l.statement_id
    where l.company_id = ${companyId} and l.dispute_state = ${codes(disputeStates.open)}
    group by s.id, s.check_no, s.period_from, s.customer_name, s.updated_at
    order by s.updated_at, s.id limit ${mostDue}`,
  invoices: ({ companyId }) => sql`
    select i.req_no, i.req_no, case when i.kind = ${invoiceKinds.special} then '增值税专用发票' else '普通发票' end
      || case when i.state = ${codes(invoiceStates.failed)} then '，开票失败' else '' end,
      i.customer_name, i.amount_fen, null::timestamptz, i.created_at
    from invoices i where i.company_id = ${companyId} and i.state in (${codes(invoiceStates.waiting, invoiceStates.failed)})
    order by i.created_at, i.id limit ${mostDue}`,
};

const sheets = (scope: Scope, state: SQL): SQL => sql`
  select s.return_no, s.return_no, (select l.item_name from return_lines b
      join order_lines l on l.company_id = b.company_id and l.id = b.order_line_id
      where b.company_id = s.company_id and b.return_id = s.id order by b.id limit 1),
    s.customer_name, s.apply_fen, s.deadline_at, s.created_at
  from return_sheets s join orders o on o.company_id = s.company_id and o.id = s.order_id
  where s.company_id = ${scope.companyId} and ${ofSupplier(scope)} and s.state = ${state}
  order by s.deadline_at nulls last, s.id limit ${mostDue}`;

/** What is due next among these tasks, in one statement; what names no limit stands as if it had a day. */
export async function selectDue(ctx: Ctx, tasks: readonly DueTaskName[], scope: DueScope): Promise<Due[]> {
  if (tasks.length === 0) return [];
  const parts = tasks.map(
    (task) => sql`select ${task}::text as task, waiting.* from (${rowsOf[task](scope)})
      waiting (no, "openKey", title, "customerName", fee, due, since)`,
  );
  const { rows } = await ctx.db.execute<
    Pick<Due, 'task' | 'no' | 'openKey' | 'customerName'> & {
      title: string | null;
      fee: string;
      dueMs: string | null;
      sinceMs: string;
    }
  >(sql`
    select task, no, "openKey", title, "customerName", fee::bigint as fee,
      (extract(epoch from due) * 1000)::bigint as "dueMs", (extract(epoch from since) * 1000)::bigint as "sinceMs"
    from (${sql.join(parts, sql` union all `)}) due_rows
    order by coalesce(due, since + make_interval(hours => ${patienceHours}::int)), no limit ${mostDue}`);
  return rows.map(({ title, fee, dueMs, sinceMs, ...row }) => ({
    ...row,
    title: title ?? '',
    feeFen: Number(fee),
    dueAt: dueMs === null ? null : new Date(Number(dueMs)),
    sinceAt: new Date(Number(sinceMs)),
  }));
}
