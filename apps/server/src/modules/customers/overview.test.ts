import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { statementStates } from '@jicai/domain/statements/statement-states.ts';
import { describe, expect, test } from 'vitest';
import { customerId, done, useStatements } from '../../../test/build-statement.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { signIn } from '../../../test/sign-in.ts';
import { retailHost } from '../../../test/test-app.ts';

const { app, tokens, onDay, place, buy, refundOne, generate, confirm, creditUsed, october } = useStatements();
const useOf = (token = tokens.operator) => done(app, '/api/OpsCustomer/GetCreditUse', { customerId }, token);
const overviewOf = (token = tokens.operator) => done(app, '/api/OpsCustomer/GetOverview', { customerId }, token);
/** Fee and count of each part, which sum to what is used. */
async function partsOf() {
  const { parts, usedFee } = await useOf();
  expect(parts.reduce((sum, { fee }) => sum + fee, 0)).toBe(usedFee);
  return Object.fromEntries(parts.map(({ part, fee, count }) => [part, `${fee} in ${count}`]));
}

describe('占用构成', () => {
  test('goes from the order to the statement and past its last day, whatever comes back between', async () => {
    await place(1, payModes.credit);
    expect(await partsOf()).toMatchObject({ unbilled: '90000 in 1', billed: '0 in 0' });
    const order = await buy(3);
    expect(await partsOf()).toMatchObject({ unbilled: '360000 in 2' });
    await refundOne(order);
    expect(await partsOf()).toMatchObject({ unbilled: '270000 in 2' });
    expect((await useOf()).orders).toMatchObject([
      { useFee: 180_000, orderState: orderStates.completed },
      { useFee: 90_000, orderState: orderStates.awaitingShipment },
    ]);
    await onDay(new Date('2026-11-21T02:00:00Z'));
    const { checkId = '' } = await generate();
    expect(await partsOf()).toMatchObject({ unbilled: '90000 in 1', billed: '180000 in 1' });
    await refundOne(await buy(2));
    expect(await partsOf()).toMatchObject({ unbilled: '180000 in 2', billed: '180000 in 1' });
    await confirm(checkId);
    expect((await useOf()).statements).toMatchObject([
      {
        checkId,
        title: '2026 年 10 月对账单',
        checkState: statementStates.confirmed,
        unpaidFee: 180_000,
        overdueDays: 0,
      },
    ]);
    await onDay(new Date('2026-12-24T02:00:00Z'));
    expect(await partsOf()).toMatchObject({ overdue: '180000 in 1', unbilled: '180000 in 2', billed: '0 in 0' });
    expect((await useOf()).statements?.[0]?.overdueDays).toBeGreaterThan(0);
    expect((await useOf()).usedFee).toBe(await creditUsed());
  });

  test('an order that lost a unit before it was shipped holds what is left', async () => {
    const { orderNos } = await place(3, payModes.credit);
    const orderNo = String(orderNos[0]);
    const { lines, version } = await done(app, '/api/OpsOrder/GetModel', { orderNo }, tokens.operator);
    const short = { orderNo, orderItemId: lines[0]?.orderItemId, qty: 1, version };
    await done(app, '/api/OpsOrder/CancelShort', short, tokens.operator);
    expect(await partsOf()).toMatchObject({ unbilled: '180000 in 1', other: '0 in 0' });
  });

  test('the papers are told only to who may see them, the sums to who sees the file', async () => {
    await october();
    const { token } = await buildStaff(app, { permissions: ['ops.customer.view'] });
    expect(await useOf(token)).toEqual({ usedFee: 900_000, parts: (await useOf()).parts });
    expect(await overviewOf(token)).not.toHaveProperty('lastOrders');
  });
});

describe('概况', () => {
  test('twelve months with those of the year before, the newest orders, and what is bought most', async () => {
    await onDay(new Date('2025-11-03T02:00:00Z'));
    const before = await overviewOf();
    await place(1, payModes.credit);
    await onDay(new Date('2026-11-21T02:00:00Z'));
    await place(2, payModes.credit);
    const { months, lastOrders, categories } = await overviewOf();
    expect(months).toHaveLength(12);
    expect([months[0]?.month, months[11]?.month]).toEqual(['2025-12', '2026-11']);
    const lastYear = before.months[11]?.fee ?? 0;
    expect(months[11]).toMatchObject({ lastYearFee: lastYear + 90_000 });
    const file = await done(app, '/api/OpsCustomer/GetModel', { customerId }, tokens.operator);
    expect(months[11]).toMatchObject({ fee: file.monthFee, orderCount: file.monthOrderCount });
    expect(lastOrders?.[0]).toMatchObject({ payFee: 180_000, lineCount: 1, orderState: orderStates.awaitingShipment });
    expect(lastOrders?.[0]?.itemName).not.toBe('');
    expect(categories.reduce((sum, { fee }) => sum + fee, 0)).toBeGreaterThanOrEqual(180_000);
  });
});

test('nobody else reads either', async () => {
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  const supplier = await buildStaff(app, { role: 'supplierAdmin' });
  for (const path of ['/api/OpsCustomer/GetOverview', '/api/OpsCustomer/GetCreditUse'] as const) {
    const body = { data: { customerId } };
    expect((await app.call(path, body)).errorCode).toBe(errorCodes.signedOut);
    expect((await app.call(path, body, { token: tokens.buyer })).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call(path, body, retail)).errorCode).toBe(errorCodes.notFound);
    const { token } = await buildStaff(app, { permissions: ['ops.order.view'] });
    expect((await app.call(path, body, { token })).errorCode).toBe(errorCodes.forbidden);
    expect((await app.call(path, body, { token: supplier.token })).errorCode).toBe(errorCodes.forbidden);
    const person = { data: { customerId: '2002' } };
    expect((await app.call(path, person, { token: tokens.operator })).errorCode).toBe(errorCodes.notFound);
  }
});
