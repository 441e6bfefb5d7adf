import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { taxProviders } from '@jicai/domain/tax/tax-services.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { signIn } from '../../../test/sign-in.ts';
import { type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { taxValues, useTaxVendors } from '../../../test/use-tax-vendors.ts';
import { taxServices } from '../../db/tables/connections.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';

const app = useTestApp(seedAccounts);
const tax = useTaxVendors(app);
let operator: CallOptions = {};
let hours = 0;

beforeEach(async () => {
  app.setNow(new Date(Date.UTC(2026, 10, 21, 2) + (hours += 30) * 3_600_000));
  operator = { token: await signIn(app, 'operator') };
});

const setOptions = (options: object) =>
  inShop(app, businessCompanyId, (ctx) =>
    ctx.db.execute(
      `update shop_settings set options = options || '${JSON.stringify(options)}'::jsonb where company_id = ${businessCompanyId}`,
    ),
  );

describe.each(taxProviders)('%s', (provider) => {
  const vendor = () => tax.vendorOf(provider);

  test('a check proves the keys by an invoice nobody requested, and takes one token for all calls', async () => {
    await setOptions({ seller: null });
    await tax.save(provider);
    for (let times = 0; times < 3; times += 1)
      expect((await tax.check(provider, operator)).resultData).toMatchObject({
        isOk: true,
        text: '密钥有效，可以查询发票',
      });
    expect(vendor().tokensGiven).toBe(1);
    expect(vendor().papers.size).toBe(0);
    expect(new Set(vendor().calls)).toEqual(
      new Set([provider === 'NUONUO' ? 'queryInvoiceResult' : 'invoice.queryeinvoice']),
    );
  });

  test('a token is taken anew when it is over, and when the platform knows an old one no more', async () => {
    await setOptions({ seller: null });
    await tax.save(provider);
    await tax.check(provider, operator);
    app.setNow(new Date(app.deps.now().getTime() + 2 * 3_600_000));
    vendor().tokens.clear();
    operator = { token: await signIn(app, 'operator') };
    expect((await tax.check(provider, operator)).resultData).toMatchObject({ isOk: true });
    expect(vendor().tokensGiven).toBe(2);
    // Refused while it is young a new one would help nobody: platforms give out few.
    vendor().tokens.clear();
    expect((await tax.check(provider, operator)).resultData).toMatchObject({ text: '没有通过：平台不认可访问令牌' });
    expect(vendor().tokensGiven).toBe(2);
    app.setNow(new Date(app.deps.now().getTime() + 25 * 3_600_000));
    operator = { token: await signIn(app, 'operator') };
    expect((await tax.check(provider, operator)).resultData).toMatchObject({ isOk: true });
    expect(vendor().tokensGiven).toBe(3);
  });

  test('a wrong secret, another seller and a seller that papers do not name are told', async () => {
    await setOptions({ seller: null });
    const wrong = { ...taxValues[provider], appSecret: 'another-secret' };
    await tax.save(provider, { values: wrong });
    const refused = (await tax.check(provider, operator)).resultData;
    expect(refused).toMatchObject({
      isOk: false,
      text: expect.stringMatching(/没有通过：取访问令牌：.*appSecret错误/),
    });
    await tax.save(provider, { values: { ...taxValues[provider], taxNo: '91310000MA1K30ELSE' } });
    expect((await tax.check(provider, operator)).resultData).toMatchObject({
      isOk: false,
      text: expect.stringContaining('未授权'),
    });
    await setOptions({ seller: { taxNo: '91310000MA1K30SHOP' } });
    await tax.save(provider);
    expect((await tax.check(provider, operator)).resultData).toMatchObject({
      isOk: false,
      text: '密钥有效，但商城的销方税号是 91310000MA1K30SHOP，与这里填写的不一致',
    });
  });

  test('secrets and the token are sealed, and shown neither in the form nor in the log', async () => {
    await tax.save(provider);
    await tax.check(provider, operator);
    const [token = ''] = vendor().tokens.keys();
    const [row] = await inShop(app, businessCompanyId, (ctx) => ctx.db.select().from(taxServices));
    const log = await app.call('/api/OpsLog/GetPage', { reqData: { area: 'tax' } }, operator);
    const shown = JSON.stringify([row, log, await tax.list(operator)]);
    expect(JSON.stringify(log)).toContain('AppSecret');
    for (const secret of [taxValues[provider]['appSecret'] ?? '', taxValues[provider]['password'] ?? 'Passw0rd', token])
      expect(shown).not.toContain(secret);
    const held = (await tax.list(operator)).find((one) => one.provider === provider);
    expect(held).toMatchObject({ isSet: true, isEnabled: true, values: { drawer: '李会计' } });
    const { appSecret: _kept, ...rest } = taxValues[provider];
    expect((await tax.save(provider, { values: { ...rest, appSecret: '', drawer: '王会计' } })).success).toBe(true);
    expect((await tax.check(provider, operator)).resultData.text).toContain('密钥有效');
  });

  test('a call that is signed with another secret is not passed on', async () => {
    await tax.save(provider);
    await tax.check(provider, operator);
    const known = vendor().calls.length;
    vendor().apps.set(taxValues[provider]['appKey'] ?? '', 'changed-since');
    expect((await tax.check(provider, operator)).resultData.text).toContain('签名错误');
    expect(vendor().calls).toHaveLength(known);
  });

  test('a platform that is silent or speaks nonsense is told as that', async () => {
    await tax.save(provider);
    await tax.check(provider, operator);
    vendor().nextFault = { isLost: true };
    expect((await tax.check(provider, operator)).resultData).toMatchObject({
      isOk: false,
      text: expect.stringContaining('没有通过：无法连接'),
    });
    vendor().nextFault = { code: provider === 'NUONUO' ? '070499' : '100099' };
    expect((await tax.check(provider, operator)).resultData.text).toContain('made by the test');
  });
});

test('one is put first at most, and what is missing is named at its field', async () => {
  await tax.save('NUONUO', { isFirst: true });
  app.setNow(new Date(app.deps.now().getTime() + 1000));
  await tax.save('BAIWANG', { isFirst: true });
  expect((await tax.list(operator)).map(({ isFirst }) => isFirst)).toEqual([false, true]);
  const { errorCode, errorData } = await tax.save('BAIWANG', { values: { ...taxValues.BAIWANG, taxNo: '' } });
  expect([errorCode, errorData]).toMatchObject([errorCodes.badInput, [{ field: 'values.taxNo' }]]);
});

test('nobody without it, no supplier, no buyer and no other shop sees, sets or checks a connection', async () => {
  await tax.save('NUONUO');
  const finance = await buildStaff(app, { role: 'finance' });
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const token of [finance.token, supplier.token, await signIn(app, 'buyer')]) {
    expect((await app.call('/api/OpsTax/GetList', {}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await tax.save('NUONUO', {}, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await tax.check('NUONUO', { token })).errorCode).toBe(errorCodes.forbidden);
  }
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await tax.list(retail)).map(({ isSet }) => isSet)).toEqual([false, false]);
  expect((await tax.check('NUONUO', retail)).errorCode).toBe(errorCodes.notFound);
});
