import type { ConsentType } from '@jicai/domain/people/consents.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: what people said to agreements, one row each time, never changed: the last one of a kind counts. */
export const consents = pgTable(
  'consents',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    accountId: id('account_id').notNull(),
    /** 1 隐私 2 服务 3 优惠信息推送. */
    consentType: integer('consent_type').$type<ConsentType>().notNull(),
    version: text('version').notNull(),
    isAgreed: boolean('is_agreed').notNull(),
    /** From where, as evidence. */
    ip: text('ip').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('consents_account').on(t.companyId, t.accountId, t.id),
    foreignKey({
      name: 'consents_account_fk',
      columns: [t.companyId, t.accountId],
      foreignColumns: [accounts.companyId, accounts.id],
    }),
    check('consents_type', sql`${t.consentType} in (1, 2, 3)`),
  ],
);
