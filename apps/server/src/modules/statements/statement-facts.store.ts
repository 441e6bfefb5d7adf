import { billedSources, statementSources, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { tradePayStates } from '@jicai/domain/orders/order-states.ts';
import type { LineMoney } from '@jicai/domain/invoices/invoice-lines.ts';
import { holdingStates, redReasons } from '@jicai/domain/invoices/invoice-states.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { idList, intList, textList } from '../../db/any-of.ts';
import { customers } from '../../db/tables/accounts.ts';
import { invoices } from '../../db/tables/invoices.ts';
import { companies, shopSettings } from '../../db/tables/tenancy.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** The shop's stored options and the name it sells under. */
export async function selectShop(ctx: Ctx) {
  const [row] = await ctx.db
    .select({ options: shopSettings.options, companyName: companies.name })
    .from(companies)
    .leftJoin(shopSettings, eq(shopSettings.companyId, companies.id))
    .where(eq(companies.id, ctx.companyId));
  return row ?? { options: null, companyName: '' };
}

/** The customer of a statement, as it is named on papers. */
export async function selectBuyer(ctx: Ctx, customerId: string) {
  const [row] = await ctx.db
    .select({ taxNo: customers.taxNo, contactName: customers.contactName, telephone: customers.telephone })
    .from(customers)
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.id, customerId)));
  return { taxNo: row?.taxNo ?? '', contactName: row?.contactName ?? '', telephone: row?.telephone ?? '' };
}

/** Locks a customer, so that no second statement is made at the same time. Undefined if there is none. */
export async function lockCustomer(ctx: Ctx, customerId: string) {
  const [row] = await ctx.db
    .select({ name: customers.name, termKind: customers.termKind, termDays: customers.termDays })
    .from(customers)
    .where(and(eq(customers.companyId, ctx.companyId), eq(customers.id, customerId)))
    .for('no key update');
  return row;
}

/** Orders behind the live rows of a statement, in the order in which they are locked. */
export async function selectOrdersOf(ctx: Ctx, statementId: string): Promise<{ orderId: string; orderNo: string }[]> {
  const { rows } = await ctx.db.execute<{ orderId: string; orderNo: string }>(sql`
    select distinct o.id as "orderId", o.order_no as "orderNo"
    from statement_lines l
    join order_lines g on g.company_id = l.company_id and g.id = l.order_line_id
    join orders o on o.company_id = g.company_id and o.id = g.order_id
    where l.company_id = ${ctx.companyId} and l.statement_id = ${statementId} and l.released_at is null
    order by o.order_no`);
  return rows;
}

/** Whether one of these lines was refunded since then. */
export async function selectRefundedSince(
  ctx: Ctx,
  lines: readonly { orderLineId: string; since: Date }[],
): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select from order_refund_parts p
    join unnest(${idList(lines.map((line) => line.orderLineId))}, ${textList(lines.map((line) => line.since.toISOString()))})
      as l (id, since) on l.id = p.order_line_id
    where p.company_id = ${ctx.companyId} and p.created_at >= l.since::timestamptz limit 1`);
  return rows.length > 0;
}

/** Orders of a settled statement (or the named order) that have been billed, all of it in settled statements. */
export async function selectPaidUpOrders(
  ctx: Ctx,
  which: { statementId: string } | { orderId: string },
): Promise<string[]> {
  const billed =
    'orderId' in which
      ? sql`select b.order_id from order_billings b
        where b.company_id = ${ctx.companyId} and b.order_id = ${which.orderId}`
      : sql`select b.order_id from order_billings b
        join statement_lines l on l.company_id = b.company_id and l.source_type in (${codes(...billedSources)}) and l.source_id = b.id
        where b.company_id = ${ctx.companyId} and l.statement_id = ${which.statementId} and l.released_at is null`;
  const { rows } = await ctx.db.execute<{ orderId: string }>(sql`
    select o.id as "orderId" from orders o
    where o.company_id = ${ctx.companyId} and o.pay_state = ${codes(tradePayStates.owed)} and o.id in (${billed})
      and not exists (
        select 1 from order_billings b where b.company_id = ${ctx.companyId} and b.order_id = o.id and not exists (
          select 1 from statement_lines l join statements s on s.company_id = l.company_id and s.id = l.statement_id
          where l.company_id = ${ctx.companyId} and l.source_type in (${codes(...billedSources)}) and l.source_id = b.id
            and l.released_at is null and s.state = ${codes(statementStates.settled)}))
    order by o.trade_id, o.id`);
  return rows.map((row) => row.orderId);
}

// Written as SQL: in a list of columns drizzle omits the table's name.
const wrongFen = sql<string>`(
  select coalesce(sum(r.amount_fen), 0) from invoice_reds r where r.company_id = "invoices"."company_id"
    and r.invoice_id = "invoices"."id" and r.outcome = 'issued' and r.reason = ${codes(redReasons.mistake)})`;

/** Invoices applied for with a statement, newest first, with their amounts and red letters. */
export async function selectInvoicesOf(ctx: Ctx, statementId: string) {
  return ctx.db
    .select({
      reqNo: invoices.reqNo,
      invoiceNo: invoices.invoiceNo,
      state: invoices.state,
      amountFen: invoices.amountFen,
      redFen: invoices.redFen,
      /** The part reversed because the invoice was wrong. */
      wrongFen: wrongFen.mapWith(Number),
      issuedAt: invoices.issuedAt,
      createdAt: invoices.createdAt,
    })
    .from(invoices)
    .where(and(eq(invoices.companyId, ctx.companyId), eq(invoices.statementId, statementId)))
    .orderBy(desc(invoices.id));
}

/** Units and money of a statement by order line; without an order line: the deductions that belong to no goods. */
export async function selectBilledLines(ctx: Ctx, statementId: string) {
  const { rows } = await ctx.db.execute<
    Record<'qty' | 'feeFen' | 'deductFen', string> & Record<'orderLineId' | 'orderId' | 'orderNo', string | null>
  >(sql`
    select l.order_line_id as "orderLineId", o.id as "orderId", o.order_no as "orderNo", sum(l.qty) as "qty",
      sum(l.fee_fen) as "feeFen", sum(least(l.fee_fen, 0)) filter (where l.source_type = ${codes(statementSources.adjustment)}) as "deductFen"
    from statement_lines l
    left join order_lines g on g.company_id = l.company_id and g.id = l.order_line_id
    left join orders o on o.company_id = g.company_id and o.id = g.order_id
    where l.company_id = ${ctx.companyId} and l.statement_id = ${statementId} and l.released_at is null
    group by l.order_line_id, o.id, o.order_no order by o.order_no, l.order_line_id`);
  return rows.map((row) => ({
    ...row,
    qty: Number(row.qty),
    feeFen: Number(row.feeFen),
    deductFen: Number(row.deductFen),
  }));
}

/**
 * By order line: how much may be invoiced (less returned goods and adjustments) and how much is; `ownFen`: by invoices of this
 * statement.
 */
export async function selectPaperMoney(ctx: Ctx, statementId: string, orderLineIds: readonly string[]) {
  const { rows } = await ctx.db.execute<Record<keyof PaperMoney | 'orderLineId', string>>(sql`
    select l.id as "orderLineId", l.qty as "qty", l.pay_fen as "payFen", l.freight_fen as "freightFen",
      l.refunded_fen - l.adjusted_fen as "refundedFen", l.refunded_qty + l.adjusted_qty as "refundedQty",
      l.freight_refunded_qty + l.adjusted_qty as "freightRefundedQty", held.own as "ownFen", held.other as "otherFen"
    from order_lines l
    cross join lateral (
      select coalesce(sum(left_fen) filter (where statement_id = ${statementId}), 0) as own,
        coalesce(sum(left_fen) filter (where statement_id is distinct from ${statementId}), 0) as other
      from (
        select i.statement_id, s.goods_fen - s.red_goods_fen + s.freight_fen - s.red_freight_fen as left_fen
        from invoice_sources s join invoices i on i.company_id = s.company_id and i.id = s.invoice_id
        where s.company_id = ${ctx.companyId} and s.order_line_id = l.id and i.state = any(${intList(holdingStates)})
      ) one
    ) held
    where l.company_id = ${ctx.companyId} and l.id = any(${idList(orderLineIds)})`);
  return new Map(rows.map(({ orderLineId, ...money }) => [orderLineId, numbersOf(money)]));
}

export interface PaperMoney extends LineMoney {
  ownFen: number;
  otherFen: number;
}

const numbersOf = (money: Record<keyof PaperMoney, string>): PaperMoney => ({
  qty: Number(money.qty),
  payFen: Number(money.payFen),
  freightFen: Number(money.freightFen),
  refundedFen: Number(money.refundedFen),
  refundedQty: Number(money.refundedQty),
  freightRefundedQty: Number(money.freightRefundedQty),
  ownFen: Number(money.ownFen),
  otherFen: Number(money.otherFen),
});
