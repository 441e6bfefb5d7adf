import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { billLineStates, billStates } from '@jicai/domain/channel-bills/channel-bills.ts';
import { cancelStates, orderStates } from '@jicai/domain/orders/order-states.ts';
import { applyStates, refundStates, transferStates } from '@jicai/domain/payments/payment-states.ts';
import { proposalStates } from '@jicai/domain/goods/proposal-states.ts';
import { registerStates } from '@jicai/domain/people/registration.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { changeStates } from '@jicai/domain/shop/change-states.ts';
import { endingBy } from '@jicai/domain/shop/supplier-form.ts';
import { settlementStates } from '@jicai/domain/settlements/settlement-states.ts';
import type { DeskTile } from '@jicai/domain/shop-side/desk-tiles.ts';
import { disputeStates } from '@jicai/domain/statements/statement-states.ts';
import { type SQL, sql } from 'drizzle-orm';
import { maxCount } from '../../db/count-some.ts';
import { codes } from '../../db/codes.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { failedJobs } from '../failed-jobs/index.ts';
import { isEndingSoon } from '../pricing/index.ts';
import { shortItems } from '../stock/index.ts';

export interface Waiting {
  tile: DeskTile;
  count: number;
  oldestAt: Date | null;
  feeFen: number | null;
  overdueCount: number | null;
}

export interface Scope {
  companyId: string;
  /** Null for an operator, who sees all suppliers' orders. */
  supplierId: string | null;
  now: Date;
  /** Orders that wait since before this moment should have been shipped. */
  overdueBefore: Date;
  /** Papers that end in so many days are told. */
  paperDays: number;
}

/** Of each tile the rows that wait: since when, how much money, whether it is overdue. */
const rowsOf: Record<DeskTile, (scope: Scope) => SQL> = {
  toShip: (scope) => sql`
    select o.awaiting_shipment_at as at, null::bigint as fee, o.awaiting_shipment_at <= ${scope.overdueBefore.toISOString()} as late
    from orders o where ${ofSupplier(scope)} and o.state in (${codes(orderStates.awaitingShipment, orderStates.partlyShipped)})
      and o.cancel_state <> ${codes(cancelStates.applied)}`,
  cancelAsked: (scope) => sql`
    select o.updated_at as at, null::bigint as fee, null::boolean as late
    from orders o where ${ofSupplier(scope)} and o.state = ${codes(orderStates.awaitingShipment)}
      and o.cancel_state = ${codes(cancelStates.applied)}`,
  returnsToAudit: (scope) => sheets(scope, codes(returnStates.awaitingAudit)),
  returnsToInspect: (scope) => sheets(scope, codes(returnStates.awaitingReceipt)),
  transfers: ({ companyId }) => sql`
    select r.created_at as at, r.transfer_fen as fee, null::boolean as late
    from transfers r join trades t on t.company_id = r.company_id and t.id = r.trade_id
    where r.company_id = ${companyId} and r.transfer_state = ${codes(transferStates.waiting)}
      and t.state <> ${codes(orderStates.cancelled)}`,
  abnormalPayments: ({ companyId }) => sql`
    select created_at as at, received_fen as fee, null::boolean as late
    from payments where company_id = ${companyId} and apply_state = ${codes(applyStates.mismatch)} and resolution is null
    union all
    select created_at, fee_fen, null
    from refunds where company_id = ${companyId} and (refund_state = ${codes(refundStates.abnormal)}
      or (refund_state = ${codes(refundStates.waiting)} and adapter = 'bank'))`,
  billDifferences: ({ companyId }) => sql`
    select moved_at as at, case when result = 'amount' then abs(bill_fen - own_fen) else coalesce(bill_fen, own_fen) end as fee,
      null::boolean as late
    from channel_bill_lines where company_id = ${companyId} and line_state = ${codes(billLineStates.open)}
    union all
    select created_at, null, null
    from channel_bills where company_id = ${companyId} and bill_state = ${codes(billStates.failed)}`,
  invoices: ({ companyId }) => sql`
    select created_at as at, amount_fen as fee, null::boolean as late
    from invoices where company_id = ${companyId} and state in (${codes(invoiceStates.waiting, invoiceStates.failed)})`,
  disputes: ({ companyId }) => sql`
    select l.happened_at as at, l.fee_fen as fee, null::boolean as late
    from statement_lines l where l.company_id = ${companyId} and l.dispute_state = ${codes(disputeStates.open)}`,
  registrations: ({ companyId }) => sql`
    select submitted_at as at, null::bigint as fee, null::boolean as late
    from registrations where company_id = ${companyId} and state = ${codes(registerStates.awaitingReview)}`,
  pricesEnding: (scope) => sql`
    select null::timestamptz as at, null::bigint as fee, null::boolean as late
    from (select distinct c.customer_id from contract_prices c where c.company_id = ${scope.companyId}
      and ${isEndingSoon(scope, sql.raw('c'))}) ending`,
  papersEnding: ({ companyId, now, paperDays }) => sql`
    select null::timestamptz as at, null::bigint as fee, bool_or(valid_to < ${shanghaiDay(now)}) as late
    from supplier_papers where company_id = ${companyId} and valid_to <> '' and valid_to <= ${endingBy(shanghaiDay(now), paperDays)}
    group by supplier_id`,
  lowStock: ({ companyId }) => sql`
    select null::timestamptz as at, null::bigint as fee, null::boolean as late
    from ${shortItems(companyId, 'lowStock')} i`,
  proposals: ({ companyId }) => sql`
    select submitted_at as at, null::bigint as fee, null::boolean as late
    from goods_proposals where company_id = ${companyId} and state = ${codes(proposalStates.waiting)}`,
  ownStock: ({ companyId, supplierId }) => sql`
    select null::timestamptz as at, null::bigint as fee, s.available <= 0 as late
    from items i join stock_rows s on s.company_id = i.company_id and s.item_id = i.id
    where i.company_id = ${companyId} and i.supplier_id = ${supplierId} and i.is_on_sale
      and s.available < greatest(i.safety_qty, 1)`,
  ownProposals: ({ companyId, supplierId }) => sql`
    select answered_at as at, null::bigint as fee, null::boolean as late
    from goods_proposals where company_id = ${companyId} and supplier_id = ${supplierId}
      and state = ${codes(proposalStates.refused)}`,
  settlements: ({ companyId }) => sql`
    select updated_at as at, total_fen as fee, null::boolean as late
    from settlements where company_id = ${companyId} and state = ${codes(settlementStates.disputed)}`,
  ownSettlements: ({ companyId, supplierId }) => sql`
    select sent_at as at, total_fen as fee, null::boolean as late
    from settlements where company_id = ${companyId} and supplier_id = ${supplierId}
      and state = ${codes(settlementStates.awaitingConfirm)}`,
  failedJobs: (scope) => sql`
    select created_at as at, null::bigint as fee, null::boolean as late from (${failedJobs(scope)}) failed`,
  changes: ({ companyId }) => sql`
    select created_at as at, null::bigint as fee, null::boolean as late
    from change_requests where company_id = ${companyId} and state = ${codes(changeStates.waiting)}`,
};

export const ofSupplier = ({ companyId, supplierId }: Scope): SQL =>
  supplierId === null
    ? sql`o.company_id = ${companyId}`
    : sql`o.company_id = ${companyId} and o.supplier_id = ${supplierId}`;

const sheets = (scope: Scope, state: SQL): SQL => sql`
  select s.created_at as at, null::bigint as fee, null::boolean as late
  from return_sheets s join orders o on o.company_id = s.company_id and o.id = s.order_id
  where s.company_id = ${scope.companyId} and ${ofSupplier(scope)} and s.state = ${state}`;

/** Tiles that say how much of them is late, of the stock sold out, of the papers over. */
const tilesWithLate: ReadonlySet<DeskTile> = new Set<DeskTile>(['toShip', 'ownStock', 'papersEnding']);

/** What waits behind each of the tiles, in one statement. */
export async function selectWaiting(ctx: Ctx, tiles: readonly DeskTile[], scope: Scope): Promise<Waiting[]> {
  if (tiles.length === 0) return [];
  const parts = tiles.map(
    (tile) => sql`
      select ${tile}::text as tile, count(*)::int as count, (extract(epoch from min(at)) * 1000)::bigint as "oldestMs",
        sum(fee)::bigint as fee, (count(*) filter (where late))::int as late
      from (select * from (${rowsOf[tile](scope)}) waiting limit ${maxCount}) counted`,
  );
  const { rows } = await ctx.db.execute<{
    tile: DeskTile;
    count: number;
    oldestMs: string | null;
    fee: string | null;
    late: number;
  }>(sql.join(parts, sql` union all `));
  return rows.map(({ tile, count, oldestMs, fee, late }) => ({
    tile,
    count,
    oldestAt: oldestMs === null ? null : new Date(Number(oldestMs)),
    feeFen: fee === null ? null : Number(fee),
    overdueCount: tilesWithLate.has(tile) ? late : null,
  }));
}

const quickHours = 24;
const rateDays = 30;

/**
 * From `from` (inclusive) until `until`: orders placed, money paid for trades, orders that were first shipped and those of
 * them within a day. Over the 30 days before `until`: orders sold, and sheets asked for, as the report of after-sales has it.
 */
export async function selectFigures(ctx: Ctx, { from, until }: { from: Date; until: Date }) {
  const { companyId } = ctx;
  const since = new Date(until.getTime() - rateDays * dayMs);
  const span = (column: SQL, start: Date) =>
    sql`${column} >= ${start.toISOString()} and ${column} < ${until.toISOString()}`;
  const { rows } = await ctx.db.execute<Record<FigureName, string>>(sql`
    select (select count(*) from orders o where o.company_id = ${companyId} and ${span(sql`o.created_at`, from)}) as "orderCount",
      (select coalesce(sum(t.pay_fen), 0) from trades t where t.company_id = ${companyId} and ${span(sql`t.paid_at`, from)}) as "paidFee",
      shipped.count as "shippedCount", shipped.quick as "quickCount",
      (select count(*) from orders o where o.company_id = ${companyId} and ${span(sql`o.awaiting_shipment_at`, since)}) as "soldCount",
      (select count(*) from return_sheets s where s.company_id = ${companyId} and ${span(sql`s.created_at`, since)}) as "sheetCount"
    from (select count(*), count(*) filter (where o.shipped_at <= o.awaiting_shipment_at + make_interval(hours => ${quickHours}::int)) as quick
      from orders o where o.company_id = ${companyId} and ${span(sql`o.shipped_at`, from)}) shipped`);
  const [row] = rows;
  const of = (name: FigureName) => Number(row?.[name] ?? 0);
  return {
    orderCount: of('orderCount'),
    paidFee: of('paidFee'),
    shippedCount: of('shippedCount'),
    quickCount: of('quickCount'),
    soldCount: of('soldCount'),
    sheetCount: of('sheetCount'),
  };
}
type FigureName = 'orderCount' | 'paidFee' | 'shippedCount' | 'quickCount' | 'soldCount' | 'sheetCount';
