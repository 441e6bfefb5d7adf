import { invoiceKinds, invoiceStates, redConfirmStates } from '@jicai/domain/invoices/invoice-states.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { payModes } from '@jicai/domain/orders/order-states.ts';
import { taxProviders } from '@jicai/domain/tax/tax-services.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { buildSku } from '../../../test/build-goods.ts';
import { buildAddress, buildTrade, completeOrder, payTrade } from '../../../test/build-trade.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, useTestApp } from '../../../test/test-app.ts';
import { taxValues, useTaxVendors } from '../../../test/use-tax-vendors.ts';
import { seedCredit } from '../../seed/credit.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

const app = useTestApp(seedCredit);
const tax = useTaxVendors(app);
let nowMs = Date.UTC(2026, 10, 21, 2);
const pass = async (seconds: number) => {
  app.setNow(new Date((nowMs += seconds * 1000)));
  await runDueOnce(app.deps);
};
let buyer = '';
let operator = '';
let addressId = '';
let titleId = '';
let pen = '';

const command = <P extends Parameters<typeof app.call>[0]>(path: P, data: object, token = operator) =>
  app.call(path, { data: { requestId: randomUUID(), ...data } }, { token });

beforeAll(async () => {
  buyer = await signIn(app, 'buyer');
  addressId = await buildAddress(app, { token: buyer });
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  const finance = await signIn(app, 'finance');
  titleId = (await app.call('/api/CustInvoiceTitle/Add', { data: title }, { token: finance })).resultData.titleId;
  const classified = { taxName: '文具', taxCode: '1060105010000000000' };
  pen = (await buildSku(app.deps, businessCompanyId, { enterpriseFen: 333, stock: 9999, ...classified })).itemId;
});
beforeEach(async () => {
  await pass(60);
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
});

/** A request of one order; the minute in which the buyer may withdraw it is over, and it was sent. */
async function request(invoiceKind: '81' | '82' = invoiceKinds.ordinary): Promise<string> {
  const items = [{ itemId: pen, qty: 7 }];
  const trade = await buildTrade(app, { token: buyer, addressId, items, payMode: payModes.online });
  await payTrade(app, trade.tradeNo);
  for (const orderNo of trade.orderNos) await completeOrder(app, { orderNo, token: buyer, operator });
  const asked = { invoiceKind, receiveEmail: 'finance@example.cn', titleId, orderNos: trade.orderNos };
  const { invoiceReqNo } = (await command('/api/ShopInvoice/Submit', asked, buyer)).resultData;
  await pass(61);
  return invoiceReqNo;
}
const read = async (invoiceReqNo: string) =>
  (await app.call('/api/ShopInvoice/GetModel', { data: { invoiceReqNo } }, { token: buyer })).resultData;
const failedJobs = (subject: string) =>
  rowsOf<{ kind: string; last_error: string }>(
    app,
    `select kind, last_error from outbox where subject = '${subject}' and last_error <> '' and done_at is null`,
  );

describe.each(taxProviders)('%s', (provider) => {
  const vendor = () => tax.vendorOf(provider);
  beforeEach(async () => void (await tax.save(provider)));

  const issued = async (kind: '81' | '82' = invoiceKinds.ordinary) => {
    const invoiceReqNo = await request(kind);
    await pass(7);
    await pass(1);
    await pass(1);
    const invoice = await read(invoiceReqNo);
    expect(invoice.invoiceState).toBe(invoiceStates.issued);
    return invoice;
  };
  const applyRed = async (invoice: { invoiceReqNo: string; version: number }, data: object = {}) =>
    command('/api/OpsInvoice/ApplyRed', {
      invoiceReqNo: invoice.invoiceReqNo,
      version: invoice.version,
      reason: '02',
      ...data,
    });

  test('issues, brings its papers, mails the PDF, and is red-lettered in part and in whole', async () => {
    const invoice = await issued();
    expect(vendor().papers.get(invoice.invoiceReqNo)).toMatchObject({ invoiceNo: invoice.invoiceNo });
    const formats = provider === 'NUONUO' ? ['pdf', 'ofd', 'xml'] : ['pdf'];
    expect(invoice.files.map(({ format }) => format)).toEqual(formats);
    const paper = await app.fastify.inject({ url: invoice.pdfUrl ?? '', headers: { host: businessHost } });
    expect(paper.body).toContain(invoice.invoiceNo);
    const { mails } = (await app.call('/api/Dev/Outbox', {})).resultData;
    expect(mails[0]).toMatchObject({
      to: 'finance@example.cn',
      attachments: [expect.stringContaining(invoice.invoiceNo)],
    });

    expect((await applyRed(invoice, { lines: [{ lineNo: 1, qty: 3 }] })).success).toBe(true);
    await pass(1);
    await pass(7);
    const partly = await read(invoice.invoiceReqNo);
    expect(partly).toMatchObject({
      invoiceState: invoiceStates.partlyRed,
      reds: [{ redNo: expect.stringMatching(/^26\d{18}$/) }],
    });
    await applyRed(partly, {});
    await pass(1);
    await pass(7);
    const whole = await read(invoice.invoiceReqNo);
    expect(whole).toMatchObject({ invoiceState: invoiceStates.red, redFee: invoice.amountFee });
    expect(vendor().forms.size).toBe(2);
  });

  test('a call whose answer gets lost issues once, however often it is tried', async () => {
    await tax.check(provider, { token: operator });
    const madeBefore = vendor().made;
    vendor().nextFault = { isLost: true };
    const invoiceReqNo = await request();
    expect(vendor().papers.size).toBe(1);
    expect(await read(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.issuing });
    await pass(15);
    await pass(20);
    await pass(20);
    expect(await read(invoiceReqNo)).toMatchObject({
      invoiceState: invoiceStates.issued,
      invoiceNo: vendor().papers.get(invoiceReqNo)?.invoiceNo,
    });
    expect(vendor().made).toBe(madeBefore + 1);
  });

  test('a platform that says no and makes it all the same is not believed', async () => {
    await tax.check(provider, { token: operator });
    const madeBefore = vendor().made;
    vendor().whims.contradictsNext = true;
    const invoiceReqNo = await request();
    await pass(10);
    expect(await read(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.issued });
    expect(vendor().made).toBe(madeBefore + 1);
  });

  test('what is refused is told, and tried again under the next number', async () => {
    vendor().whims.fate = 'failed';
    const invoiceReqNo = await request();
    await pass(7);
    const failed = await read(invoiceReqNo);
    expect(failed).toMatchObject({
      invoiceState: invoiceStates.failed,
      failReason: expect.stringContaining('购方税号与名称不一致'),
    });
    delete vendor().whims.fate;
    await command('/api/OpsInvoice/Issue', { invoiceReqNo, version: failed.version });
    await pass(1);
    await pass(7);
    const { invoiceNo } = await read(invoiceReqNo);
    expect(vendor().papers.get(`${invoiceReqNo}A`)).toMatchObject({ fate: 'made', invoiceNo });
    await pass(1);
    expect((await read(invoiceReqNo)).pdfUrl).toBeTruthy();
  });

  test('one that sent a paper about which it says another sum stays at work, with its words among the failed jobs', async () => {
    vendor().whims.total = '99.00';
    const invoiceReqNo = await request();
    await pass(7);
    expect(await read(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.issuing });
    expect(await failedJobs(invoiceReqNo)).toEqual([
      { kind: 'invoice.query', last_error: expect.stringContaining('平台答复的价税合计 ¥99.00 与申请的') },
    ]);
  });

  test('papers that come later are fetched later; what a person brought meanwhile stays', async () => {
    vendor().whims.hasNoFiles = true;
    const invoiceReqNo = await request();
    await pass(7);
    await pass(1);
    expect(await read(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.issued, files: [] });
    expect(await failedJobs(invoiceReqNo)).toMatchObject([{ kind: 'invoice.papers' }]);
    delete vendor().whims.hasNoFiles;
    await pass(30);
    expect((await read(invoiceReqNo)).pdfUrl).toBeTruthy();
  });

  test('a red letter of a 专票 waits for the buyer at the tax authority; the shop cannot agree for him', async () => {
    const invoice = await issued(invoiceKinds.special);
    vendor().whims.confirmState = '02';
    await applyRed(invoice);
    await pass(1);
    await pass(7);
    const waiting = await read(invoice.invoiceReqNo);
    const [red] = waiting.reds;
    expect(red).toMatchObject({
      confirmState: redConfirmStates.awaitingBuyer,
      confirmStateText: '待购方在电子税务局确认',
    });
    expect(waiting.actions).not.toContain('confirmRed');
    const agree = await command('/api/ShopInvoice/ConfirmRed', { confirmNo: red?.confirmNo, isAgree: true }, buyer);
    expect(agree.errorMsg).toContain(`请在电子税务局确认红字确认单 ${red?.confirmNo}`);
    tax.answerForms(provider, '04');
    await pass(11);
    expect(await read(invoice.invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.red });
  });

  test('a denied or refused red letter leaves the invoice as it was', async () => {
    const invoice = await issued();
    vendor().whims.confirmState = '02';
    await applyRed(invoice);
    await pass(1);
    tax.answerForms(provider, '05');
    await pass(7);
    const denied = await read(invoice.invoiceReqNo);
    expect(denied).toMatchObject({ invoiceState: invoiceStates.issued, redFee: 0 });
    vendor().papers.clear();
    await applyRed(denied);
    await pass(1);
    const refused = await read(invoice.invoiceReqNo);
    expect(refused.invoiceState).toBe(invoiceStates.issued);
    expect(refused.history[0]).toMatchObject({ event: 'voidRed', remark: expect.stringContaining('不存在') });
  });

  test('a lost answer to a red letter makes one form', async () => {
    const invoice = await issued();
    vendor().nextFault = { isLost: true };
    await applyRed(invoice);
    await pass(1);
    await pass(15);
    await pass(10);
    await pass(10);
    expect(vendor().forms.size).toBe(1);
    expect(await read(invoice.invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.red });
  });
});

test('what was sent to one platform is asked there, also when the other one issues by now', async () => {
  await tax.save('NUONUO');
  tax.vendorOf('NUONUO').whims.fate = 'atWork';
  const invoiceReqNo = await request();
  await tax.save('NUONUO', { isEnabled: false });
  await tax.save('BAIWANG');
  for (const paper of tax.vendorOf('NUONUO').papers.values()) paper.fate = 'made';
  await pass(7);
  await pass(1);
  expect(await read(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.issued });
  expect(tax.vendorOf('BAIWANG').papers.size).toBe(0);
});

test('a paper that failed at one platform and was made all the same is not made at the other', async () => {
  await tax.save('NUONUO');
  tax.vendorOf('NUONUO').whims.fate = 'failed';
  const invoiceReqNo = await request();
  await pass(7);
  const { version } = await read(invoiceReqNo);
  for (const paper of tax.vendorOf('NUONUO').papers.values()) paper.fate = 'made';
  await tax.save('NUONUO', { isEnabled: false });
  await tax.save('BAIWANG');
  await command('/api/OpsInvoice/Issue', { invoiceReqNo, version });
  await pass(1);
  const { invoiceState, invoiceNo } = await read(invoiceReqNo);
  expect(invoiceState).toBe(invoiceStates.issued);
  expect(tax.vendorOf('NUONUO').papers.get(invoiceReqNo)?.invoiceNo).toBe(invoiceNo);
  expect(tax.vendorOf('BAIWANG').papers.size).toBe(0);
  // Its files lie where it was made.
  await pass(1);
  expect((await read(invoiceReqNo)).files.map(({ format }) => format)).toEqual(['pdf', 'ofd', 'xml']);
});

test('keys that fit no more stop nothing: the request waits, and goes on once they are right', async () => {
  await tax.save('NUONUO', { values: { ...taxValues.NUONUO, appSecret: 'another-secret' } });
  const invoiceReqNo = await request();
  expect(await read(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.issuing });
  expect(await failedJobs(invoiceReqNo)).toMatchObject([{ kind: 'invoice.issue' }]);
  await tax.save('NUONUO');
  await pass(15);
  await pass(7);
  expect(await read(invoiceReqNo)).toMatchObject({ invoiceState: invoiceStates.issued });
});
