import { payModes } from '@jicai/domain/orders/order-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { beforeEach, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { rowsOf } from '../../../test/build-payment.ts';
import { deliver, submitReturn, type ShopOrder } from '../../../test/build-return.ts';
import { done, paymentFor, readStatement, useStatements } from '../../../test/build-statement.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { inShop } from '../../../test/in-shop.ts';
import { brokenInvariants } from '../../../test/invariants.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, onDay, generate, confirm, dispute, creditUsed } = useStatements();

// The time for after-sales lasts into November.
beforeEach(() => onDay(new Date('2026-10-30T02:00:00Z')));

async function buyAt(enterpriseFen: number, qty: number): Promise<ShopOrder> {
  const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen, stock: 100 });
  const addressId = await buildAddress(app, { token: tokens.buyer });
  const trade = await buildTrade(app, {
    token: tokens.buyer,
    items: [{ itemId, qty }],
    addressId,
    payMode: payModes.credit,
  });
  const people = { buyer: { token: tokens.buyer }, shop: { token: tokens.operator } };
  return deliver(app, String(trade.orderNos[0]), people);
}

/** Units are paid back and kept; returns what for, in fen. */
async function refund(order: ShopOrder, qty: number): Promise<number> {
  const items = [{ orderItemId: order.lines[0]?.orderItemId, qty }];
  const input = { returnType: returnTypes.refundOnly, receiveState: receiveStates.received, items };
  const { returnNo, version } = await submitReturn(app, order, { token: tokens.buyer }, input);
  await done(app, '/api/OpsReturn/Audit', { returnNo, version, isAgree: true }, tokens.operator);
  await runDueOnce(app.deps);
  const [sheet] = await rowsOf<{ refund_fen: string }>(
    app,
    'select refund_fen from return_sheets where return_no = $1',
    [returnNo],
  );
  return Number(sheet?.refund_fen);
}

/** The statement of October with its first row lowered by an agreement, confirmed. */
async function adjusted(adjust: object) {
  await onDay(new Date('2026-11-03T02:00:00Z'));
  const { checkId = '' } = await generate();
  const { checkItemId, version } = await dispute(await readStatement(app, checkId, tokens.finance));
  const adjusts = [{ checkItemId, reason: '双方同意折让', ...adjust }];
  const after = await done(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts }, tokens.operator);
  const items = [{ checkItemId, reply: '同意折让' }];
  await done(app, '/api/OpsCheck/Reply', { checkId, version: after.version, items }, tokens.operator);
  await confirm(checkId);
  return readStatement(app, checkId, tokens.finance);
}

async function invoiced(checkNo: string) {
  const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
  const { titleId } = await done(app, '/api/CustInvoiceTitle/Add', title, tokens.finance);
  const input = { checkNo, invoiceKind: invoiceKinds.ordinary, titleId, receiveEmail: 'finance@example.cn' };
  const { invoiceReqNo } = await done(app, '/api/ShopInvoice/Submit', input, tokens.finance);
  await passTime();
  return done(app, '/api/ShopInvoice/GetModel', { invoiceReqNo }, tokens.finance);
}
/** The tax platform answers. */
async function passTime() {
  for (const seconds of [61, 30, 60, 60]) {
    app.setNow(new Date(app.deps.now().getTime() + seconds * 1000));
    await runDueOnce(app.deps);
  }
}
const redFen = async () => {
  const [row] = await rowsOf<{ fen: string }>(
    app,
    `select coalesce(sum(r.amount_fen), 0) as fen from invoice_reds r join invoices i on i.id = r.invoice_id
      join statements s on s.id = i.statement_id where r.outcome = 'issued'`,
  );
  return Number(row?.fen);
};
const faults = async () => {
  const broken = await inShop(app, businessCompanyId, (ctx) => brokenInvariants(ctx.db, ctx.companyId));
  // Orders and sheets of the tests before have lost their payments and parts with the books.
  return broken.filter((fault) => /^(I3 what a line|I5|I6)/.test(fault));
};

test('a return after an adjustment pays back what the line still costs, and the red letter is that', async () => {
  const order = await buyAt(2033, 10);
  expect(await refund(order, 3)).toBe(6099);
  const statement = await adjusted({ fee: -2033 });
  expect(statement.totalFee).toBe(12_198);
  expect(await invoiced(statement.checkNo)).toMatchObject({ amountFee: 12_198 });
  expect(await refund(order, 7)).toBe(12_198);
  await passTime();
  expect(await redFen()).toBe(12_198);
  expect(await creditUsed()).toBe(0);
  expect(await faults()).toEqual([]);
});

test('money for what was paid for already is told to count against the next statement', async () => {
  const order = await buyAt(2033, 10);
  const way = async () => {
    return (await done(app, '/api/ShopReturn/GetApplyInfo', { orderNo: order.orderNo }, tokens.buyer)).refundWay;
  };
  expect(await way()).toBe('恢复账期信用额度');
  const { checkId, totalFee } = await adjusted({ fee: -2033 });
  const report = {
    ...(await paymentFor(app, [{ checkId, fee: totalFee }], tokens.finance)),
    payTime: '2026-11-02 10:00:00',
  };
  const { payId } = await done(app, '/api/FinCheck/SubmitPay', report, tokens.finance);
  await done(app, '/api/OpsCheck/ConfirmPay', { payId, isAgree: true, version: 1 }, tokens.operator);
  await runDueOnce(app.deps);
  expect(await way()).toBe('计入待对账退款，抵扣下期账款');
});

test('in parts it comes to the same, each part its share', async () => {
  const order = await buyAt(2033, 10);
  await refund(order, 3);
  await adjusted({ fee: -2033 });
  expect(await refund(order, 4)).toBe(Math.floor((12_198 * 4) / 7));
  expect(await refund(order, 3)).toBe(12_198 - Math.floor((12_198 * 4) / 7));
  expect(await faults()).toEqual([]);
});

test('the nightly books name a line that gave back more than it costs after what statements took off', async () => {
  const order = await buyAt(2033, 10);
  await adjusted({ fee: -2033 });
  await refund(order, 10);
  await rowsOf(app, `update order_refund_parts set fee_fen = fee_fen + 1`);
  expect(await faults()).toContainEqual(expect.stringMatching(/^I3 what a line gives back .*never exceeds/));
  await rowsOf(app, `update order_refund_parts set fee_fen = fee_fen - 1`);
});
