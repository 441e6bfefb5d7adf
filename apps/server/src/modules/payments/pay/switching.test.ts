import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { applyStates, refundStates, payStates } from '@jicai/domain/payments/payment-states.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  moneyFaults,
  placeTrade,
  type PlacedTrade,
  requestId,
  rowsOf,
  runDue,
  startPayment,
  useLocalPage,
} from '../../../../test/build-payment.ts';
import { buildSku } from '../../../../test/build-goods.ts';
import { buildRule } from '../../../../test/build-rule.ts';
import { buildAddress, buildTrade } from '../../../../test/build-trade.ts';
import { businessCompanyId } from '../../../seed/shop-looks.ts';
import { uploadPicture } from '../../../../test/build-return.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { seedMerchants } from '../../../seed/merchants.ts';

const app = useTestApp(seedMerchants);
const start = new Date('2026-11-21T02:00:00Z');
const later = (seconds: number) => app.setNow(new Date(start.getTime() + seconds * 1000));
let buyer = '';
let operator = '';
let trade: PlacedTrade;
let slip = '';
let serials = 0;

// The money rules hold whatever the tests did. Registered after the app, so it runs before the app is dropped.
afterAll(async () => expect(await moneyFaults(app)).toEqual([]));
beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
  slip = await uploadPicture(app, { token: buyer }, 2);
});
beforeEach(async () => {
  app.setNow(start);
  trade = await placeTrade(app, buyer);
});

const confirm = async (receivedFee: number) => {
  const { tradeNo } = trade;
  const [order] = await rowsOf<{ version: number }>(app, 'select version from orders where trade_no = $1', [tradeNo]);
  const bankSerialNo = `W${(serials += 1)}`;
  const data = { tradeNo, receivedFee, bankSerialNo, version: order?.version, requestId: requestId() };
  return app.call('/api/OpsOrder/ConfirmTransfer', { data }, { token: operator });
};
const submitTransfer = () =>
  app.call(
    '/api/ShopPay/SubmitTransfer',
    {
      data: {
        tradeNo: trade.tradeNo,
        voucherUrl: slip,
        payerName: '华东精密制造有限公司',
        payerAccount: '6222000011112222',
        bankSerialNo: `W${(serials += 1)}`,
        transferFee: 1800,
        transferTime: '2026-11-21 09:00:00',
        requestId: requestId(),
      },
    },
    { token: buyer },
  );
const order = async () => {
  const { resultData } = await app.call(
    '/api/ShopOrder/GetModel',
    { data: { orderNo: trade.orderNos[0] } },
    { token: buyer },
  );
  return resultData;
};
const statesOfPayments = async () => {
  const rows = await rowsOf<{ state: number }>(
    app,
    'select pay_state as state from payments where trade_id = $1 order by id',
    [trade.tradeId],
  );
  return rows.map((row) => row.state);
};

describe('attempts that are needed no more are closed', () => {
  test('when the buyer chooses the bank transfer', async () => {
    await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    await startPayment(app, buyer, trade.tradeNo, 'TRANSFER');
    await runDue(app);
    expect(await statesOfPayments()).toEqual([payStates.closed]);
  });

  test('when the buyer hands in a voucher', async () => {
    await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    expect((await submitTransfer()).success).toBe(true);
    await runDue(app);
    expect(await statesOfPayments()).toEqual([payStates.closed]);
  });

  test('when the transfer has paid the trade', async () => {
    await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    await confirm(1800);
    await runDue(app);
    expect(await statesOfPayments()).toEqual([payStates.closed, payStates.paid]);
  });

  test('when another channel has paid the trade', async () => {
    await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'ALIPAY');
    // The close that the change of channel planned is lost: the payment plans it again.
    await rowsOf(app, `delete from outbox where kind = 'payment.close'`);
    await useLocalPage(app, resultData.payForm?.action ?? '');
    await runDue(app);
    await runDue(app);
    expect(await statesOfPayments()).toEqual([payStates.closed, payStates.paid]);
  });
});

describe('the way back from a transfer to an online channel', () => {
  test('has what remains of the online term', async () => {
    await startPayment(app, buyer, trade.tradeNo, 'TRANSFER');
    later(3600);
    const { resultData } = await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    expect(resultData.expireAt).toBe('2026-11-22 10:00:00');
    expect(await order()).toMatchObject({ payMode: payModes.online, payDeadline: '2026-11-22 10:00:00' });
  });

  test('is refused when that term is over; the transfer goes on', async () => {
    await startPayment(app, buyer, trade.tradeNo, 'TRANSFER');
    later(86_400);
    buyer = await signIn(app, 'buyer');
    expect((await startPayment(app, buyer, trade.tradeNo, 'WECHAT')).errorCode).toBe('3002');
    expect(await order()).toMatchObject({ payMode: payModes.transfer, payDeadline: '2026-11-28 10:00:00' });
  });
});

describe('part of a transfer that comes after the buyer opened another channel', () => {
  test('gives the trade the term of a transfer again and closes that channel', async () => {
    await submitTransfer();
    await startPayment(app, buyer, trade.tradeNo, 'ALIPAY');
    expect(await order()).toMatchObject({ payMode: payModes.online, payDeadline: '2026-11-22 10:00:00' });
    expect((await confirm(1000)).resultData).toMatchObject({ orderState: orderStates.awaitingPayment, restFee: 800 });
    expect(await order()).toMatchObject({ payMode: payModes.transfer, payDeadline: '2026-11-28 10:00:00' });
    later(86_400 + 120);
    await runDue(app);
    [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
    expect(await order()).toMatchObject({ orderState: orderStates.awaitingPayment });
    expect((await confirm(800)).resultData).toMatchObject({ orderState: orderStates.awaitingShipment, restFee: 0 });
  });
});

test('a trade is cancelled by its number in the version that its orders show after a switch', async () => {
  const { version: before } = await order();
  await startPayment(app, buyer, trade.tradeNo, 'TRANSFER');
  const { version } = await order();
  const cancel = (seen: number) => {
    const data = { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted, version: seen, requestId: requestId() };
    return app.call('/api/ShopOrder/Cancel', { data }, { token: buyer });
  };
  expect((await cancel(before)).errorCode).toBe('6');
  expect((await cancel(version)).resultData).toMatchObject({ orderState: orderStates.cancelled });
});

describe('a trade that waited for its approval', () => {
  const hours = (count: number) => later(count * 3600);
  const command =
    (path: '/api/ShopAudit/Approve' | '/api/ShopAudit/Withdraw' | '/api/ShopAudit/Resubmit') =>
    async (token: string, data: object) => {
      const answer = await app.call(path, { data: { requestId: requestId(), ...data } }, { token });
      if (!answer.success) throw new Error(`${path}: ${answer.errorMsg}`);
    };
  const [approve, withdraw, resubmit] = [
    command('/api/ShopAudit/Approve'),
    command('/api/ShopAudit/Withdraw'),
    command('/api/ShopAudit/Resubmit'),
  ];
  let addressId = '';
  let itemList: { itemId: string; qty: number }[] = [];

  beforeEach(async () => {
    buyer = await signIn(app, 'buyer');
    await rowsOf(app, 'delete from approval_rules');
    await buildRule(app, { condition: { amountFromFen: 100 } });
    addressId ||= await buildAddress(app, { token: buyer });
    const { itemId } = await buildSku(app.deps, businessCompanyId, { enterpriseFen: 20_000 });
    itemList = [{ itemId, qty: 1 }];
    const { tradeNo } = await buildTrade(app, { token: buyer, addressId, items: itemList });
    trade = { ...trade, tradeNo };
  });

  const ways: [string, () => Promise<void>][] = [
    [
      'approved',
      async () => {
        const token = await signIn(app, 'approver');
        const { tradeNo } = trade;
        const { resultData } = await app.call('/api/ShopAudit/GetModel', { data: { tradeNo } }, { token });
        const { auditTaskId, version } = resultData;
        await approve(token, { auditTaskId, version, comment: '同意采购' });
      },
    ],
    [
      'submitted again',
      async () => {
        await rowsOf(app, 'delete from approval_rules');
        const { tradeNo } = trade;
        await withdraw(buyer, { tradeNo });
        const preview = await app.call('/api/ShopOrder/Settle', { data: { itemList, addressId } }, { token: buyer });
        const { previewKey } = preview.resultData;
        await resubmit(buyer, { tradeNo, itemList, addressId, payMode: payModes.online, previewKey });
      },
    ],
  ];

  test.each(ways)('%s after its online term has the full term of either way from then', async (_name, begin) => {
    hours(30);
    buyer = await signIn(app, 'buyer');
    await begin();
    hours(31);
    expect((await startPayment(app, buyer, trade.tradeNo, 'TRANSFER')).resultData.expireAt).toBe('2026-11-29 16:00:00');
    expect((await startPayment(app, buyer, trade.tradeNo, 'WECHAT')).resultData.expireAt).toBe('2026-11-23 16:00:00');
    hours(54);
    buyer = await signIn(app, 'buyer');
    expect((await startPayment(app, buyer, trade.tradeNo, 'WECHAT')).errorCode).toBe('3002');
  });
});

describe('the order shows', () => {
  test('what arrived, and the surplus that goes back', async () => {
    await startPayment(app, buyer, trade.tradeNo, 'TRANSFER');
    await confirm(2000);
    expect(await order()).toMatchObject({
      payments: [{ channel: 'TRANSFER', payFee: 2000, payState: payStates.paid, applyState: applyStates.applied }],
      refunds: [{ refundFee: 200, refundState: refundStates.waiting }],
    });
  });

  test('a second payment as such, with its refund', async () => {
    await confirm(1800);
    await confirm(1700);
    expect(await order()).toMatchObject({
      payments: [
        { payFee: 1800, applyState: applyStates.applied },
        { payFee: 1700, applyState: applyStates.duplicate },
      ],
      refunds: [{ refundFee: 1700 }],
    });
  });

  test('what is asked for while nothing has arrived', async () => {
    await startPayment(app, buyer, trade.tradeNo, 'WECHAT');
    expect(await order()).toMatchObject({
      payments: [{ payFee: 1800, payState: payStates.paying, applyState: applyStates.none }],
      refunds: [],
    });
  });
});
