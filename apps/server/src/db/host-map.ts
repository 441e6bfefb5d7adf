import { eq } from 'drizzle-orm';
import type { Database } from './open.ts';
import { companies, hostMaps } from './tables/tenancy.ts';
import { asOwner } from './with-tenant.ts';

/** The company a host belongs to, if it is mapped and open. Reference data, so it is read outside any tenant. */
export async function findCompanyOfHost(db: Database, host: string): Promise<string | undefined> {
  const [row] = await asOwner(db, (tx) =>
    tx
      .select({ companyId: companies.id, state: companies.state })
      .from(hostMaps)
      .innerJoin(companies, eq(companies.id, hostMaps.mappedCompanyId))
      .where(eq(hostMaps.host, host)),
  );
  return row?.state === 'open' ? row.companyId : undefined;
}

/** The hosts of an open company; none for a company that does not exist. */
export async function findHostsOfCompany(db: Database, companyId: string): Promise<string[]> {
  const rows = await asOwner(db, (tx) =>
    tx
      .select({ host: hostMaps.host, state: companies.state })
      .from(hostMaps)
      .innerJoin(companies, eq(companies.id, hostMaps.mappedCompanyId))
      .where(eq(hostMaps.mappedCompanyId, companyId)),
  );
  return rows.filter(({ state }) => state === 'open').map(({ host }) => host);
}

export async function companyExists(db: Database, companyId: string): Promise<boolean> {
  const rows = await asOwner(db, (tx) =>
    tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)),
  );
  return rows.length > 0;
}
