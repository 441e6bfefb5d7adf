import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import type { AnswerOf, BodyOf, Path, ResultOf } from '@jicai/contract/index.ts';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { demoPassword } from '../src/seed/demo-people.ts';
import { seedAccounts } from '../src/seed/accounts.ts';
import { seedCredit } from '../src/seed/credit.ts';
import { businessCompanyId } from '../src/seed/shop-looks.ts';
import { customers } from '../src/db/tables/accounts.ts';
import { shopSettings } from '../src/db/tables/tenancy.ts';
import { md5Of } from '../src/modules/auth/index.ts';
import { runDueOnce } from '../src/worker/worker.ts';
import { buildSku } from './build-goods.ts';
import { rowsOf } from './build-payment.ts';
import { deliver, type ShopOrder, submitReturn, uploadPicture } from './build-return.ts';
import { buildAddress, buildTrade } from './build-trade.ts';
import { inShop } from './in-shop.ts';
import { brokenInvariants } from './invariants.ts';
import { signIn } from './sign-in.ts';
import { type Answer, type TestApp, useTestApp } from './test-app.ts';

export type Statement = ResultOf<'/api/FinCheck/GetModel'>;
export type StatementItem = AnswerOf<'/api/FinCheck/GetItemPage'>['resultData'][number];

/** A command with a fresh requestId; `data` as the contract has it. */
export function send<P extends Path>(app: TestApp, path: P, data: object, token: string): Promise<Answer<P>> {
  return app.call(path, { data: { requestId: randomUUID(), ...data } }, { token });
}

/** As {@link send}, of which a refusal is a mistake in the test. */
export async function done<P extends Path>(app: TestApp, path: P, data: object, token: string): Promise<ResultOf<P>> {
  const answer = await send(app, path, data, token);
  if (!answer.success) throw new Error(`${path}: ${answer.errorCode} ${answer.errorMsg}`);
  return answer.resultData;
}

export const readStatement = (app: TestApp, checkId: string, token: string): Promise<Statement> =>
  done(app, '/api/FinCheck/GetModel', { checkId }, token);

export async function itemsOf(app: TestApp, checkId: string, token: string): Promise<StatementItem[]> {
  const { resultData } = await app.call(
    '/api/FinCheck/GetItemPage',
    { reqData: { checkId }, pageSize: 100 },
    { token },
  );
  return resultData;
}

let serials = 0;

/** What a payment for statements says; a fresh bank serial number and a slip. */
export async function paymentFor(
  app: TestApp,
  allocations: readonly { checkId: string; fee: number }[],
  token: string,
): Promise<Omit<BodyOf<'/api/FinCheck/SubmitPay'>['data'], 'requestId' | 'version'>> {
  serials += 1;
  return {
    allocations: [...allocations],
    payFee: allocations.reduce((sum, { fee }) => sum + fee, 0),
    voucherUrl: await uploadPicture(app, { token }, bizTypes.voucher),
    bankSerialNo: `BANK${String(serials).padStart(6, '0')}`,
    payTime: '2026-11-20 10:00:00',
  };
}

/** The demo enterprise. */
export const customerId = '2001';
const names = ['buyer', 'finance', 'admin', 'operator'] as const;
const days = { october: new Date('2026-10-12T02:00:00Z'), november: new Date('2026-11-21T02:00:00Z') };

/**
 * A shop with goods of 900.00, whose books are empty on October 12 before each test and agree after it. What a test does
 * to it is found in what this answers.
 */
export function useStatements() {
  const app = useTestApp(async (deps) => {
    await seedAccounts(deps);
    await seedCredit(deps);
  });
  const tokens = { buyer: '', finance: '', admin: '', operator: '' };
  const goods = { addressId: '', itemId: '' };
  const people = () => ({ buyer: { token: tokens.buyer }, shop: { token: tokens.operator } });

  /** Sessions end with the clock: everybody signs in anew on the day. */
  async function onDay(at: Date) {
    app.setNow(at);
    for (const name of names) tokens[name] = await signIn(app, name);
  }
  const setOptions = (statements: object) =>
    inShop(app, businessCompanyId, async (ctx) => {
      const options = { statements };
      await ctx.db.update(shopSettings).set({ options }).where(eq(shopSettings.companyId, ctx.companyId));
    });

  beforeAll(async () => {
    app.setNow(days.october);
    const sku = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 90_000, stock: 100_000 });
    goods.itemId = sku.itemId;
  });
  beforeEach(async () => {
    await emptyBooks(app);
    await setOptions({});
    await onDay(days.october);
    goods.addressId ||= await buildAddress(app, { token: tokens.buyer });
  });
  afterEach(async () => {
    const faults = await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, ctx.companyId));
    expect(faults.filter((fault) => /I5|I6|statement/.test(fault))).toEqual([]);
    // The clock of the test may have ended the session.
    const token = await signIn(app, 'operator');
    const use = await done(app, '/api/OpsCustomer/GetCreditUse', { customerId }, token);
    expect(use.parts.find(({ part }) => part === 'other')?.fee, 'used credit that no paper explains').toBe(0);
  });

  /** `qty` × 900.00, paid another way. */
  const place = (qty: number, payMode: 1 | 2 | 3) => {
    const { itemId, addressId } = goods;
    return buildTrade(app, { ...people().buyer, items: [{ itemId, qty }], addressId, payMode });
  };
  /** `qty` × 900.00 bought on account, shipped and received. */
  async function buy(qty: number): Promise<ShopOrder> {
    const { orderNos } = await place(qty, 2);
    return deliver(app, String(orderNos[0]), people());
  }
  /** One received unit is paid back and kept. */
  async function refundOne(order: ShopOrder) {
    const input = { returnType: returnTypes.refundOnly, receiveState: receiveStates.received };
    const { returnNo, version } = await submitReturn(app, order, people().buyer, input);
    await done(app, '/api/OpsReturn/Audit', { returnNo, version, isAgree: true }, tokens.operator);
    await runDueOnce(app.deps);
  }
  const generate = (data: object = {}) => done(app, '/api/OpsCheck/Generate', { customerId, ...data }, tokens.operator);
  const confirm = (checkId: string) => done(app, '/api/FinCheck/Confirm', { checkId }, tokens.finance);
  const creditUsed = async () =>
    (await app.call('/api/FinCheck/GetCredit', {}, { token: tokens.finance })).resultData.usedFee;

  /** Bought in October, the statement made on November 21. */
  async function october(qty = 10): Promise<Statement> {
    await buy(qty);
    await onDay(days.november);
    const { checkId = '' } = await generate();
    return readStatement(app, checkId, tokens.finance);
  }
  /** The first row of a statement is disputed. */
  async function dispute({ checkId }: Statement) {
    const [item] = await itemsOf(app, checkId, tokens.finance);
    const items = [{ checkItemId: item?.checkItemId, reasonCode: 1, remark: '少收两个' }];
    const { version } = await done(app, '/api/FinCheck/Dispute', { checkId, items }, tokens.finance);
    return { checkItemId: item?.checkItemId ?? '', version };
  }
  return { app, tokens, onDay, setOptions, place, buy, refundOne, generate, confirm, creditUsed, october, dispute };
}

/** A colleague of the demo operator's, for what needs two people; returns a token. */
export async function signInSecondOperator(app: TestApp): Promise<string> {
  const like = (table: string, own: object) =>
    rowsOf(
      app,
      `insert into ${table} select (jsonb_populate_record(t, $1::jsonb)).* from ${table} t
        where t.company_id = 1001 and t.${table === 'accounts' ? 'id' : 'account_id'} = (
          select id from accounts where company_id = 1001 and account_no = 'operator') on conflict do nothing`,
      [JSON.stringify(own)],
    );
  await like('accounts', { id: 900_001, account_no: 'operator2', mobile: '13800109001' });
  await like('users', { id: 900_002, account_id: 900_001, name: '运营二号' });
  await like('credentials', { account_id: 900_001 });
  const answer = await app.call('/api/Account/Login', { accountNo: 'operator2', accountPwd: md5Of(demoPassword) });
  if (!answer.success) throw new Error(`operator2 was not signed in: ${answer.errorMsg}`);
  return answer.resultData.token;
}

/** What was bought on account before counts as paid online, so that each test has its own debts. */
async function emptyBooks(app: TestApp) {
  const tables = [
    'statement_payment_parts',
    'statement_payments',
    'bank_serials',
    'statement_history',
    'statement_lines',
    'change_requests',
    'statements',
  ];
  for (const table of [...tables, 'order_billings', 'order_refund_parts', 'messages', 'timers'])
    await rowsOf(app, `delete from ${table}`);
  for (const table of ['orders', 'trades'])
    await rowsOf(app, `update ${table} set pay_mode = 1, pay_state = 1 where pay_mode = 2`);
  await rowsOf(app, 'update order_lines set adjusted_qty = 0, adjusted_fen = 0 where adjusted_fen < 0');
  await rowsOf(app, `delete from credit_entries where kind <> 'allocated'`);
  await rowsOf(app, 'delete from balance_entries');
  await rowsOf(app, 'update credit_accounts set used_fen = 0, overdue_fen = 0, balance_fen = 0');
  await inShop(app, businessCompanyId, (ctx) =>
    ctx.db.update(customers).set({ termKind: 'monthly', termDays: 30 }).where(eq(customers.companyId, ctx.companyId)),
  );
}
