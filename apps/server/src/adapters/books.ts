import type { IdMaker } from '../db/ids.ts';
import type { Database, Tx } from '../db/open.ts';
import { withTenant } from '../db/with-tenant.ts';
import type { Secrets } from '../secrets.ts';

/** A transaction on the books that the demo's own channel, tax platform and courier service keep for one company. */
export interface Books {
  db: Tx;
  companyId: string;
  now: Date;
  newId: IdMaker;
}

/** What a local adapter runs with. */
export interface LocalHost {
  db: Database;
  secrets: Secrets;
  now: () => Date;
}

export function onBooks<T>(host: LocalHost, companyId: string, fn: (books: Books) => Promise<T>): Promise<T> {
  const { db, now } = host;
  return withTenant(db, companyId, (tx) => fn({ db: tx, companyId, now: now(), newId: db.newId }));
}
