import { auditStates } from '@jicai/domain/approvals/approval-states.ts';
import { invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { orderStates } from '@jicai/domain/orders/order-states.ts';
import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { returnStates } from '@jicai/domain/returns/return-states.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { dayMs } from '@jicai/domain/time/durations.ts';
import { shanghaiDay } from '@jicai/domain/time/shanghai-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moneyFaults, rowsOf } from '../../../test/build-payment.ts';
import { inShop } from '../../../test/in-shop.ts';
import { damages } from '../../../test/damages.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { type DemoAccount, signIn } from '../../../test/sign-in.ts';
import { businessHost, retailHost, useTestApp } from '../../../test/test-app.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { asTx } from '../../db/open.ts';
import { seedApprovalRules } from '../approval-rules.ts';
import { seedContracts } from '../contracts.ts';
import { seedCostCenters } from '../cost-centers.ts';
import { seedDebtor } from '../accounts.ts';
import { seedCredit, seedDebtorCredit } from '../credit.ts';
import { demoDebtor } from '../demo-people.ts';
import { seedMerchants } from '../merchants.ts';
import { businessCompanyId, retailCompanyId } from '../shop-looks.ts';
import { seedDemoOrders } from './seed-demo-orders.ts';

let faults: string[] = [];
const app = useTestApp(
  async (deps) => {
    await seedContracts(deps);
    await seedCostCenters(deps);
    await seedCredit(deps);
    await seedDebtor(deps);
    await seedDebtorCredit(deps);
    await seedApprovalRules(deps);
    await seedMerchants(deps);
  },
  { hasGoods: true },
);
beforeAll(async () => {
  faults = await seedDemoOrders(app.deps);
}, 300_000);
afterAll(async () => {
  expect(await moneyFaults(app)).toEqual([]);
  for (const companyId of [businessCompanyId, retailCompanyId])
    expect(await inShop(app, companyId, (ctx) => brokenInvariants(ctx.db, companyId))).toEqual([]);
});

const states = async (companyId: string) =>
  new Set(
    (await rowsOf<{ state: number }>(app, 'select distinct state from orders where company_id = $1', [companyId])).map(
      (row) => row.state,
    ),
  );

describe('the books', () => {
  test.each(damages)('damage is found: $rule, after $sql', async ({ rule, sql }) => {
    const client = await app.deps.db.pool.connect();
    try {
      await client.query('begin');
      const { rowCount } = await client.query(sql, [businessCompanyId]);
      expect(rowCount).toBe(1);
      const broken = await brokenInvariants(asTx(client), businessCompanyId);
      expect(broken.join('\n')).toContain(rule);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('a year of the demo', () => {
  test('every story came to its end', () => expect(faults).toEqual([]));

  test('orders of the enterprise stand in every state that a buyer meets', async () => {
    expect(await states(businessCompanyId)).toEqual(new Set(Object.values(orderStates)));
    const modes = await rowsOf(app, 'select distinct pay_mode from orders where company_id = $1', [businessCompanyId]);
    expect(modes).toHaveLength(3);
  });

  test('each of the last twenty-four months has orders, and those of the enterprise are booked on its cost centres', async () => {
    const months = await rowsOf<{ month: string }>(
      app,
      `select distinct to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month from orders where company_id = $1 order by 1`,
      [businessCompanyId],
    );
    expect(months.length).toBeGreaterThanOrEqual(24);
    const [bare] = await rowsOf<{ count: number }>(
      app,
      "select count(*)::int from orders where company_id = $1 and customer_id = 2001 and cost_center = ''",
      [businessCompanyId],
    );
    expect(bare?.count).toBe(0);
  });

  test('beside the year stands the one before it, month for month', async () => {
    const { resultData } = await app.call('/api/Dashboard/GetSummary', {}, { token: await signIn(app, 'admin') });
    expect(resultData.trend).toHaveLength(12);
    for (const { lastYearFee } of resultData.trend) expect(lastYearFee).toBeGreaterThan(0);
    expect(resultData.lastYearFee).toBeLessThan(resultData.orderFee);
  });

  test('the other enterprise owes a statement past its last day, and may not buy on account', async () => {
    const { resultData } = await app.call(
      '/api/OpsCheck/GetPage',
      { reqData: { customerId: demoDebtor.id } },
      { token: await signIn(app, 'operator') },
    );
    expect(resultData).toMatchObject([{ checkState: statementStates.confirmed }]);
    expect(resultData[0]?.overdueDays).toBeGreaterThan(0);
    const [credit] = await rowsOf<{ overdue: number; used: number }>(
      app,
      'select overdue_fen::int as overdue, used_fen::int as used from credit_accounts where company_id = $1 and customer_id = $2',
      [businessCompanyId, demoDebtor.id],
    );
    expect(credit?.overdue).toBeGreaterThan(0);
    expect(credit?.used).toBe(credit?.overdue);
  });

  test('what the enterprise signed for was bought at those prices', async () => {
    const operator = await app.call(
      '/api/OpsCustomer/GetPriceFigures',
      { data: { customerId: '2001' } },
      { token: await signIn(app, 'operator') },
    );
    const { contractFee, boughtFee, boughtItemCount } = operator.resultData;
    expect(boughtItemCount).toBeGreaterThan(0);
    expect(contractFee).toBeGreaterThan(0);
    expect(contractFee).toBeLessThan(boughtFee);
  });

  test('what was sold had a cost, so that the report tells a margin', async () => {
    const token = await signIn(app, 'operator');
    const day = (daysAgo: number) => shanghaiDay(new Date(app.deps.now().getTime() - daysAgo * dayMs));
    const reqData = { dateFrom: day(365), dateTo: day(0) };
    const { resultData } = await app.call('/api/OpsReport/GetSales', { reqData }, { token });
    expect(resultData.now.uncostedFee).toBe(0);
    expect(resultData.now.marginRate).toBeGreaterThan(0);
    expect(resultData.now.marginRate).toBeLessThan(5000);
  });

  test('the licence of each supplier was looked at', async () => {
    const token = await signIn(app, 'operator');
    const { resultData } = await app.call('/api/OpsSupplier/GetPage', { pageSize: 100 }, { token });
    expect(resultData.length).toBeGreaterThan(10);
    expect(resultData.filter(({ isSelf, paperCount }) => !isSelf && paperCount === 0)).toEqual([]);
  });

  test('after-sales, parcels and invoices too', async () => {
    const distinct = async (table: string) =>
      (await rowsOf<{ state: number }>(app, `select distinct state from ${table} order by 1`)).map((row) => row.state);
    const { awaitingAudit, awaitingSendBack, awaitingReceipt, completed, refused } = returnStates;
    expect(await distinct('return_sheets')).toEqual([
      awaitingAudit,
      awaitingSendBack,
      awaitingReceipt,
      completed,
      refused,
    ]);
    const { onTheWay, signed, received, astray } = parcelStates;
    expect(await distinct('parcels')).toEqual(expect.arrayContaining([onTheWay, signed, received, astray]));
    expect(await distinct('invoices')).toEqual(expect.arrayContaining([invoiceStates.issued, invoiceStates.partlyRed]));
  });

  test('the statement of the past month waits for the finance clerk', async () => {
    const token = await signIn(app, 'finance');
    const checkStates = [statementStates.awaitingConfirm];
    const { resultData } = await app.call('/api/FinCheck/GetPage', { reqData: { checkStates } }, { token });
    expect(resultData).toMatchObject([{ periodFrom: '2026-10-01', checkState: statementStates.awaitingConfirm }]);
    expect(resultData[0]?.totalFee).toBeGreaterThan(0);
  });

  test('those of the year before are paid, and the credit account tells of purchases and payments', async () => {
    const token = await signIn(app, 'finance');
    const checkStates = [statementStates.settled];
    const page = await app.call('/api/FinCheck/GetPage', { reqData: { checkStates }, pageSize: 50 }, { token });
    expect(page.totalCount).toBeGreaterThanOrEqual(8);
    expect(page.summary).toMatchObject({ overdueFee: 0 });
    const entries = await app.call('/api/FinCheck/GetCreditPage', { pageSize: 100 }, { token });
    const months = new Set(entries.resultData.map(({ createTime }) => createTime.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(11);
    expect(entries.resultData.filter(({ kind }) => kind === 'reimbursed')).toHaveLength(page.totalCount);
    const [newest] = entries.resultData;
    const { resultData: credit } = await app.call('/api/FinCheck/GetCredit', {}, { token });
    expect(newest?.leftFee).toBe(credit.availFee);
  });

  test('larger orders were approved, refused, and wait for the one or the other approver', async () => {
    const found = await rowsOf<{ state: number; step_count: number; count: number }>(
      app,
      'select state, step_count, count(*)::int from approvals group by 1, 2 order by 1, 2',
    );
    expect(found.map((row) => [row.state, row.step_count])).toEqual(
      expect.arrayContaining([
        [auditStates.waiting, 1],
        [auditStates.waiting, 2],
        [auditStates.approved, 2],
        [auditStates.rejected, 1],
      ]),
    );
    const token = await signIn(app, 'approver');
    const todo = await app.call('/api/ShopAudit/GetPage', { reqData: { tab: 'todo' } }, { token });
    expect(todo.todoCount).toBeGreaterThanOrEqual(2);
  });

  test('nothing lies in the future, and nothing that was due is left', async () => {
    const now = app.deps.now().toISOString();
    for (const table of ['orders', 'parcels', 'messages', 'return_sheets', 'invoices', 'track_steps'])
      expect(await rowsOf(app, `select 1 from ${table} where created_at > $1`, [now]).catch(() => [])).toEqual([]);
    for (const table of ['timers', 'outbox'])
      expect(
        await rowsOf(app, `select kind, subject from ${table} where done_at is null and due_at <= $1`, [now]),
      ).toEqual([]);
    const before = await rowsOf(app, 'select order_no, state from orders order by order_no');
    await runDueOnce(app.deps);
    expect(await rowsOf(app, 'select order_no, state from orders order by order_no')).toEqual(before);
  });

  test('newer orders have higher numbers, as the lists sort them', async () => {
    const rows = await rowsOf<{ at: Date }>(
      app,
      'select created_at as at from orders where company_id = $1 order by id',
      [businessCompanyId],
    );
    const times = rows.map((row) => row.at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('nobody stays signed in', async () => {
    expect(await rowsOf(app, `select 1 from sessions where user_agent = 'demo'`)).toEqual([]);
  });

  test.each<[DemoAccount, string, number]>([
    ['buyer', businessHost, 15],
    ['admin', businessHost, 5],
    ['approver', businessHost, 15],
    ['finance', businessHost, 20],
    ['member', businessHost, 2],
    ['member', retailHost, 9],
  ])('%s at %s finds orders and messages', async (who, host, count) => {
    const call = { token: await signIn(app, who, { host }), host };
    const scope = who === 'approver' || who === 'finance' ? 'all' : 'my';
    const page = await app.call('/api/ShopOrder/GetPage', { reqData: { scope } }, call);
    expect(page.totalCount).toBeGreaterThanOrEqual(count);
    if (who === 'approver' || who === 'finance') return;
    const { unreadCount } = (await app.call('/api/Message/GetUnreadCount', {}, call)).resultData;
    expect(unreadCount).toBeGreaterThan(0);
    expect(unreadCount).toBeLessThan(100);
    expect((await app.call('/api/CustBrowsing/GetPage', {}, call)).totalCount).toBeGreaterThan(5);
  });
});
