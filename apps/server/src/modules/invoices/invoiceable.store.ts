import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import {
  holdingStates,
  type OrderInvoiceState,
  invoiceStates,
  issuedStates,
} from '@jicai/domain/invoices/invoice-states.ts';
import { nearestTaxClass, type TaxClass } from '@jicai/domain/invoices/tax-class.ts';
import { type SQL, sql } from 'drizzle-orm';
import { codes } from '../../db/codes.ts';
import { anyText, idList, intList } from '../../db/any-of.ts';
import { orders } from '../../db/tables/orders.ts';
import type { Ctx } from '../../ctx/ctx.ts';

/** An order line with what is invoiced of it. PostgreSQL returns int8 as text. */
type LineRow = Record<
  | 'qty'
  | 'payFen'
  | 'freightFen'
  | 'refundedFen'
  | 'refundedQty'
  | 'freightRefundedQty'
  | 'takenQty'
  | 'takenGoods'
  | 'takenFreight'
  | 'taxRateBp',
  string
> &
  Record<'orderId' | 'orderLineId' | 'itemName' | 'itemSpec' | 'unitName' | 'imgUrl', string> & {
    /** From the item up. */
    taxClasses: TaxClass[];
  };

/**
 * Lines of orders with their money, what invoices that hold amounts have taken (red letters off), and the tax classification
 * of the item or of the nearest category that has one (docs/domain/invoices.md §6).
 */
export async function selectInvoiceLines(ctx: Ctx, orderIds: readonly string[]): Promise<InvoiceLineRow[]> {
  const { rows } = await ctx.db.execute<LineRow>(sql`
    select l.order_id as "orderId", l.id as "orderLineId", l.item_name as "itemName", l.item_spec as "itemSpec",
      l.unit_name as "unitName", l.img_url as "imgUrl", l.tax_rate_bp as "taxRateBp", l.qty as "qty",
      l.pay_fen as "payFen", l.freight_fen as "freightFen",
      -- What a statement took off a line is as little invoiced as what the line gave back.
      l.refunded_fen - l.adjusted_fen as "refundedFen", l.refunded_qty + l.adjusted_qty as "refundedQty",
      l.freight_refunded_qty + l.adjusted_qty as "freightRefundedQty",
      taken.qty as "takenQty", taken.goods as "takenGoods", taken.freight as "takenFreight",
      (select coalesce(json_agg(json_build_object('taxName', t.name, 'taxCode', t.code) order by t.nth), '[]')
        from (values (0, i.tax_name, i.tax_code), (1, c3.tax_name, c3.tax_code), (2, c2.tax_name, c2.tax_code),
          (3, c1.tax_name, c1.tax_code)) as t (nth, name, code) where t.name is not null) as "taxClasses"
    from order_lines l
    cross join lateral (${takenOf(ctx, sql`s.order_line_id = l.id`)}) taken
    left join products p on p.company_id = l.company_id and p.id = l.product_id
    left join items i on i.company_id = l.company_id and i.id = l.item_id
    left join categories c3 on c3.company_id = l.company_id and c3.id = p.category_id
    left join categories c2 on c2.company_id = l.company_id and c2.id = c3.parent_id
    left join categories c1 on c1.company_id = l.company_id and c1.id = c2.parent_id
    where l.company_id = ${ctx.companyId} and l.order_id = any(${idList(orderIds)})
    order by l.order_id, l.line_no`);
  return rows.map(toLine);
}

export interface InvoiceLineRow {
  orderId: string;
  orderLineId: string;
  itemName: string;
  itemSpec: string;
  unitName: string;
  imgUrl: string;
  taxRateBp: number;
  taxName: string;
  taxCode: string;
  qty: number;
  payFen: number;
  freightFen: number;
  /** Includes what statements took off, as do the next two counters. */
  refundedFen: number;
  refundedQty: number;
  freightRefundedQty: number;
  taken: { qty: number; goodsFen: number; freightFen: number };
}

function toLine({ takenQty, takenGoods, takenFreight, taxClasses, ...row }: LineRow): InvoiceLineRow {
  return {
    ...row,
    ...nearestTaxClass(taxClasses),
    taxRateBp: Number(row.taxRateBp),
    qty: Number(row.qty),
    payFen: Number(row.payFen),
    freightFen: Number(row.freightFen),
    refundedFen: Number(row.refundedFen),
    refundedQty: Number(row.refundedQty),
    freightRefundedQty: Number(row.freightRefundedQty),
    taken: { qty: Number(takenQty), goodsFen: Number(takenGoods), freightFen: Number(takenFreight) },
  };
}

const takenOf = (ctx: Ctx, which: SQL) => sql`
  select coalesce(sum(s.qty - s.red_qty), 0) as qty, coalesce(sum(s.goods_fen - s.red_goods_fen), 0) as goods,
    coalesce(sum(s.freight_fen - s.red_freight_fen), 0) as freight
  from invoice_sources s join invoices i on i.company_id = s.company_id and i.id = s.invoice_id
  where s.company_id = ${ctx.companyId} and ${which} and i.state = any(${intList(holdingStates)})`;

export interface InvoiceableFilter {
  /** Which orders the caller may see, as a condition on `orders`. */
  seen: SQL;
  orderNos?: readonly string[] | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

/** Completed orders, not on account, of which something is still to be invoiced: the newest first. */
export async function selectInvoiceableOrders(
  ctx: Ctx,
  { seen, orderNos, from, until }: InvoiceableFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const wanted = sql`
    from ${orders}
    cross join lateral (${takenOf(ctx, sql`s.order_id = ${orders.id}`)}) taken
    where ${seen} and ${orders.companyId} = ${ctx.companyId} and ${orders.state} = ${codes(orderStates.completed)}
      and ${orders.payMode} in (${codes(payModes.online, payModes.transfer)})
      and ${orders.payFen} - ${orders.refundedFen} - taken.goods - taken.freight > 0
      ${orderNos ? sql`and ${anyText(orders.orderNo, orderNos)}` : sql``}
      ${from ? sql`and ${orders.createdAt} >= ${from.toISOString()}::timestamptz` : sql``}
      ${until ? sql`and ${orders.createdAt} < ${until.toISOString()}::timestamptz` : sql``}`;
  const [page, [counted]] = await Promise.all([
    ctx.db.execute<
      Record<'orderId' | 'orderNo' | 'userName' | 'supplierName' | 'payFen' | 'refundedFen', string> & {
        invoiceState: OrderInvoiceState;
        createdAt: string;
      }
    >(sql`
      select ${orders.id} as "orderId", ${orders.orderNo} as "orderNo", ${orders.userName} as "userName",
        ${orders.supplierName} as "supplierName", ${orders.payFen} as "payFen", ${orders.refundedFen} as "refundedFen",
        ${orders.invoiceState} as "invoiceState", ${orders.createdAt} as "createdAt"
      ${wanted} order by ${orders.id} desc limit ${limit} offset ${offset}`),
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total ${wanted}`).then((answer) => answer.rows),
  ]);
  return { rows: page.rows, total: counted?.total ?? 0 };
}

/** By order: amounts invoiced and applied for, less red letters. */
export async function selectInvoicedOfOrders(ctx: Ctx, orderIds: readonly string[]) {
  const { rows } = await ctx.db.execute<{
    orderId: string;
    dueFen: string;
    issuedFen: string;
    isAsked: boolean;
    hasRed: boolean;
  }>(sql`
    select o.id as "orderId", o.pay_fen - o.refunded_fen + (select coalesce(sum(g.adjusted_fen), 0) from order_lines g
        where g.company_id = ${ctx.companyId} and g.order_id = o.id) as "dueFen",
      coalesce(sum(s.goods_fen - s.red_goods_fen + s.freight_fen - s.red_freight_fen)
        filter (where i.state in (${codes(...issuedStates)})), 0) as "issuedFen",
      coalesce(bool_or(i.state in (${codes(invoiceStates.waiting, invoiceStates.issuing)})), false) as "isAsked", coalesce(bool_or(i.red_fen > 0), false) as "hasRed"
    from orders o
    left join invoice_sources s on s.company_id = o.company_id and s.order_id = o.id
    left join invoices i on i.company_id = s.company_id and i.id = s.invoice_id
    where o.company_id = ${ctx.companyId} and o.id = any(${idList(orderIds)})
    group by o.id, o.pay_fen, o.refunded_fen`);
  return rows.map((row) => ({ ...row, dueFen: Number(row.dueFen), issuedFen: Number(row.issuedFen) }));
}
