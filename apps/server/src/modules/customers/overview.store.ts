import { type CancelState, orderStates, type OrderState } from '@jicai/domain/orders/order-states.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { codes } from '../../db/codes.ts';

/** What a customer ordered by month "YYYY-MM" since then; cancelled orders left out. */
export async function selectMonths(ctx: Ctx, customerId: string, since: Date) {
  const { rows } = await ctx.db.execute<{ month: string; fen: string; count: number }>(sql`
    select to_char(o.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, sum(o.pay_fen) as fen, count(*)::int as count
    from orders o
    where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId} and o.created_at >= ${since.toISOString()}
      and o.state <> ${codes(orderStates.cancelled)} group by 1`);
  return new Map(rows.map(({ month, fen, count }) => [month, { fen: Number(fen), count }]));
}

/** The days on which a customer ordered since then, in order. */
export async function selectBuyingDays(ctx: Ctx, customerId: string, since: Date): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ day: string }>(sql`
    select distinct (o.created_at at time zone 'Asia/Shanghai')::date::text as day from orders o
    where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId} and o.created_at >= ${since.toISOString()}
      and o.state <> ${codes(orderStates.cancelled)} order by 1`);
  return rows.map(({ day }) => day);
}

/** What a customer ordered since then by category, the most first. */
export async function selectCategoryFens(ctx: Ctx, customerId: string, since: Date) {
  const { rows } = await ctx.db.execute<{ name: string | null; fen: string }>(sql`
    select c.name, sum(l.pay_fen) as fen
    from orders o
    join order_lines l on l.company_id = ${ctx.companyId} and l.order_id = o.id
    left join products p on p.company_id = ${ctx.companyId} and p.id = l.product_id
    left join categories c on c.company_id = ${ctx.companyId} and c.id = p.category_id
    where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId} and o.created_at >= ${since.toISOString()}
      and o.state <> ${codes(orderStates.cancelled)}
    group by c.id, c.name order by 2 desc, c.id`);
  return rows.map(({ name, fen }) => ({ name: name ?? '', fee: Number(fen) }));
}

/** The newest orders of a customer, each with its first item. */
export async function selectLastOrders(ctx: Ctx, customerId: string, limit: number) {
  const { rows } = await ctx.db.execute<{
    orderNo: string;
    itemName: string;
    lineCount: number;
    userName: string;
    createdMs: string;
    payFen: string;
    state: OrderState;
    cancelState: CancelState;
  }>(sql`
    select o.order_no as "orderNo", coalesce(l.item_name, '') as "itemName", o.line_count as "lineCount", o.user_name as "userName",
      extract(epoch from o.created_at) * 1000 as "createdMs", o.pay_fen as "payFen", o.state,
      o.cancel_state as "cancelState"
    from orders o
    left join order_lines l on l.company_id = ${ctx.companyId} and l.order_id = o.id and l.line_no = 1
    where o.company_id = ${ctx.companyId} and o.customer_id = ${customerId}
    order by o.id desc limit ${limit}`);
  return rows.map(({ createdMs, payFen, ...row }) => ({
    ...row,
    createdAt: new Date(Number(createdMs)),
    payFen: Number(payFen),
  }));
}

/** What a customer keeps with the shop: how many addresses, and its default invoice title. */
export async function selectPapersKept(ctx: Ctx, customerId: string) {
  const { rows } = await ctx.db.execute<{ addressCount: number; titleName: string }>(sql`
    select (select count(*)::int from addresses a where a.company_id = ${ctx.companyId} and a.customer_id = ${customerId}) as "addressCount",
      coalesce((select t.title_name from invoice_titles t where t.company_id = ${ctx.companyId}
        and t.customer_id = ${customerId} and t.is_default limit 1), '') as "titleName"`);
  return rows[0] ?? { addressCount: 0, titleName: '' };
}
