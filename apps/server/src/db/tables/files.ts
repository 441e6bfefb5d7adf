import type { BizType } from '@jicai/domain/files/upload-kinds.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { companyColumn, id, instant, tenantWall } from './kinds.ts';

/**
 * Tenant: files in the storage, which knows them by the sha256 of their bytes. A file that nothing has claimed within a
 * day is forgotten.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    sha256: text('sha256').notNull(),
    bizType: integer('biz_type').$type<BizType>().notNull(),
    mediaType: text('media_type').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** Shown to anyone who has the address; all others need a signed link. */
    isPublic: boolean('is_public').notNull(),
    /** Who brought it; null for a file that came with an upload ticket. */
    accountId: id('account_id'),
    ticketId: id('ticket_id'),
    claimedAt: instant('claimed_at'),
    /** Since when no row names a picture or document that was in use; null while one does (docs/domain/files.md §4). */
    unusedSince: instant('unused_since'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    index('stored_files_sha256').on(t.companyId, t.sha256),
    index('stored_files_unclaimed')
      .on(t.companyId, t.createdAt)
      .where(sql`claimed_at is null`),
    check('stored_files_biz_type', sql`${t.bizType} between 1 and 20`),
    check('stored_files_size', sql`${t.sizeBytes} >= 0`),
  ],
);

/** Tenant: leave to upload a few files before there is an account (licence at registration), bound to a proved mobile or mailbox. */
export const uploadTickets = pgTable(
  'upload_tickets',
  {
    companyId: companyColumn(),
    id: id('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    mobile: text('mobile'),
    email: text('email'),
    filesLeft: integer('files_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    ...tenantWall(t),
    unique('upload_tickets_token').on(t.companyId, t.tokenHash),
    index('upload_tickets_expiry').on(t.companyId, t.expiresAt),
    check('upload_tickets_to', sql`(${t.mobile} is null) <> (${t.email} is null)`),
    check('upload_tickets_left', sql`${t.filesLeft} >= 0`),
  ],
);
