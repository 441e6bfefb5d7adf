import type { WaybillState } from '@jicai/domain/tracking/waybill-numbers.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { suppliers } from './goods.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';
import { orders } from './orders.ts';
import { parcels } from './parcels.ts';

/** Tenant: a supplier's contract with a courier, by which numbers are asked for (docs/domain/tracking.md §3). */
export const waybillContracts = pgTable(
  'waybill_contracts',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    supplierId: id('supplier_id').notNull(),
    logisticsCode: text('logistics_code').notNull(),
    /** { sealed }: the fields of the contract's form, sealed together. */
    settings: jsonb('settings').$type<{ sealed: string }>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('waybill_contracts_courier').on(t.companyId, t.supplierId, t.logisticsCode),
    foreignKey({
      name: 'waybill_contracts_supplier_fk',
      columns: [t.companyId, t.supplierId],
      foreignColumns: [suppliers.companyId, suppliers.id],
    }),
  ],
);

/** Tenant: numbers asked for at a service, one open for each order (docs/domain/tracking.md §3). */
export const waybills = pgTable(
  'waybills',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    orderId: id('order_id').notNull(),
    /** 1 for the first of the order; with its number our id at the service. */
    turn: integer('turn').notNull(),
    logisticsCode: text('logistics_code').notNull(),
    state: text('state').$type<WaybillState>().notNull(),
    /** '' until one is given. */
    logisticsNo: text('logistics_no').notNull().default(''),
    courierOrderNo: text('courier_order_no').notNull().default(''),
    labelUrl: text('label_url').notNull().default(''),
    /** What the service last said no with. */
    refusalText: text('refusal_text').notNull().default(''),
    /** Somebody asks the service just now, and till when he can. */
    busyUntil: instant('busy_until'),
    parcelId: id('parcel_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('waybills_turn').on(t.companyId, t.orderId, t.turn),
    uniqueIndex('waybills_open')
      .on(t.companyId, t.orderId)
      .where(sql`state in ('asked', 'given', 'cancelling')`),
    foreignKey({
      name: 'waybills_order_fk',
      columns: [t.companyId, t.orderId],
      foreignColumns: [orders.companyId, orders.id],
    }),
    foreignKey({
      name: 'waybills_parcel_fk',
      columns: [t.companyId, t.parcelId],
      foreignColumns: [parcels.companyId, parcels.id],
    }),
    check('waybills_state', sql`${t.state} in ('asked', 'given', 'used', 'cancelling', 'cancelled', 'refused')`),
  ],
);
