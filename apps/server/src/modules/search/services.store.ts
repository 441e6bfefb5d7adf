import { deliveryPromisesOf, nextDayDays, promiseOfSupplier } from '@jicai/domain/orders/delivery.ts';
import type { Services } from '@jicai/goods-search/index.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

/**
 * Which goods have a service for who asks: what prices were agreed for with the enterprise, and what arrives at the area on the
 * next day (docs/domain/search.md §8).
 */
export async function selectServices(
  ctx: Ctx,
  { customerId, areaCode }: { customerId: string | null; areaCode: string },
): Promise<Services> {
  const ofCustomer = (table: 'contract_prices' | 'contract_discounts') =>
    sql`from ${sql.raw(table)} c where c.company_id = ${ctx.companyId} and c.customer_id = ${customerId}::bigint
      and c.valid_from <= ${ctx.now.toISOString()}::timestamptz
      and (c.valid_to is null or c.valid_to > ${ctx.now.toISOString()}::timestamptz)`;
  const { rows } = await ctx.db.execute<{
    options: unknown;
    itemIds: string[];
    brandIds: string[];
    categoryIds: string[];
  }>(sql`
    select (select options from shop_settings where company_id = ${ctx.companyId}) as options,
      array(select c.item_id::text ${ofCustomer('contract_prices')}
        union select c.item_id::text ${ofCustomer('contract_discounts')} and c.item_id is not null) as "itemIds",
      array(select distinct c.brand_id::text ${ofCustomer('contract_discounts')} and c.brand_id is not null) as "brandIds",
      array(select distinct c.category_id::text ${ofCustomer('contract_discounts')} and c.category_id is not null) as "categoryIds"`);
  const { options, itemIds = [], brandIds = [], categoryIds = [] } = rows[0] ?? {};
  const promises = deliveryPromisesOf(options);
  return {
    agreed: { itemIds, brandIds, categoryIds },
    nextDay: {
      mostDays: nextDayDays(promises, areaCode),
      bySupplier: Object.fromEntries(
        Object.keys(promises.suppliers).map((supplierId) => [
          supplierId,
          nextDayDays(promiseOfSupplier(promises, supplierId), areaCode),
        ]),
      ),
    },
  };
}
