import type { SmsProvider } from '@jicai/domain/sms/sms-services.ts';
import { boolean, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: the company's connections to senders of text messages (docs/domain/sms.md §1). One row per provider. */
export const smsServices = pgTable(
  'sms_services',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    provider: text('provider').$type<SmsProvider>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    /** Asked before the other one. */
    isFirst: boolean('is_first').notNull(),
    /** { sealed }: the fields of smsFields, sealed together. */
    settings: jsonb('settings').$type<{ sealed: string }>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [...tenantWall(t), unique('sms_services_provider').on(t.companyId, t.provider)],
);
