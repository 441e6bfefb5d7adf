import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../test/build-payment.ts';
import { done, itemsOf, paymentFor, readStatement, send, useStatements } from '../../../test/build-statement.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, onDay, buy, refundOne, generate, confirm, october, dispute } = useStatements();
const read = (checkId = '') => readStatement(app, checkId, tokens.finance);

test('made on demand it covers what was billed by then; what comes later that month stands in another', async () => {
  await onDay(new Date('2026-11-21T02:00:00Z'));
  await buy(2);
  const first = await generate({ month: '2026-11' });
  expect(await read(first.checkId)).toMatchObject({
    periodFrom: '2026-11-01',
    periodTo: '2026-11-21',
    part: 1,
    totalFee: 180_000,
  });
  await onDay(new Date('2026-11-25T02:00:00Z'));
  expect(await generate({ month: '2026-11' })).toMatchObject({ checkId: first.checkId, isNew: false });
  await buy(3);
  await onDay(new Date('2026-12-02T02:00:00Z'));
  const second = await generate({ month: '2026-11' });
  expect(second).toMatchObject({ isNew: true });
  expect(await read(second.checkId)).toMatchObject({ periodTo: '2026-11-30', part: 2, totalFee: 270_000 });
  expect(await read(first.checkId)).toMatchObject({ totalFee: 180_000 });
  const again = await Promise.all([generate({ month: '2026-11' }), generate({ month: '2026-11' })]);
  expect(again.map((one) => one.isNew)).toEqual([false, false]);
});

test('a row is 待核对 until somebody says otherwise', async () => {
  const statement = await october();
  const { checkId } = statement;
  const texts = async () => (await itemsOf(app, checkId, tokens.finance)).map((row) => row.checkText);
  expect(await texts()).toEqual(['待核对']);
  const { checkItemId, version } = await dispute(statement);
  expect(await texts()).toEqual(['异议 · 数量']);
  const items = [{ checkItemId, reply: '数量无误' }];
  await done(app, '/api/OpsCheck/Reply', { checkId, version, items }, tokens.operator);
  expect(await texts()).toEqual(['已答复']);
});

test('confirmed, its rows agree', async () => {
  const { checkId } = await october();
  await confirm(checkId);
  expect((await itemsOf(app, checkId, tokens.finance)).map((row) => row.checkText)).toEqual(['一致']);
});

/** A statement of October that is invoiced and paid; returns the order behind it. */
async function settled() {
  await onDay(new Date('2026-10-30T02:00:00Z'));
  const order = await buy(10);
  await onDay(new Date('2026-11-03T02:00:00Z'));
  const { checkId = '', checkNo = '' } = await generate();
  await confirm(checkId);
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  const { titleId } = await done(app, '/api/CustInvoiceTitle/Add', title, tokens.finance);
  const input = { checkNo, invoiceKind: invoiceKinds.ordinary, titleId, receiveEmail: 'finance@example.cn' };
  await done(app, '/api/ShopInvoice/Submit', input, tokens.finance);
  await passTime();
  const report = await paymentFor(app, [{ checkId, fee: 900_000 }], tokens.finance);
  const paid = { ...report, payTime: '2026-11-02 10:00:00' };
  const { payId } = await done(app, '/api/FinCheck/SubmitPay', paid, tokens.finance);
  await done(app, '/api/OpsCheck/ConfirmPay', { payId, isAgree: true, version: 1 }, tokens.operator);
  return { checkId, order };
}
async function passTime() {
  for (const seconds of [61, 30, 60, 60]) {
    app.setNow(new Date(app.deps.now().getTime() + seconds * 1000));
    await runDueOnce(app.deps);
  }
}

test('settled and invoiced, a red letter for a return makes it ask for no invoice', async () => {
  const { checkId, order } = await settled();
  const asked = { isInvoicePending: false, actions: [] };
  expect(await read(checkId)).toMatchObject(asked);
  await refundOne(order);
  await passTime();
  expect(await read(checkId)).toMatchObject({ ...asked, invoicedFee: 810_000 });
});

test('an order of which all that is paid for is invoiced is not 部分开票', async () => {
  await onDay(new Date('2026-10-30T02:00:00Z'));
  const statement = await october(10);
  const { checkId, checkNo } = statement;
  const { checkItemId, version } = await dispute(statement);
  const adjusts = [{ checkItemId, qty: 1, reason: '少收一件' }];
  await done(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts }, tokens.operator);
  const now = await read(checkId);
  const items = [{ checkItemId, reply: '同意' }];
  await done(app, '/api/OpsCheck/Reply', { checkId, version: now.version, items }, tokens.operator);
  await confirm(checkId);
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  const { titleId } = await done(app, '/api/CustInvoiceTitle/Add', title, tokens.finance);
  const input = { checkNo, invoiceKind: invoiceKinds.ordinary, titleId, receiveEmail: 'finance@example.cn' };
  expect(await send(app, '/api/ShopInvoice/Submit', input, tokens.finance)).toMatchObject({ success: true });
  await passTime();
  const [order] = await rowsOf(app, 'select invoice_state from orders where pay_mode = 2');
  expect(order).toEqual({ invoice_state: 3 });
});
