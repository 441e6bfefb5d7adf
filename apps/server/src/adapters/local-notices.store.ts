import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { localNotices } from '../db/tables/local-notices.ts';
import { asOwner } from '../db/with-tenant.ts';
import type { Books } from './books.ts';

/**
 * What a service of the demo has to tell the shop: `payment`: subject payNo; `track`: subject
 * `<logisticsCode>:<logisticsNo>`.
 */
export type LocalNoticeKind = 'payment' | 'track';

export interface LocalNotice {
  id: string;
  kind: LocalNoticeKind;
  subject: string;
  /** 1 at the first try. */
  attempts: number;
}

export async function insertLocalNotice(
  books: Books,
  notice: { kind: LocalNoticeKind; subject: string; dueAt: Date },
): Promise<void> {
  const { companyId, now: createdAt } = books;
  await books.db.insert(localNotices).values({ ...notice, companyId, id: books.newId(), createdAt });
}

/** Due ones, which nobody else gets before `againAt`: who dies on the way leaves them to be told then. */
export async function claimLocalNotices(
  books: Books,
  { limit, againAt }: { limit: number; againAt: Date },
): Promise<LocalNotice[]> {
  const { rows } = await books.db.execute<LocalNotice & Record<string, unknown>>(sql`
    update local_notices set due_at = ${againAt.toISOString()}::timestamptz, attempts = attempts + 1
    where company_id = ${books.companyId} and id in (
      select id from local_notices
      where company_id = ${books.companyId} and due_at <= ${books.now.toISOString()}::timestamptz
      order by due_at limit ${limit} for update skip locked)
    returning id, kind, subject, attempts`);
  return rows;
}

const isNotice = (books: Books, id: string) =>
  and(eq(localNotices.companyId, books.companyId), eq(localNotices.id, id));

export async function updateLocalNoticeDue(books: Books, id: string, dueAt: Date): Promise<void> {
  await books.db.update(localNotices).set({ dueAt }).where(isNotice(books, id));
}

export async function deleteLocalNotice(books: Books, id: string): Promise<void> {
  await books.db.delete(localNotices).where(isNotice(books, id));
}

/** The companies that have a notice due. */
export async function noticedTenants(db: Database, now: Date): Promise<string[]> {
  const { rows } = await asOwner(db, (tx) =>
    tx.execute<{ company_id: string }>(
      sql`select distinct company_id from local_notices where due_at <= ${now.toISOString()}::timestamptz`,
    ),
  );
  return rows.map((row) => row.company_id);
}
