import type { SmsNotice } from '@jicai/domain/sms/sms-notices.ts';
import type { SmsReceiptState } from '@jicai/domain/sms/sms-receipts.ts';
import type { SmsProvider } from '@jicai/domain/sms/sms-services.ts';
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
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

/** The effect that a text message was sent by: run again it says the same, if it still holds. */
export interface SmsSource {
  kind: 'sms.send' | 'register.notice' | 'approval.notice' | 'reach.changed';
  subject: string;
  payload: Record<string, unknown>;
}

/** Tenant: text messages that a provider took, without what they say (docs/domain/sms.md §4). */
export const smsMessages = pgTable(
  'sms_messages',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    provider: text('provider').$type<SmsProvider>().notNull(),
    mobile: text('mobile').notNull(),
    notice: text('notice').$type<SmsNotice>().notNull(),
    /** The provider's own number. */
    messageNo: text('message_no').notNull(),
    source: jsonb('source').$type<SmsSource>().notNull(),
    state: text('state').$type<SmsReceiptState>().notNull(),
    /** Of a failure: why, in Chinese. */
    failText: text('fail_text').notNull().default(''),
    /** The failure lies with the number, the phone or its owner. */
    isOfReceiver: boolean('is_of_receiver').notNull().default(false),
    /** Another provider was asked to send the same. */
    isMended: boolean('is_mended').notNull().default(false),
    queryCount: integer('query_count').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (t) => [...tenantWall(t), index('sms_messages_newest').on(t.companyId, t.sentAt, t.id)],
);
