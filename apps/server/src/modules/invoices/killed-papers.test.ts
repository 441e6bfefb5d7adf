import { invoiceKinds, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { buildAddress, buildTrade, completeOrder, payTrade } from '../../../test/build-trade.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { type ChannelKill, killAt, openChannelDoor, openDatabaseDoor } from '../../../test/killing-doors.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type Node, startNode } from '../../../test/start-node.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { useTaxVendors } from '../../../test/use-tax-vendors.ts';
import { withTenant } from '../../db/with-tenant.ts';
import { seedCredit } from '../../seed/credit.ts';
import { demoEnterprise } from '../../seed/demo-people.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

/** `npm run kills` takes all of them; the suite one, after the platform has made a paper and before the shop knows. */
const isLong = process.env['KILLS'] !== undefined;
const app = useTestApp(seedCredit, { startsAt: new Date() });
const tax = useTaxVendors(app);
/** A lease and a round (docs/domain/crashes.md §3), what the platform is given before it is asked, and a busy machine's delay. */
const patienceMs = 60_000;
const people = { buyer: '', finance: '', operator: '' };
const goods = { addressId: '', itemId: '' };

beforeAll(async () => {
  await enterAt(new Date());
  goods.addressId = await buildAddress(app, { token: people.buyer });
  const classified = { taxName: '文具', taxCode: '1060105010000000000' };
  goods.itemId = (
    await buildSku(app.deps, businessCompanyId, { enterpriseFen: 900, stock: 999, ...classified })
  ).itemId;
});

/** The living process at this moment, everybody signed in. */
async function enterAt(at: Date): Promise<void> {
  app.setNow(at);
  for (const who of ['buyer', 'finance', 'operator'] as const) people[who] = await signIn(app, who);
}

async function receivedTrade(payMode: 1 | 2) {
  const items = [{ itemId: goods.itemId, qty: 2 }];
  const trade = await buildTrade(app, { token: people.buyer, addressId: goods.addressId, items, payMode });
  if (payMode === payModes.online) expect(await payTrade(app, trade.tradeNo)).toBe('applied');
  const [orderNo = ''] = trade.orderNos;
  await completeOrder(app, { orderNo, token: people.buyer, operator: people.operator });
  return trade;
}

const expectBooks = async () =>
  expect(await withTenant(app.deps.db, businessCompanyId, (tx) => brokenInvariants(tx, businessCompanyId))).toEqual([]);

test.each<ChannelKill['at']>(isLong ? ['beforeActing', 'afterActing'] : ['afterActing'])(
  'killed while an invoice is issued, %s: one paper',
  { timeout: 200_000 },
  async (at) => {
    await enterAt(new Date());
    const door = await openChannelDoor(app.deps.config.vendorUrl ?? '');
    await tax.save('NUONUO');
    const { orderNos } = await receivedTrade(payModes.online);
    const title = { titleType: titleTypes.company, titleName: `制造公司${at}`, taxNo: '91350100M000100Y43' };
    const { titleId } = (await app.call('/api/CustInvoiceTitle/Add', { data: title }, { token: people.finance }))
      .resultData;
    const asked = { invoiceKind: invoiceKinds.ordinary, receiveEmail: 'finance@example.cn', titleId, orderNos };
    const submitted = await app.call(
      '/api/ShopInvoice/Submit',
      { data: { ...asked, requestId: randomUUID() } },
      { token: people.buyer },
    );
    const { invoiceReqNo } = submitted.resultData;
    const { made } = tax.vendorOf('NUONUO');
    const env = { VENDOR_URL: door.url };
    const doomed = await startNode(app, { workers: true, env });
    const died = killAt(doomed.pid, (kill) => door.arm({ at, marker: invoiceReqNo, kill }));
    // The minute in which the buyer may withdraw it is over.
    await rowsOf(app, `update timers set due_at = now() where subject = $1 and done_at is null`, [invoiceReqNo]);
    await died;
    door.close();
    expect(tax.vendorOf('NUONUO').made - made).toBe(at === 'afterActing' ? 1 : 0);
    const state = async () => {
      app.setNow(new Date());
      await runDueOnce(app.deps);
      const [row] = await rowsOf<{ state: number }>(app, 'select state from invoices where req_no = $1', [
        invoiceReqNo,
      ]);
      return row?.state;
    };
    await expect.poll(state, { timeout: patienceMs, interval: 500 }).toBe(invoiceStates.issued);
    expect(tax.vendorOf('NUONUO').made - made).toBe(1);
    await expectBooks();
  },
);

test.skipIf(!isLong).each([
  ['beforeCommit', 75],
  ['afterCommit', 40],
] as const)(
  'killed while a statement is made, %s: what was bought is billed once',
  { timeout: 200_000 },
  async (at, daysAgo) => {
    const boughtAt = new Date(Date.now() - daysAgo * dayMs);
    await enterAt(boughtAt);
    await receivedTrade(payModes.credit);
    await enterAt(new Date());
    const door = await openDatabaseDoor(app.deps.config.databaseUrl ?? '');
    const doomed = await startNode(app, { env: { DATABASE_URL: door.url } });
    const requestId = randomUUID();
    const month = boughtAt.toISOString().slice(0, 7);
    const data = { customerId: demoEnterprise.id, month, requestId };
    const died = killAt(doomed.pid, (kill) => door.arm({ at, marker: requestId, kill }));
    const generate = (who: Pick<Node, 'call'>) =>
      who.call('/api/OpsCheck/Generate', { data }, { token: people.operator });
    await generate(doomed).catch(() => undefined);
    await died;
    door.close();
    const count = async () => (await rowsOf(app, 'select 1 from statements')).length;
    const before = await count();
    const answer = await generate(app);
    expect(answer).toMatchObject({ success: true, resultData: { isNew: true } });
    expect((await count()) - before).toBe(at === 'beforeCommit' ? 1 : 0);
    const { checkId } = answer.resultData;
    expect(await rowsOf(app, 'select 1 from statement_lines where statement_id = $1', [checkId])).toHaveLength(1);
    await expectBooks();
  },
);
