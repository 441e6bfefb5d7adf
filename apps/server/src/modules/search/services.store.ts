import { type DeliveryPromises, deliveryPromisesOf } from '@jicai/domain/orders/delivery.ts';
import type { Services } from '@jicai/goods-search/index.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../ctx/ctx.ts';

/** What was agreed with an enterprise, and how the shop promises to deliver. */
interface ServiceRules {
  agreed: Services['agreed'];
  promises: DeliveryPromises;
}

/** Nothing was agreed with whoever belongs to no enterprise. */
export async function selectPromises(ctx: Ctx): Promise<ServiceRules> {
  const { rows } = await ctx.db.execute<{ options: unknown }>(sql`
    select options from shop_settings where company_id = ${ctx.companyId}`);
  return { agreed: { itemIds: [], brandIds: [], categoryIds: [] }, promises: deliveryPromisesOf(rows[0]?.options) };
}

/** What has a price of the enterprise's own, and the promises. */
export async function selectAgreed(ctx: Ctx, customerId: string): Promise<ServiceRules> {
  const ofCustomer = (table: 'contract_prices' | 'contract_discounts') =>
    sql`from ${sql.raw(table)} c where c.company_id = ${ctx.companyId} and c.customer_id = ${customerId}
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
  return { agreed: { itemIds, brandIds, categoryIds }, promises: deliveryPromisesOf(options) };
}
