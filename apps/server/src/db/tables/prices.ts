import type { PlannedPriceName, PlanState } from '@jicai/domain/money/price-plans.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { items, suppliers } from './goods.ts';
import { companyColumn, fen, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: 阶梯价, by line quantity; retail and enterprise price stand on the item itself. */
export const tierPrices = pgTable(
  'tier_prices',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    qtyFrom: integer('qty_from').notNull(),
    priceFen: fen('price_fen').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId, t.qtyFrom] }),
    tenantPolicy(),
    foreignKey({
      name: 'tier_prices_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
    check('tier_prices_positive', sql`${t.qtyFrom} >= 1 and ${t.priceFen} > 0`),
  ],
);

/**
 * Tenant: 协议价, what a customer enterprise signed for an item. Valid while validFrom ≤ now < validTo (null = open end);
 * of several valid rows the one that began last counts. `tiers` are its own [{ qtyFrom, priceFen }], rising.
 */
export const contractPrices = pgTable(
  'contract_prices',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    itemId: id('item_id').notNull(),
    priceFen: fen('price_fen').notNull(),
    tiers: jsonb('tiers').$type<{ qtyFrom: number; priceFen: number }[]>().notNull().default([]),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
    /** The end that who looks after the customer was told of. */
    toldTo: instant('told_to'),
  },
  (t) => [
    ...tenantWall(t),
    index('contract_prices_lookup').on(t.companyId, t.customerId, t.itemId, t.validFrom),
    index('contract_prices_item').on(t.companyId, t.itemId),
    index('contract_prices_ending')
      .on(t.companyId, t.validTo)
      .where(sql`valid_to is not null`),
    foreignKey({
      name: 'contract_prices_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
    check('contract_prices_positive', sql`${t.priceFen} > 0`),
  ],
);

/** Tenant: 协议折扣, basis points off the enterprise price for an item, a category (any level) or a brand. */
export const contractDiscounts = pgTable(
  'contract_discounts',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    categoryId: id('category_id'),
    brandId: id('brand_id'),
    itemId: id('item_id'),
    discountBp: integer('discount_bp').notNull(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
  },
  (t) => [
    ...tenantWall(t),
    index('contract_discounts_lookup').on(t.companyId, t.customerId),
    check('contract_discounts_range', sql`${t.discountBp} between 1 and 9999`),
    check('contract_discounts_one_target', sql`num_nonnulls(${t.categoryId}, ${t.brandId}, ${t.itemId}) = 1`),
  ],
);

/**
 * Tenant: 进价, what an item costs the shop at its supplier, VAT included. Holds while validFrom ≤ now < validTo (null: until
 * another is written); rows that ended are the history. One holds at a time for an item and a supplier.
 */
export const costPrices = pgTable(
  'cost_prices',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    itemId: id('item_id').notNull(),
    supplierId: id('supplier_id').notNull(),
    costFen: fen('cost_fen').notNull(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
    /** Who wrote it down; null for a file brought by the command line. */
    userId: id('user_id'),
    userName: text('user_name').notNull().default(''),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('cost_prices_one')
      .on(t.companyId, t.itemId, t.supplierId)
      .where(sql`valid_to is null`),
    index('cost_prices_lookup').on(t.companyId, t.itemId, t.supplierId, t.validFrom),
    foreignKey({
      name: 'cost_prices_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
    foreignKey({
      name: 'cost_prices_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
    check('cost_prices_positive', sql`${t.costFen} > 0`),
    check('cost_prices_span', sql`${t.validTo} is null or ${t.validTo} >= ${t.validFrom}`),
  ],
);

/**
 * Tenant: what retail and enterprise price of an item were until a moment; what they are now stands on the item itself. Written by
 * whoever changes one, in the same transaction.
 */
export const pastPrices = pgTable(
  'past_prices',
  {
    companyId: companyColumn(),
    itemId: id('item_id').notNull(),
    until: instant('until').notNull(),
    retailFen: fen('retail_fen'),
    enterpriseFen: fen('enterprise_fen'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.itemId, t.until] }),
    tenantPolicy(),
    foreignKey({
      name: 'past_prices_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
  ],
);

/**
 * Tenant: 定时调价, a price of an item that begins by itself and may end by itself (docs/domain/money.md §14). `stood_fen` is what
 * held before it began and comes back with its end.
 */
export const pricePlans = pgTable(
  'price_plans',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    itemId: id('item_id').notNull(),
    price: text('price').$type<PlannedPriceName>().notNull(),
    priceFen: fen('price_fen').notNull(),
    stoodFen: fen('stood_fen'),
    /** Prices by quantity from then on, and what stood before; null: they stay as they are. */
    tiers: jsonb('tiers').$type<{ qtyFrom: number; priceFen: number }[]>(),
    stoodTiers: jsonb('stood_tiers').$type<{ qtyFrom: number; priceFen: number }[]>(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    state: text('state').$type<PlanState>().notNull(),
    /** A second person agreed to it under the margin line. */
    isAgreed: boolean('is_agreed').notNull(),
    accountId: id('account_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('price_plans_by_start').on(t.companyId, t.startsAt),
    index('price_plans_item').on(t.companyId, t.itemId, t.startsAt),
    foreignKey({
      name: 'price_plans_item_fk',
      columns: [t.companyId, t.itemId],
      foreignColumns: [items.companyId, items.id],
    }),
    check('price_plans_price', sql`${t.priceFen} > 0`),
    check('price_plans_span', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
  ],
);
