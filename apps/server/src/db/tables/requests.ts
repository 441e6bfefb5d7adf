import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantPolicy, tenantWall } from './kinds.ts';

/**
 * Tenant: answers of write commands by requestId, so a repeat is answered and not done again
 * (docs/domain/crashes.md §2).
 */
export const requestAnswers = pgTable(
  'request_answers',
  {
    companyId: companyColumn(),
    accountId: id('account_id').notNull(),
    path: text('path').notNull(),
    requestId: text('request_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.accountId, t.path, t.requestId] }),
    index('request_answers_age').on(t.companyId, t.createdAt),
    tenantPolicy(),
  ],
);

/** Tenant: append-only record of shop-side commands: who, when, from where, what changed. */
export const auditRecords = pgTable(
  'audit_records',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    actorId: id('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    ip: text('ip').notNull(),
    path: text('path').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('audit_records_subject').on(t.companyId, t.subject, t.createdAt),
    // Pages of the log: of everybody, of one person, of what is rarely done.
    index('audit_records_time').on(t.companyId, t.createdAt, t.id),
    index('audit_records_actor').on(t.companyId, t.actorId, t.createdAt, t.id),
    index('audit_records_path').on(t.companyId, t.path, t.createdAt, t.id),
  ],
);

/** Work that is due at a time, claimed by one worker at once; `done_at` ends it. */
const jobColumns = () => ({
  id: id('id').notNull(),
  kind: text('kind').notNull(),
  /** What it is about. Of an effect the fixed business number, such as payNo: repeated calls have one effect. */
  subject: text('subject').notNull(),
  dueAt: instant('due_at').notNull(),
  attempts: integer('attempts').notNull().default(0),
  leasedUntil: instant('leased_until'),
  doneAt: instant('done_at'),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
});

/** Tenant: effects on the outside world, written with the state change and carried out after commit. */
export const outbox = pgTable(
  'outbox',
  {
    companyId: companyColumn(),
    ...jobColumns(),
    payload: jsonb('payload').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('outbox_due')
      .on(t.companyId, t.dueAt)
      .where(sql`done_at is null`),
    index('outbox_failed')
      .on(t.companyId, t.createdAt)
      .where(sql`done_at is null and last_error is not null`),
    index('outbox_done')
      .on(t.companyId, t.doneAt)
      .where(sql`done_at is not null`),
    index('outbox_subject').on(t.companyId, t.subject),
  ],
);

/** Tenant: state changes that time brings about (payment deadline, automatic receipt). */
export const timers = pgTable(
  'timers',
  {
    companyId: companyColumn(),
    ...jobColumns(),
    /** Planned by whoever sees the occasion, on any node: one of this kind and subject, done or not. */
    isOnce: boolean('is_once').notNull().default(false),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('timers_once')
      .on(t.companyId, t.kind, t.subject)
      .where(sql`is_once`),
    index('timers_due')
      .on(t.companyId, t.dueAt)
      .where(sql`done_at is null`),
    index('timers_failed')
      .on(t.companyId, t.createdAt)
      .where(sql`done_at is null and last_error is not null`),
    index('timers_done')
      .on(t.companyId, t.doneAt)
      .where(sql`done_at is not null`),
    index('timers_subject').on(t.companyId, t.subject),
  ],
);
