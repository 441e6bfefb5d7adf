import { payModes } from '@jicai/domain/orders/order-states.ts';
import { statementSources, statementStates } from '@jicai/domain/statements/statement-states.ts';
import { titleTypes } from '@jicai/domain/invoices/invoice-title-form.ts';
import { invoiceKinds } from '@jicai/domain/invoices/invoice-states.ts';
import { returnTypes } from '@jicai/domain/returns/return-reasons.ts';
import { receiveStates } from '@jicai/domain/returns/return-rules.ts';
import { describe, expect, test } from 'vitest';
import { buildSku } from '../../../test/build-goods.ts';
import { deliver, findOrder, submitReturn } from '../../../test/build-return.ts';
import { done, itemsOf, readStatement, send, type Statement, useStatements } from '../../../test/build-statement.ts';
import { buildAddress, buildTrade } from '../../../test/build-trade.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { runDueOnce } from '../../worker/worker.ts';

const { app, tokens, onDay, setOptions, generate, confirm, dispute, creditUsed, october, buy } = useStatements();

/** 7 × 17.99 of October, disputed on November 3: while after-sales still last. */
async function sevenDisputed() {
  await onDay(new Date('2026-10-30T02:00:00Z'));
  const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 1799, stock: 100 });
  const addressId = await buildAddress(app, { token: tokens.buyer });
  const bought = { token: tokens.buyer, items: [{ itemId, qty: 7 }], addressId, payMode: payModes.credit };
  const { orderNos } = await buildTrade(app, bought);
  const order = await deliver(app, String(orderNos[0]), people());
  await onDay(new Date('2026-11-03T02:00:00Z'));
  const { checkId = '' } = await generate();
  const disputed = await dispute(await readStatement(app, checkId, tokens.finance));
  return { checkId, order, ...disputed };
}
const people = () => ({ buyer: { token: tokens.buyer }, shop: { token: tokens.operator } });
const ready = () => setOptions({ adjustAloneFen: 100_000_000, adjustAlonePercent: 100 });
const adjust = (checkId: string, version: number, adjusts: object[], more: object = {}) =>
  send(app, '/api/OpsCheck/Adjust', { checkId, version, adjusts, ...more }, tokens.operator);
const read = (checkId: string) => readStatement(app, checkId, tokens.finance);
async function answered(checkId: string, checkItemId: string) {
  const { version } = await read(checkId);
  const items = [{ checkItemId, reply: '同意' }];
  await done(app, '/api/OpsCheck/Reply', { checkId, version, items }, tokens.operator);
}

describe('by quantity', () => {
  test('one of seven that did not come: rows, head and invoice say units at their price', async () => {
    await ready();
    const { checkId, checkItemId, version, order } = await sevenDisputed();
    expect(await adjust(checkId, version, [{ checkItemId, qty: 1, reason: '少收一件' }])).toMatchObject({
      success: true,
    });
    await answered(checkId, checkItemId);
    const rows = await itemsOf(app, checkId, tokens.finance);
    expect(rows).toMatchObject([
      { qty: 7, price: 1799, goodsFee: 12_593, discountFee: 0, freightFee: 0, fee: 12_593 },
      {
        sourceType: statementSources.adjustment,
        qty: -1,
        price: 1799,
        goodsFee: -1799,
        discountFee: 0,
        freightFee: 0,
        fee: -1799,
      },
    ]);
    await confirm(checkId);
    expect(await creditUsed()).toBe(6 * 1799);
    const title = { titleType: titleTypes.company, titleName: '华东精密制造有限公司', taxNo: '91350100M000100Y43' };
    const { titleId } = await done(app, '/api/CustInvoiceTitle/Add', title, tokens.finance);
    const { checkNo } = await read(checkId);
    const input = { checkNo, invoiceKind: invoiceKinds.ordinary, titleId, receiveEmail: 'finance@example.cn' };
    const { invoiceReqNo } = await done(app, '/api/ShopInvoice/Submit', input, tokens.finance);
    const invoice = await done(app, '/api/ShopInvoice/GetModel', { invoiceReqNo }, tokens.finance);
    expect(invoice).toMatchObject({ amountFee: 6 * 1799, lines: [{ qty: 6 }] });
    // A unit that is not charged does not come back either.
    expect((await findOrder(app, order.orderNo, people().shop)).lines[0]).toMatchObject({ returnableQty: 6 });
    const items = [{ orderItemId: order.lines[0]?.orderItemId, qty: 7 }];
    await expect(submitReturn(app, order, people().buyer, { items })).rejects.toThrow('5002');
  });

  test('no more units than the row has, nor those that after-sales hold', async () => {
    await ready();
    const { checkId, checkItemId, version, order } = await sevenDisputed();
    const byUnits = (qty: number) => adjust(checkId, version, [{ checkItemId, qty, reason: '少收' }]);
    const fault = { errorCode: '4', errorData: [{ field: 'adjusts.0.qty', msg: '调整数量超出本行可调整的数量' }] };
    expect(await byUnits(8)).toMatchObject(fault);
    await submitReturn(app, order, people().buyer, { items: [{ orderItemId: order.lines[0]?.orderItemId, qty: 3 }] });
    expect(await byUnits(5)).toMatchObject(fault);
    expect(await byUnits(4)).toMatchObject({ success: true });
  });
});

describe('bounds of a row', () => {
  const outside = { errorCode: '4', errorData: [{ field: 'adjusts.0.fee', msg: '调整后的金额须在0与原金额之间' }] };

  test('its net stays between nothing and its amount, whatever was adjusted before', async () => {
    await ready();
    const { checkId, checkItemId, version } = await sevenDisputed();
    const byFee = (fee: number, at = version) => adjust(checkId, at, [{ checkItemId, fee, reason: '折让' }]);
    expect(await byFee(-9_999_900)).toMatchObject(outside);
    expect(await byFee(-12_594)).toMatchObject(outside);
    expect(await byFee(1)).toMatchObject({ errorCode: '4' });
    const first = await byFee(-12_000);
    expect(first).toMatchObject({ success: true });
    expect(await byFee(-594, first.resultData.version)).toMatchObject(outside);
    expect(await byFee(-593, first.resultData.version)).toMatchObject({ success: true });
    expect(await read(checkId)).toMatchObject({ totalFee: 0 });
  });

  test('nor is a line adjusted by more than it still costs after returns', async () => {
    await ready();
    const { checkId, checkItemId, order } = await sevenDisputed();
    const input = {
      returnType: returnTypes.refundOnly,
      receiveState: receiveStates.received,
      items: [{ orderItemId: order.lines[0]?.orderItemId, qty: 5 }],
    };
    const { returnNo, version } = await submitReturn(app, order, people().buyer, input);
    await done(app, '/api/OpsReturn/Audit', { returnNo, version, isAgree: true }, tokens.operator);
    await runDueOnce(app.deps);
    const byFee = async (fee: number) =>
      adjust(checkId, (await read(checkId)).version, [{ checkItemId, fee, reason: '折让' }]);
    expect(await byFee(-3599)).toMatchObject(outside);
    expect(await byFee(-3598)).toMatchObject({ success: true });
  });

  test('a deduction about no row is shared by all of them, an addition stands alone', async () => {
    await ready();
    await buy(2);
    const statement = await october(1);
    const { checkItemId, version } = await dispute(statement);
    const { checkId } = statement;
    const adjusts = [
      { fee: -30_001, reason: '整单折让' },
      { fee: 5000, reason: '补收安装费' },
    ];
    expect(await adjust(checkId, version, [{ fee: -270_001, reason: '整单折让' }])).toMatchObject(outside);
    expect(await adjust(checkId, version, adjusts)).toMatchObject({ success: true });
    await answered(checkId, checkItemId);
    const rows = (await itemsOf(app, checkId, tokens.finance)).filter(
      (row) => row.sourceType === statementSources.adjustment,
    );
    expect(rows.map((row) => [row.fee, row.orderNo !== ''])).toEqual([
      [-20_001, true],
      [-10_000, true],
      [5000, false],
    ]);
    expect(await confirm(checkId)).toMatchObject({ checkState: statementStates.confirmed });
  });
});

describe('reversal', () => {
  const reverse = async ({ checkId }: Pick<Statement, 'checkId'>, checkItemId: string, more: object = {}) => {
    const { version } = await read(checkId);
    const input = { checkId, version, checkItemId, reason: '调整有误' };
    return send(app, '/api/OpsCheck/ReverseAdjust', { ...input, ...more }, tokens.operator);
  };
  const adjustmentOf = async (checkId: string) =>
    (await itemsOf(app, checkId, tokens.finance)).find((row) => row.sourceType === statementSources.adjustment)
      ?.checkItemId ?? '';

  test('until the statement is confirmed, and the line costs what it did', async () => {
    await ready();
    const { checkId, checkItemId, version } = await sevenDisputed();
    await adjust(checkId, version, [{ checkItemId, qty: 2, reason: '少收两件' }]);
    await answered(checkId, checkItemId);
    const adjustment = await adjustmentOf(checkId);
    expect(await reverse({ checkId }, checkItemId)).toMatchObject({ errorCode: '5' });
    expect(await reverse({ checkId }, adjustment, { version: 1 })).toMatchObject({ errorCode: '6' });
    expect(await reverse({ checkId }, adjustment)).toMatchObject({ success: true });
    expect(await read(checkId)).toMatchObject({ totalFee: 12_593, adjustFee: 0, counts: { all: 1 } });
    await confirm(checkId);
    expect(await reverse({ checkId }, adjustment)).toMatchObject({ errorCode: '8001' });
  });

  test('not once the goods were refunded for less', async () => {
    await ready();
    const { checkId, checkItemId, version, order } = await sevenDisputed();
    await adjust(checkId, version, [{ checkItemId, fee: -1000, reason: '折让' }]);
    const input = {
      returnType: returnTypes.refundOnly,
      receiveState: receiveStates.received,
      items: [{ orderItemId: order.lines[0]?.orderItemId, qty: 7 }],
    };
    const sheet = await submitReturn(app, order, people().buyer, input);
    const { returnNo } = sheet;
    await done(app, '/api/OpsReturn/Audit', { returnNo, version: sheet.version, isAgree: true }, tokens.operator);
    await runDueOnce(app.deps);
    expect(await reverse({ checkId }, await adjustmentOf(checkId))).toMatchObject({
      errorCode: '8001',
      errorMsg: '该明细在调整后已发生退款，不能撤销调整',
    });
  });

  test('many rows at once: one preview is what becomes of the sum, and one reason stands in the history once', async () => {
    await ready();
    await onDay(new Date('2026-10-30T02:00:00Z'));
    const addressId = await buildAddress(app, { token: tokens.buyer });
    for (const enterpriseFen of [1799, 500, 900]) {
      const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen, stock: 100 });
      const items = [{ itemId, qty: 4 }];
      const trade = { token: tokens.buyer, items, addressId, payMode: payModes.credit };
      await deliver(app, String((await buildTrade(app, trade)).orderNos[0]), people());
    }
    await onDay(new Date('2026-11-03T02:00:00Z'));
    const { checkId = '' } = await generate();
    const { version } = await dispute(await readStatement(app, checkId, tokens.finance));
    const rows = (await itemsOf(app, checkId, tokens.finance)).toSorted((a, b) => a.fee - b.fee);
    const [small, middle, large] = rows.map(({ checkItemId }) => checkItemId);
    const adjusts = [small, large].map((checkItemId) => ({ checkItemId, qty: 1, reason: '同车少收' }));
    const body = { adjusts, removeItemIds: [middle], removeReason: '重复开单' };
    const preview = await send(app, '/api/OpsCheck/GetAdjustPreview', { checkId, ...body }, tokens.operator);
    const fees = rows.map(({ fee }) => fee);
    const left = ((fees[0] ?? 0) + (fees[2] ?? 0)) * 0.75;
    expect(preview).toMatchObject({ resultData: { totalFee: left } });
    // One faulty row keeps all of them as they are.
    const wrong = [...adjusts, { checkItemId: large, qty: 9, reason: '同车少收' }];
    expect(await adjust(checkId, version, wrong)).toMatchObject({ errorData: [{ field: 'adjusts.2.qty' }] });
    expect((await read(checkId)).totalFee).toBe(fees.reduce((sum, fee) => sum + fee, 0));
    expect(await adjust(checkId, version, adjusts, body)).toMatchObject({ success: true });
    const after = await read(checkId);
    expect(after.totalFee).toBe(left);
    expect(JSON.stringify(after)).toContain('移出 1 行：重复开单；同车少收"');
  });

  test('a row that is taken out takes its adjustments along', async () => {
    await ready();
    const { checkId, checkItemId, version } = await sevenDisputed();
    const first = await adjust(checkId, version, [{ checkItemId, qty: 2, reason: '少收两件' }]);
    const more = { removeItemIds: [checkItemId] };
    const preview = (body: object, token = tokens.operator) =>
      send(app, '/api/OpsCheck/GetAdjustPreview', { checkId, ...body }, token);
    expect(await preview(more)).toMatchObject({ resultData: { totalFee: 0, isWaiting: false } });
    expect(await preview({ adjusts: [{ checkItemId, qty: 1, reason: '再少一件' }] })).toMatchObject({
      resultData: { totalFee: 4 * 1799 },
    });
    expect(await preview({ removeItemIds: ['1'] })).toMatchObject({ errorCode: '5' });
    for (const token of [tokens.buyer, tokens.finance])
      expect(await preview(more, token)).toMatchObject({ errorCode: '3' });
    expect(await read(checkId)).toMatchObject({ totalFee: 5 * 1799 });
    expect(await adjust(checkId, first.resultData.version, [], more)).toMatchObject({ success: true });
    expect(await read(checkId)).toMatchObject({ totalFee: 0, counts: { all: 0 } });
  });
});
