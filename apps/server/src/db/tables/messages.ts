import type { MessageKind } from '@jicai/domain/shop/messages.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: 站内信, one row an account and message. Kept for a year. */
export const messages = pgTable(
  'messages',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    /** A path of the storefront, such as /center/order/orderDetail?orderNo=…; '' for none. */
    link: text('link').notNull(),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    // Ids rise with time: the newest first is this index backwards.
    index('messages_account').on(t.companyId, t.accountId, t.id),
    index('messages_unread')
      .on(t.companyId, t.accountId, t.id)
      .where(sql`read_at is null`),
    index('messages_age').on(t.companyId, t.createdAt),
    foreignKey({
      name: 'messages_account_fk',
      columns: [t.companyId, t.accountId],
      foreignColumns: [accounts.companyId, accounts.id],
    }),
  ],
);
