import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { approvalRules } from '../src/db/tables/approvals.ts';
import { stockRows } from '../src/db/tables/stock.ts';
import { withTenant } from '../src/db/with-tenant.ts';
import { getCredit } from '../src/modules/finance/index.ts';
import { seedCredit } from '../src/seed/credit.ts';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { buildSku } from './build-goods.ts';
import { buildAddress, buildTrade } from './build-trade.ts';
import { inShop } from './in-shop.ts';
import { brokenInvariants } from './invariants.ts';
import { type DemoAccount, signIn } from './sign-in.ts';
import { useTestApp } from './test-app.ts';

const hourMs = 3_600_000;

/**
 * The demo enterprise with a desk to buy for 200 yuan and no approval rules before each test; after each test stock, money
 * and states must agree. `wanted` is filled before the first test.
 */
export function useApprovals() {
  const app = useTestApp(seedCredit);
  const start = new Date('2026-11-21T02:00:00Z');
  const tokens = {} as Record<DemoAccount, string>;
  const wanted = { itemId: '', addressId: '' };

  const inBusiness = <T>(run: Parameters<typeof withTenant<T>>[2]) => withTenant(app.deps.db, businessCompanyId, run);
  type Path = Parameters<typeof app.call>[0];
  const call = <P extends Path>(path: P, who: DemoAccount, data: object = {}) =>
    app.call(path, { data: { requestId: randomUUID(), ...data } }, { token: tokens[who] });
  const page = (who: DemoAccount, tab: string, extra: object = {}) =>
    app.call('/api/ShopAudit/GetPage', { reqData: { tab }, ...extra }, { token: tokens[who] });
  const submit = (payMode: PayMode = payModes.online, qty = 1) =>
    buildTrade(app, {
      token: tokens.buyer,
      addressId: wanted.addressId,
      payMode,
      items: [{ itemId: wanted.itemId, qty }],
    });
  const audit = async (tradeNo: string, who: DemoAccount = 'approver') =>
    (await call('/api/ShopAudit/GetModel', who, { tradeNo })).resultData;
  const order = async (tradeNo: string) => (await call('/api/ShopOrder/GetModel', 'buyer', { tradeNo })).resultData;
  const myTask = async (tradeNo: string, who: DemoAccount = 'approver') => {
    const { auditTaskId, version } = await audit(tradeNo, who);
    return { auditTaskId, version };
  };
  const decide = async (
    verb: 'Approve' | 'Reject',
    tradeNo: string,
    who: DemoAccount = 'approver',
    comment = '同意采购',
  ) => call(`/api/ShopAudit/${verb}`, who, { ...(await myTask(tradeNo, who)), comment });
  const reserved = () =>
    inBusiness(async (tx) => {
      const [row] = await tx
        .select({ n: stockRows.reserved })
        .from(stockRows)
        .where(eq(stockRows.itemId, wanted.itemId));
      return row?.n;
    });
  const credit = () => inShop(app, businessCompanyId, (ctx) => getCredit(ctx, '2001'));
  const signAll = async () => {
    for (const who of ['admin', 'buyer', 'approver', 'finance', 'operator'] as const)
      tokens[who] = await signIn(app, who);
  };
  /** Moves the clock to so many hours after the start of the test; everybody signs in again. */
  const later = async (hours: number) => {
    app.setNow(new Date(start.getTime() + hours * hourMs));
    await signAll();
  };

  beforeAll(async () => {
    await signAll();
    wanted.addressId = await buildAddress(app, { token: tokens.buyer });
    const desk = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000, stock: 100_000 });
    wanted.itemId = desk.itemId;
  });
  beforeEach(async () => {
    await later(0);
    await inBusiness((tx) => tx.delete(approvalRules).where(eq(approvalRules.companyId, businessCompanyId)));
  });
  afterEach(async () => {
    expect(await inBusiness((tx) => brokenInvariants(tx, businessCompanyId))).toEqual([]);
  });

  return {
    app,
    wanted,
    tokens,
    inBusiness,
    call,
    page,
    submit,
    audit,
    order,
    myTask,
    decide,
    reserved,
    credit,
    later,
    signAll,
  };
}
