import type {
  LineState,
  SyncKind,
  SyncPlan,
  SyncReason,
  SyncState,
} from '@jicai/domain/people/directory/sync-lines.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customers } from './accounts.ts';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/** Tenant: a reading of an enterprise's address list, and what became of it (docs/domain/sign-on.md §9). */
export const directorySyncs = pgTable(
  'directory_syncs',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    customerId: id('customer_id').notNull(),
    /** Who asked for it. */
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Of the connection when it was read. */
    connectionVersion: integer('connection_version').notNull(),
    state: text('state').$type<SyncState>().notNull(),
    /** Why it failed, for people; '' otherwise. */
    reason: text('reason').notNull().default(''),
    /** People read so far. */
    readCount: integer('read_count').notNull().default(0),
    isWhole: boolean('is_whole').notNull().default(true),
    /** Linked members and departments that the app does not see. */
    unseenPeople: integer('unseen_people').notNull().default(0),
    unseenDepartments: integer('unseen_departments').notNull().default(0),
    /** Of what was read, and of the enterprise it was held against; '' while it is read. */
    directoryDigest: text('directory_digest').notNull().default(''),
    houseDigest: text('house_digest').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When the first line was applied. */
    begunAt: instant('begun_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    ...tenantWall(t),
    index('directory_syncs_customer').on(t.companyId, t.customerId, t.id),
    // One at a time for each enterprise.
    uniqueIndex('directory_syncs_running')
      .on(t.companyId, t.customerId)
      .where(sql`${t.state} in ('reading', 'applying')`),
    foreignKey({
      name: 'directory_syncs_customer_fk',
      columns: [t.companyId, t.customerId],
      foreignColumns: [customers.companyId, customers.id],
    }),
  ],
);

/** Tenant: the lines of a preview; those of the enterprise's next one take their place. */
export const directorySyncLines = pgTable(
  'directory_sync_lines',
  {
    companyId: companyColumn(),
    syncId: id('sync_id').notNull(),
    /** 1 for the first to be done. */
    lineNo: integer('line_no').notNull(),
    kind: text('kind').$type<SyncKind>().notNull(),
    title: text('title').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    reason: text('reason').$type<SyncReason | ''>().notNull(),
    /** Of who leaves: what waits for him, and his orders that are still open. */
    waitingApprovals: integer('waiting_approvals').notNull().default(0),
    openOrders: integer('open_orders').notNull().default(0),
    plan: jsonb('plan').$type<SyncPlan>().notNull(),
    isChosen: boolean('is_chosen').notNull(),
    state: text('state').$type<LineState>().notNull(),
    /** Why it was not done; '' otherwise. */
    outcome: text('outcome').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.syncId, t.lineNo] }),
    tenantPolicy(),
    foreignKey({
      name: 'directory_sync_lines_sync_fk',
      columns: [t.companyId, t.syncId],
      foreignColumns: [directorySyncs.companyId, directorySyncs.id],
    }).onDelete('cascade'),
  ],
);
