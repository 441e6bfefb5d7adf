import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from './open.ts';
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

/** Every host that leads to the company, the oldest first. */
export async function selectHosts({ db, companyId }: { db: Tx; companyId: string }): Promise<string[]> {
  const rows = await db
    .select({ host: hostMaps.host })
    .from(hostMaps)
    .where(eq(hostMaps.mappedCompanyId, companyId))
    .orderBy(hostMaps.createdAt, hostMaps.host);
  return rows.map(({ host }) => host);
}

/** Whose a host is, whether the company is open or not. */
export async function findOwnerOfHost(db: Database, host: string): Promise<string | undefined> {
  const [row] = await asOwner(db, (tx) =>
    tx.select({ companyId: hostMaps.mappedCompanyId }).from(hostMaps).where(eq(hostMaps.host, host)),
  );
  return row?.companyId;
}

/** Leads a host to a company, unless it leads somewhere already; says whose it is then. */
export async function mapHost(db: Database, row: { host: string; companyId: string; now: Date }): Promise<string> {
  const { host, companyId, now } = row;
  await asOwner(db, (tx) =>
    tx
      .insert(hostMaps)
      .values({ host, id: db.newId(), mappedCompanyId: companyId, createdAt: now })
      .onConflictDoNothing(),
  );
  return (await findOwnerOfHost(db, host)) ?? companyId;
}

/** Ends a host of a company, unless it is the last one. */
export async function unmapHost(db: Database, { host, companyId }: { host: string; companyId: string }): Promise<void> {
  await asOwner(db, async (tx) => {
    const hosts = await tx
      .select({ host: hostMaps.host })
      .from(hostMaps)
      .where(eq(hostMaps.mappedCompanyId, companyId))
      .for('update');
    if (hosts.length > 1)
      await tx.delete(hostMaps).where(and(eq(hostMaps.host, host), eq(hostMaps.mappedCompanyId, companyId)));
  });
}

export async function companyExists(db: Database, companyId: string): Promise<boolean> {
  const rows = await asOwner(db, (tx) =>
    tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)),
  );
  return rows.length > 0;
}
