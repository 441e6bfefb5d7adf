import { smsScenes } from '@jicai/domain/people/sms-codes.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, completeOrder, payTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost, useTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../../seed/demo-people.ts';
import { businessCompanyId, retailCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';
import { md5Of } from '../auth/index.ts';

const app = useTestApp();
const accountPwd = md5Of(demoPassword);
let minutes = 0;
// Codes to one mobile are a minute apart.
beforeEach(() => app.setNow(new Date(Date.UTC(2026, 10, 21, 2, (minutes += 2)))));

const at = (token: string, host?: string) => ({ token, ...(host && { host }) });
const info = async (token: string, host?: string) =>
  (await app.call('/api/Account/GetCloseInfo', {}, at(token, host))).resultData;
const codeFor = async (token: string, host?: string) => {
  const sent = await app.call('/api/Account/SendCloseCode', {}, at(token, host));
  expect(sent).toMatchObject({ success: true, resultData: { expireSec: 300 } });
  await runDueOnce(app.deps);
  const { messages } = (await app.call('/api/Dev/Outbox', {}, host ? { host } : {})).resultData;
  const last = messages.find(({ text }) => text.includes('注销账号'));
  return /\d{6}/.exec(last?.text ?? '')?.[0] ?? '';
};
const close = (token: string, smsCode: string, more: object = {}, host?: string) =>
  app.call('/api/Account/Close', { data: { accountPwd, smsCode, ...more } }, at(token, host));
const run = async (companyId: string, statement: string) =>
  (await inShop(app, companyId, (ctx) => ctx.db.execute(statement))).rows;

let itemId = '';
beforeAll(async () => {
  itemId = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 300, stock: 99 })).itemId;
});

describe('what stands in the way', () => {
  test('open orders, sheets, refunds, invoices, debts, one by one', async () => {
    const token = await signIn(app, 'buyer');
    expect(await info(token)).toEqual({ codeTo: '138****0002', blockers: [], afterSaleOrders: 0 });
    const addressId = await buildAddress(app, { token });
    const { tradeNo, orderNos } = await buildTrade(app, { token, addressId, items: [{ itemId, qty: 1 }] });
    const blockers = async () => (await info(token)).blockers.map(({ code, count }) => `${code} ${count}`);
    expect(await blockers()).toEqual(['order 1']);
    const code = await codeFor(token);
    const refused = await close(token, code);
    expect(refused).toMatchObject({ errorCode: '1', errorMsg: '暂时不能注销账号：1 个订单未完成' });
    expect(refused.resultData).toMatchObject({ blockers: [{ code: 'order', count: 1, text: '1 个订单未完成' }] });

    await payTrade(app, tradeNo);
    await completeOrder(app, { orderNo: orderNos[0] ?? '', token, operator: await signIn(app, 'operator') });
    expect(await info(token)).toMatchObject({ blockers: [], afterSaleOrders: 1 });
    // On account and not settled: a debt.
    const tradeIs = (fields: string) =>
      run(
        businessCompanyId,
        `update trades set ${fields} where company_id = ${businessCompanyId} and trade_no = '${tradeNo}'`,
      );
    await tradeIs('pay_mode = 2, pay_state = 4');
    expect(await blockers()).toEqual(['credit 1']);
    await tradeIs('pay_mode = 2, pay_state = 5');
    expect(await blockers()).toEqual([]);

    const title = { titleType: titleTypes.person, titleName: '个人' };
    const member = await signIn(app, 'admin');
    const { titleId } = (await app.call('/api/CustInvoiceTitle/Add', { data: title }, { token: member })).resultData;
    await tradeIs('pay_mode = 1, pay_state = 1');
    const data = {
      orderNos,
      invoiceKind: invoiceKinds.ordinary,
      titleId,
      receiveEmail: 'a@b.cn',
      requestId: randomUUID(),
    };
    expect((await app.call('/api/ShopInvoice/Submit', { data }, { token })).errorMsg).toBe('');
    expect(await blockers()).toEqual(['invoice 1']);
    // What is open is the caller's own: a colleague may go.
    expect((await info(await signIn(app, 'finance'))).blockers).toEqual([]);
  });

  test('the only administrator of an enterprise, until there is another', async () => {
    const token = await signIn(app, 'admin');
    expect((await info(token)).blockers).toEqual([
      { code: 'admin', count: 1, text: '您是企业唯一的管理员，请先把管理员角色交给同事' },
    ]);
    const roleOf = (userId: string) =>
      `select role_id from user_roles where company_id = ${businessCompanyId} and user_id = ${userId}`;
    const [role] = await run(businessCompanyId, roleOf('4001'));
    await run(
      businessCompanyId,
      `insert into user_roles values (${businessCompanyId}, 4004, ${String(role?.['role_id'])})`,
    );
    expect((await info(token)).blockers).toEqual([]);
    await run(
      businessCompanyId,
      `update accounts set state = 2 where company_id = ${businessCompanyId} and id = (select account_id from users where company_id = ${businessCompanyId} and id = 4004)`,
    );
    expect((await info(token)).blockers).toHaveLength(1);
    await run(businessCompanyId, `update accounts set state = 1 where company_id = ${businessCompanyId} and state = 2`);
  });

  test('an account without a mobile', async () => {
    const token = await signIn(app, 'approver');
    await run(
      businessCompanyId,
      `update accounts set mobile = null where company_id = ${businessCompanyId} and account_no = 'approver'`,
    );
    expect(await info(token)).toMatchObject({ codeTo: '', blockers: [{ code: 'mobile' }] });
    const sent = await app.call('/api/Account/SendCloseCode', {}, { token });
    expect(sent).toMatchObject({ errorCode: '1', errorMsg: '账号未绑定手机号，请先绑定' });
  });
});

describe('closing', () => {
  test('takes password and code, and then nothing personal is left', async () => {
    const token = await signIn(app, 'member');
    const other = await signIn(app, 'member');
    const addressId = await buildAddress(app, { token });
    const { tradeNo, orderNos } = await buildTrade(app, { token, addressId, items: [{ itemId, qty: 1 }] });
    await payTrade(app, tradeNo);
    await completeOrder(app, { orderNo: orderNos[0] ?? '', token, operator: await signIn(app, 'operator') });
    await app.call('/api/ShopItemConcern/Add', { data: { itemId } }, { token });
    await app.call('/api/ShopCart/Add', { data: { itemId, chartQty: 1 } }, { token });
    await app.call('/api/CustBrowsing/Submit', { data: { itemId } }, { token });
    await app.call(
      '/api/CustInvoiceTitle/Add',
      { data: { titleType: titleTypes.person, titleName: '苏晴' } },
      { token },
    );
    await app.call('/api/Account/ExportData', {}, { token });
    const code = await codeFor(token);
    expect(await close(token, code, { accountPwd: md5Of('x') })).toMatchObject({
      errorCode: '1008',
      errorData: [{ field: 'accountPwd' }],
    });
    expect(await close(token, code === '000000' ? '111111' : '000000')).toMatchObject({
      errorCode: '1005',
      errorData: [{ field: 'smsCode' }],
    });
    expect((await info(token)).blockers).toEqual([]);
    expect((await close(token, code)).success).toBe(true);

    // Every session is over, and neither name nor mobile signs in any more.
    for (const ended of [token, other])
      expect((await app.call('/api/Account/GetUserInfo', {}, { token: ended })).errorCode).toBe('2');
    for (const accountNo of ['member', '13800100005'])
      expect((await app.call('/api/Account/Login', { accountNo, accountPwd })).errorCode).toBe('1001');

    const account = `(select account_id from trades where company_id = ${businessCompanyId} and trade_no = '${tradeNo}')`;
    const left = await run(
      businessCompanyId,
      `select a.account_no, a.mobile, a.state, u.name, u.email, u.avatar_url, c.name as customer, c.state as customer_state,
        (select count(*)::int from addresses d where d.company_id = a.company_id and d.user_id = u.id) as addresses,
        (select count(*)::int from item_concerns d where d.company_id = a.company_id and d.account_id = a.id)
          + (select count(*)::int from cart_lines d where d.company_id = a.company_id and d.account_id = a.id)
          + (select count(*)::int from browsed_items d where d.company_id = a.company_id and d.account_id = a.id)
          + (select count(*)::int from messages d where d.company_id = a.company_id and d.account_id = a.id)
          + (select count(*)::int from sessions d where d.company_id = a.company_id and d.account_id = a.id)
          + (select count(*)::int from credentials d where d.company_id = a.company_id and d.account_id = a.id)
          + (select count(*)::int from data_exports d where d.company_id = a.company_id and d.account_id = a.id)
          + (select count(*)::int from invoice_titles d where d.company_id = a.company_id and d.customer_id = c.id) as rest
      from accounts a join users u on u.company_id = a.company_id and u.account_id = a.id
      join customers c on c.company_id = a.company_id and c.id = u.customer_id
      where a.company_id = ${businessCompanyId} and a.id = ${account}`,
    );
    expect(left).toEqual([
      expect.objectContaining({
        mobile: null,
        state: 4,
        name: '已注销用户',
        email: '',
        avatar_url: '',
        customer: '已注销用户',
        customer_state: 2,
        addresses: 0,
        rest: 0,
      }),
    ]);
    expect(String(left[0]?.['account_no'])).toMatch(/^#\d+$/);
    // What the law wants kept is there as it was; the audit row knows no name.
    const kept = await run(
      businessCompanyId,
      `select t.address->>'receiver' as receiver, t.user_name from trades t where t.company_id = ${businessCompanyId} and t.trade_no = '${tradeNo}'`,
    );
    expect(kept).toEqual([{ receiver: '陈思远', user_name: '苏晴' }]);
    const audit = await run(
      businessCompanyId,
      `select actor_name, "after" from audit_records where company_id = ${businessCompanyId} and path = '/api/Account/Close'`,
    );
    expect(audit).toEqual([{ actor_name: '已注销用户', after: { state: 4 } }]);
    // The export that waited has nobody to be made for.
    await runDueOnce(app.deps);
    expect(
      await run(
        businessCompanyId,
        `select 1 from outbox where company_id = ${businessCompanyId} and kind = 'privacy.export' and done_at is null`,
      ),
    ).toEqual([]);
    // The same person of the other shop is untouched.
    expect((await info(await signIn(app, 'member', { host: retailHost }), retailHost)).codeTo).toBe('138****0005');
  });

  test('the mobile and the name are free for a new registration', async () => {
    const mobile = '13800100005';
    const { captchaId } = (await app.call('/api/Account/GetCaptcha', {})).resultData;
    const { captchas } = (await app.call('/api/Dev/Outbox', {})).resultData;
    const captchaCode = captchas.find((one) => one.captchaId === captchaId)?.answer;
    expect(
      (await app.call('/api/Account/CheckAccount', { data: { accountNo: 'member' } })).resultData?.isUsed,
    ).not.toBe(true);
    const sent = await app.call('/api/Account/SendSmsCode', {
      data: { mobile, scene: smsScenes.register, captchaId, captchaCode },
    });
    expect(sent.errorMsg).toBe('');
    const owners = await run(
      businessCompanyId,
      `select 1 from accounts where company_id = ${businessCompanyId} and mobile = '${mobile}'`,
    );
    expect(owners).toEqual([]);
  });

  test('two calls at once close it once; a password guessed wrong too often waits', async () => {
    const token = await signIn(app, 'finance');
    const code = await codeFor(token);
    const answers = await Promise.all([close(token, code), close(token, code)]);
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    const [shut] = await run(
      businessCompanyId,
      `select count(*)::int as times from audit_records where company_id = ${businessCompanyId} and path = '/api/Account/Close' and actor_id = 4004`,
    );
    expect(shut).toEqual({ times: 1 });

    const retail = await signIn(app, 'member', { host: retailHost });
    const wrong = () => close(retail, '123456', { accountPwd: md5Of('x') }, retailHost);
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong()).errorCode).toBe('1008');
    expect((await wrong()).errorCode).toBe('8');
    expect(
      await run(retailCompanyId, `select 1 from accounts where company_id = ${retailCompanyId} and state = 4`),
    ).toEqual([]);
  });

  test('two administrators who leave at once do not leave the enterprise alone', async () => {
    const [first, second] = [await signIn(app, 'admin'), await signIn(app, 'buyer')];
    const grant = `insert into user_roles select company_id, 4002, role_id from user_roles
      where company_id = ${businessCompanyId} and user_id = 4001`;
    await run(businessCompanyId, grant);
    await run(businessCompanyId, `update invoices set state = 50 where company_id = ${businessCompanyId}`);
    const codes = [await codeFor(first), await codeFor(second)];
    expect([(await info(first)).blockers, (await info(second)).blockers]).toEqual([[], []]);
    const answers = await Promise.all([close(first, codes[0] ?? ''), close(second, codes[1] ?? '')]);
    expect(answers.map((answer) => answer.errorCode).toSorted()).toEqual(['0', '1']);
    expect(answers.find((answer) => !answer.success)?.errorMsg).toContain('唯一的管理员');
  });

  test.each(['/api/Account/GetCloseInfo', '/api/Account/SendCloseCode', '/api/Account/Close'] as const)(
    '%s: who may not',
    async (path) => {
      expect((await app.call(path)).errorCode).toBe('2');
      expect((await app.call(path, {}, { token: await signIn(app, 'supplier') })).errorCode).toBe('3');
      const token = await signIn(app, 'approver');
      expect((await app.call(path, {}, { token, host: retailHost })).errorCode).toBe('2');
      expect((await app.call(path, { data: 1, reqData: 1 }, { token })).errorCode).toBe('4');
    },
  );
});
