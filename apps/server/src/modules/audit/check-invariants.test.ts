import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { orders } from '../../db/tables/orders.ts';
import { auditRecords, timers } from '../../db/tables/requests.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { sweepOnce } from '../../worker/sweep.ts';

const app = useTestApp(seedAccounts);
const inShop = <T>(fn: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, fn);

const alarms = () =>
  inShop((tx) =>
    tx
      .select({ after: auditRecords.after, actorName: auditRecords.actorName })
      .from(auditRecords)
      .where(and(eq(auditRecords.companyId, businessCompanyId), like(auditRecords.subject, 'invariants %'))),
  );
const nights = async () => {
  const planned = await inShop((tx) =>
    tx.select({ dueAt: timers.dueAt }).from(timers).where(eq(timers.kind, 'audit.invariants')).orderBy(timers.dueAt),
  );
  return planned.map(({ dueAt }) => dueAt.toISOString());
};

test('the books are checked once a night; what does not agree is recorded, and left as it is', async () => {
  const token = await signIn(app, 'buyer');
  const { itemId } = await buildSku(app.deps, businessCompanyId);
  const addressId = await buildAddress(app, { token });
  const trade = await buildTrade(app, { token, addressId, items: [{ itemId, qty: 1 }] });

  await sweepOnce(app.deps);
  await sweepOnce(app.deps);
  // 03:30 in Shanghai.
  expect(await nights()).toEqual(['2026-11-21T19:30:00.000Z']);
  app.setNow(new Date('2026-11-21T19:30:00Z'));
  await sweepOnce(app.deps);
  expect(await alarms()).toEqual([]);
  expect((await nights()).at(-1)).toBe('2026-11-22T19:30:00.000Z');
  const [order] = await inShop((tx) =>
    tx
      .update(orders)
      .set({ state: orderStates.completed })
      .where(and(eq(orders.companyId, businessCompanyId), eq(orders.tradeNo, trade.tradeNo)))
      .returning({ id: orders.id, state: orders.state }),
  );
  app.setNow(new Date('2026-11-22T19:31:00Z'));
  // Each sweep does one slow piece of work; the search for unused files is another one of the night.
  await sweepOnce(app.deps);
  await sweepOnce(app.deps);
  const [alarm] = await alarms();
  expect(alarm).toMatchObject({ actorName: '系统' });
  expect(JSON.stringify(alarm?.after)).toContain(`I9 the state of an order is its last history row: ${order?.id}`);
  expect(
    (
      await inShop((tx) =>
        tx
          .select({ state: orders.state })
          .from(orders)
          .where(eq(orders.id, order?.id ?? '')),
      )
    )[0],
  ).toEqual({ state: orderStates.completed });
});
