import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds, invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { beforeEach, expect, test } from 'vitest';
import { done, readStatement, send, useStatements } from '../../../test/build-statement.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, onDay, buy, refundOne, generate, confirm, october, dispute } = useStatements();
let titleId = '';
beforeEach(async () => {
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  titleId ||= (await done(app, '/api/CustInvoiceTitle/Add', title, tokens.finance)).titleId;
});

const ask = (checkNo: string, more: object = {}) => {
  const data = { checkNo, invoiceKind: invoiceKinds.ordinary, titleId, receiveEmail: 'finance@example.cn', ...more };
  return send(app, '/api/ShopInvoice/Submit', data, tokens.finance);
};
/** The time to withdraw passes, and the tax platform answers. */
async function issue() {
  for (const seconds of [61, 30, 60]) {
    app.setNow(new Date(app.deps.now().getTime() + seconds * 1000));
    await runDueOnce(app.deps);
  }
}

test('a confirmed statement is invoiced once, to the fen of its goods, and is then 已开票', async () => {
  const { checkId, checkNo, totalFee } = await october();
  expect(await ask(checkNo)).toMatchObject({ errorCode: '7005' });
  await confirm(checkId);
  const asked = await ask(checkNo);
  expect(asked).toMatchObject({ success: true, resultData: { invoiceState: invoiceStates.waiting } });
  expect(await ask(checkNo)).toMatchObject({ errorCode: '7001' });
  await issue();
  expect(await readStatement(app, checkId, tokens.finance)).toMatchObject({
    checkState: statementStates.invoiced,
    checkStateText: '已开票',
    invoicedFee: totalFee,
    invoices: [{ invoiceReqNo: asked.resultData.invoiceReqNo, amountFee: totalFee, invoiceStateText: '已开票' }],
  });
});

test('refunds and agreed deductions stand on no paper', async () => {
  const order = await buy(4);
  await refundOne(order);
  await onDay(new Date('2026-11-03T02:00:00Z'));
  const { checkId = '' } = await generate();
  const { checkItemId, version } = await dispute(await readStatement(app, checkId, tokens.finance));
  const adjusts = [
    { checkItemId, fee: -10_000, reason: '关联明细的折让' },
    { fee: -5000, reason: '整单折让' },
  ];
  const adjusted = await done(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts }, tokens.operator);
  const items = [{ checkItemId, reply: '同意折让' }];
  await done(app, '/api/OpsCheck/Reply', { checkId, version: adjusted.version, items }, tokens.operator);
  await confirm(checkId);
  const { checkNo, totalFee } = await readStatement(app, checkId, tokens.finance);
  expect(totalFee).toBe(3 * 90_000 - 15_000);
  const { invoiceReqNo } = (await ask(checkNo)).resultData;
  const invoice = await done(app, '/api/ShopInvoice/GetModel', { invoiceReqNo }, tokens.finance);
  expect(invoice).toMatchObject({ amountFee: totalFee, lines: [{ qty: 3 }] });
});

/** 作废 by the operator, as the statement stands now. */
async function voidIt(checkId: string) {
  const { version } = await readStatement(app, checkId, tokens.finance);
  return send(app, '/api/OpsCheck/Void', { checkId, version, reason: '账期选择错误' }, tokens.operator);
}
const refused = { errorCode: '8001', errorMsg: '对账单已有发票或付款，不能作废' };

test('it is not voided while an invoice for it waits, is under way or stands', async () => {
  const { checkId, checkNo } = await october();
  await confirm(checkId);
  await ask(checkNo);
  expect(await voidIt(checkId)).toMatchObject(refused);
  app.setNow(new Date(app.deps.now().getTime() + 61_000));
  await runDueOnce(app.deps);
  expect(await voidIt(checkId)).toMatchObject(refused);
  await issue();
  expect(await voidIt(checkId)).toMatchObject({ errorCode: '8001' });
});

test('asked for and voided in the same moment, only one of the two happens', async () => {
  const { checkId, checkNo } = await october();
  await confirm(checkId);
  const both = await Promise.all([ask(checkNo), voidIt(checkId), ask(checkNo)]);
  expect(both.filter((one) => one.success)).toHaveLength(1);
});

test('a failed request does not keep it from being void, and is not tried again for a void one', async () => {
  const { checkId, checkNo } = await october();
  await confirm(checkId);
  const title = { titleType: titleTypes.company, titleName: '开票失败有限公司', taxNo: '91350100M000100Y43' };
  const failing = await done(app, '/api/CustInvoiceTitle/Add', title, tokens.finance);
  const { invoiceReqNo } = (await ask(checkNo, { titleId: failing.titleId })).resultData;
  await issue();
  const { version, invoiceState } = await done(app, '/api/ShopInvoice/GetModel', { invoiceReqNo }, tokens.finance);
  expect(invoiceState).toBe(invoiceStates.failed);
  expect(await voidIt(checkId)).toMatchObject({ success: true });
  expect(await ask(checkNo)).toMatchObject({ errorCode: '7005' });
  const again = await send(app, '/api/OpsInvoice/Issue', { invoiceReqNo, version }, tokens.operator);
  expect(again).toMatchObject({ errorCode: '7005' });
});

test('whose statement it is not, and neither orders nor a statement', async () => {
  const { checkNo, checkId } = await october();
  await confirm(checkId);
  expect(await ask('C000000000000000000')).toMatchObject({ errorCode: '5' });
  expect(await ask('')).toMatchObject({ errorCode: '4', errorMsg: '请选择要开票的订单' });
  const data = { checkNo, invoiceKind: invoiceKinds.ordinary, titleId, receiveEmail: 'buyer@example.cn' };
  expect(await send(app, '/api/ShopInvoice/Submit', data, tokens.buyer)).toMatchObject({ errorCode: '5' });
});
