import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';
import { isEndingSoon } from '../pricing/index.ts';

export interface EndingPrices {
  customerId: string;
  itemCount: number;
  /** The first end of them, ms. */
  firstMs: number;
}

/** Contract prices that end soon and whose customer somebody looks after, by customer; each end is taken once. */
export async function takeUntoldEnds(ctx: Ctx, limit: number): Promise<EndingPrices[]> {
  const { rows } = await ctx.db.execute<EndingPrices & Record<string, unknown>>(sql`
    with taken as (
      update contract_prices p set told_to = p.valid_to
      where p.company_id = ${ctx.companyId} and p.id = any(array(
        select c.id from contract_prices c
        join customers u on u.company_id = c.company_id and u.id = c.customer_id
        where c.company_id = ${ctx.companyId} and u.salesman_id is not null and c.told_to is distinct from c.valid_to
          and ${isEndingSoon(ctx, sql.raw('c'))}
        order by c.id limit ${limit}))
      returning p.customer_id, p.item_id, p.valid_to)
    select customer_id::text as "customerId", count(distinct item_id)::int as "itemCount",
      (extract(epoch from min(valid_to)) * 1000)::float8 as "firstMs"
    from taken group by customer_id order by customer_id`);
  return rows;
}
