import { boolean, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: the company's connections to one kind of outside service, one row per provider. */
const connectionTable = (name: string) =>
  pgTable(
    name,
    {
      companyId: companyColumn(),
      id: id('id').notNull(),
      provider: text('provider').notNull(),
      isEnabled: boolean('is_enabled').notNull(),
      /** Asked before the others. */
      isFirst: boolean('is_first').notNull(),
      /** { sealed }: the fields of the provider's form, sealed together. */
      settings: jsonb('settings').$type<{ sealed: string }>().notNull(),
      updatedAt: instant('updated_at').notNull(),
    },
    (t) => [...tenantWall(t), unique(`${name}_provider`).on(t.companyId, t.provider)],
  );

export type ConnectionTable = ReturnType<typeof connectionTable>;

/** Who sends text messages (docs/domain/sms.md §1). */
export const smsServices = connectionTable('sms_services');
/** Who follows parcels (docs/domain/tracking.md §1). */
export const trackServices = connectionTable('track_services');
/** Who issues invoices (docs/domain/invoices.md §7). */
export const taxServices = connectionTable('tax_services');
