import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { isUnbilled } from './unbilled.store.ts';

/** Customers with something to bill from before `until`, without those who are billed by receipt. */
export async function selectBilledCustomers(ctx: Ctx, until: Date): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ customerId: string }>(sql`
    select distinct b.customer_id as "customerId" from order_billings b
    join customers c on c.company_id = b.company_id and c.id = b.customer_id and c.term_kind <> 'receipt'
    where b.company_id = ${ctx.companyId} and b.happened_at < ${until.toISOString()}::timestamptz and ${isUnbilled(ctx)}
    order by 1`);
  return rows.map((row) => row.customerId);
}

/** The same for customers who are billed by receipt, with the days (in Shanghai) of their billings. */
export async function selectBilledDays(ctx: Ctx, until: Date): Promise<{ customerId: string; day: string }[]> {
  const { rows } = await ctx.db.execute<{ customerId: string; day: string }>(sql`
    select distinct b.customer_id as "customerId",
      to_char(b.happened_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "day"
    from order_billings b
    join customers c on c.company_id = b.company_id and c.id = b.customer_id and c.term_kind = 'receipt'
    where b.company_id = ${ctx.companyId} and b.happened_at < ${until.toISOString()}::timestamptz and ${isUnbilled(ctx)}
    order by 2, 1`);
  return rows;
}
