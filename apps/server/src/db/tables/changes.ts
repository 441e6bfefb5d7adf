import type { ChangeKind, ChangeState } from '@jicai/domain/shop/change-states.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/** Tenant: changes that count only once a second person of the shop has confirmed them. One that waits, a subject. */
export const changeRequests = pgTable(
  'change_requests',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    subjectId: id('subject_id').notNull(),
    /** As people call it: the number of a statement, the name of a customer. */
    subjectName: text('subject_name').notNull(),
    /** What the subject was when it was asked for, and what it is to become; each kind has its own fields. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    reason: text('reason').notNull(),
    state: integer('state').$type<ChangeState>().notNull(),
    requesterId: id('requester_id').notNull(),
    requesterName: text('requester_name').notNull(),
    checkerId: id('checker_id'),
    checkerName: text('checker_name').notNull().default(''),
    /** Why it was refused or withdrawn. */
    answer: text('answer').notNull().default(''),
    endsAt: instant('ends_at').notNull(),
    answeredAt: instant('answered_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    uniqueIndex('change_requests_waiting')
      .on(t.companyId, t.kind, t.subjectId)
      .where(sql`state = 10`),
    index('change_requests_state').on(t.companyId, t.state, t.id),
    check('change_requests_state_code', sql`${t.state} in (10, 20, 30, 40)`),
    check('change_requests_second', sql`${t.checkerId} is null or ${t.checkerId} <> ${t.requesterId}`),
    check('change_requests_checked', sql`${t.state} not in (20, 30) or ${t.checkerId} is not null`),
  ],
);
