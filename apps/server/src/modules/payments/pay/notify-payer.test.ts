import { cancelReasons } from '@jicai/domain/orders/cancel-reason.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  placeTrade,
  type PlacedTrade,
  requestId,
  rowsOf,
  runDue,
  startPayment,
  useLocalPage,
} from '../../../../test/build-payment.ts';
import { signIn } from '../../../../test/sign-in.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { seedMerchants } from '../../../seed/merchants.ts';

const app = useTestApp(seedMerchants);
const start = new Date('2026-11-21T02:00:00Z');
let buyer = '';
let operator = '';
let trade: PlacedTrade;
let serials = 0;

beforeAll(async () => {
  [buyer, operator] = [await signIn(app, 'buyer'), await signIn(app, 'operator')];
});
beforeEach(async () => {
  app.setNow(start);
  await rowsOf(app, 'delete from messages');
  trade = await placeTrade(app, buyer);
});

const told = async () => {
  const { resultData } = await app.call('/api/Message/GetPage', { pageSize: 100 }, { token: buyer });
  return resultData.map(({ title, content }) => [title, content.replace(/订单 D\d+ /, '')]);
};
const receive = async (receivedFee: number) => {
  const { tradeNo } = trade;
  const [order] = await rowsOf<{ version: number }>(app, 'select version from orders where trade_no = $1', [tradeNo]);
  const money = { tradeNo, receivedFee, bankSerialNo: `M${(serials += 1)}`, version: order?.version };
  return app.call('/api/OpsOrder/ConfirmTransfer', { data: { ...money, requestId: requestId() } }, { token: operator });
};
const cancel = () => {
  const data = { tradeNo: trade.tradeNo, reasonCode: cancelReasons.notWanted, requestId: requestId() };
  return app.call('/api/ShopOrder/Cancel', { data }, { token: buyer });
};

test('a transfer in parts: what is missing, what was too much, what came again, and when it is back', async () => {
  await receive(1000);
  expect(await told()).toEqual([['转账部分到账', '已到账 ¥10.00，还差 ¥8.00，请在付款期限前补足。']]);
  await receive(900);
  expect(await told()).toContainEqual(['转账多付部分将退回', '的转账多付 ¥1.00，差额将退回付款账户。']);
  await receive(500);
  expect(await told()).toContainEqual(['重复付款将退回', '重复付款 ¥5.00，将原路退回。']);
  const [refund] = await rowsOf<{ no: string }>(app, 'select refund_no as no from refunds where fee_fen = 500');
  const data = { refundNo: refund?.no ?? '', voucher: 'B1', requestId: requestId() };
  await app.call('/api/OpsPay/RecordManualRefund', { data }, { token: operator });
  expect(await told()).toContainEqual(['退款成功', '的退款 ¥5.00 已到账。']);
});

test('money for an order that is over, also the part that came before', async () => {
  await receive(1000);
  await cancel();
  await runDue(app);
  expect(await told()).toContainEqual(['取消后到账将退回', '已取消，之后到账的 ¥10.00 将原路退回。']);
  await receive(1800);
  expect(await told()).toContainEqual(['取消后到账将退回', '已取消，之后到账的 ¥18.00 将原路退回。']);
});

test('a second payment through another channel, and its refund', async () => {
  const [alipay, wechat] = [
    await startPayment(app, buyer, trade.tradeNo, 'ALIPAY'),
    await startPayment(app, buyer, trade.tradeNo, 'WECHAT'),
  ];
  for (const { resultData } of [wechat, alipay])
    await useLocalPage(app, resultData.codeUrl ?? resultData.payForm?.action ?? '');
  await runDue(app);
  await runDue(app);
  const titles = (await told()).map(([title]) => title);
  expect(titles).toContain('重复付款将退回');
  app.setNow(new Date(start.getTime() + 120_000));
  await runDue(app);
  expect(await told()).toContainEqual(['退款成功', '的退款 ¥18.00 已到账。']);
});
