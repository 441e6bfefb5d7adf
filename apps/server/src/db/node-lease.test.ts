import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/test-app.ts';
import { leaseNode } from './node-lease.ts';
import { nodeLeases } from './tables/tenancy.ts';
import { asOwner } from './with-tenant.ts';

const app = useTestApp();
const begin = new Date('2026-11-21T02:00:00Z');
const after = (seconds: number) => new Date(begin.getTime() + seconds * 1000);
let now = begin;
afterAll(() => app.deps.db.setNode(0));

const nodeOf = (id: string) => Number((BigInt(id) >> 12n) & 1023n);
const leases = () => asOwner(app.deps.db, (tx) => tx.select().from(nodeLeases).orderBy(nodeLeases.node));

test('a process that slept over the end of its lease goes on under another number', async () => {
  const { db } = app.deps;
  const told: unknown[] = [];
  const lease = await leaseNode(
    db,
    () => now,
    (error) => told.push(error),
  );
  const first = nodeOf(db.newId());
  now = after(30);
  await lease.renew();
  expect(nodeOf(db.newId())).toBe(first);
  expect(told).toEqual([]);

  now = after(120);
  const taken = { holder: 'another', leasedUntil: after(180) };
  await asOwner(db, (tx) => tx.update(nodeLeases).set(taken).where(eq(nodeLeases.node, first)));
  await lease.renew();
  const second = nodeOf(db.newId());
  expect(second).not.toBe(first);
  expect(told).toHaveLength(1);
  expect((await leases()).find(({ node }) => node === first)?.holder).toBe('another');

  await lease.release();
  expect((await leases()).some(({ node }) => node === second)).toBe(false);
});
