import { payStates, refundStates } from '@jicai/domain/payments/payment-states.ts';
import { expect } from './fixtures.ts';
import { atDesk, retail } from './own-contracts.ts';
import { command } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import type { DeskMoney } from './vendor-desk.ts';
import type { Visitor } from './visitor.ts';

interface Trade {
  tradeNo: string;
  orderNo: string;
  payFee: number;
}

export const orderPage = ({ open }: Visitor, { orderNo }: Trade) =>
  open(`/center/order/orderDetail?orderNo=${orderNo}`);

/** The cashier of a trade, with a way to pay chosen. */
export async function openCashier({ page, open }: Visitor, { tradeNo }: Trade, way: string): Promise<void> {
  await open(`/Cashier?tradeNo=${tradeNo}`);
  await page.getByText(way, { exact: true }).click();
}

/** From the cashier into Alipay's own window, which shows what is to be paid. */
export async function openAlipay(visitor: Visitor, trade: Trade) {
  const { page } = visitor;
  await openCashier(visitor, trade, '支付宝');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: /^付款/ }).click()]);
  await expect(popup.getByRole('heading', { name: '支付宝收银台' })).toBeVisible();
  await expect(popup.getByText(`¥${(trade.payFee / 100).toFixed(2)}`)).toBeVisible();
  return { popup, payNo: new URL(popup.url()).searchParams.get('outTradeNo') ?? '' };
}

/** The buyer cancels what he has not paid; the attempt under way is closed first. */
export async function cancelOrder(visitor: Visitor, trade: Trade): Promise<void> {
  const { page } = visitor;
  await orderPage(visitor, trade);
  await page.getByRole('button', { name: '取消订单' }).click();
  const dialog = page.getByRole('dialog', { name: '取消这个订单？' });
  await dialog.getByLabel('取消原因').selectOption({ label: '不想要了' });
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await expect(dialog).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: /已取消/ })).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** The buyer wants the money for one piece that he keeps, the shop agrees, and it comes back. */
export async function sendBackOne(visitor: Visitor, trade: Trade): Promise<void> {
  const { page } = visitor;
  await orderPage(visitor, trade);
  await page.getByRole('link', { name: /^申请售后/ }).click();
  await page.getByRole('radio', { name: '仅退款' }).check({ force: true });
  await page.getByRole('radio', { name: '已收到货' }).check();
  await page.getByLabel('退货原因').selectOption({ label: '协商一致' });
  await expect(page.getByText('1 种 1 件')).toBeVisible();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(/returnDetail\?returnNo=A\d+/);
  const returnNo = /returnNo=(A\d+)/.exec(page.url())?.[1] ?? '';
  const token = await tokenOf('operator', retail);
  const { version } = await command<{ version: number }>('/api/OpsReturn/GetModel', { returnNo }, token);
  await command('/api/OpsReturn/Audit', { returnNo, version, isAgree: true }, token);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '已完成' })).toBeVisible({ timeout: 3000 });
  }).toPass();
}

interface TradeMoney {
  payments: { payNo: string; receivedFee: number; payState: number }[];
  refunds: { payNo: string; refundFee: number; refundState: number }[];
}
const moneyOf = async ({ tradeNo }: Trade) =>
  command<TradeMoney>('/api/OpsPay/GetModel', { tradeNo }, await tokenOf('operator', retail));

/** All of a payment that the trade did not need is back at who paid it. */
export async function expectBack(trade: Trade): Promise<void> {
  const back = async () =>
    (await moneyOf(trade)).refunds.map(({ refundFee, refundState }) => ({ refundFee, refundState }));
  await expect.poll(back).toEqual([{ refundFee: trade.payFee, refundState: refundStates.succeeded }]);
}

/** What the channels hold of all their payments is what the shop says of these trades, to the fen. Answers it by payment. */
export async function expectEqualBooks(
  trades: readonly Trade[],
  { alipay, wechat }: { alipay: string; wechat?: string },
): Promise<DeskMoney[]> {
  const theirs = [
    ...(await atDesk<DeskMoney[]>('/alipay-books', { appId: alipay })),
    ...(wechat ? await atDesk<DeskMoney[]>('/wechat-books', { mchid: wechat }) : []),
  ];
  const ours = (await Promise.all(trades.map(moneyOf))).flatMap(({ payments, refunds }) =>
    payments
      .filter(({ payState }) => payState === payStates.paid)
      .map(({ payNo, receivedFee }): DeskMoney => {
        const back = refunds.filter((one) => one.payNo === payNo && one.refundState === refundStates.succeeded);
        return { payNo, inFen: receivedFee, outFen: back.reduce((sum, { refundFee }) => sum + refundFee, 0) };
      }),
  );
  const sorted = (books: DeskMoney[]) => books.toSorted((one, other) => (one.payNo < other.payNo ? -1 : 1));
  expect(sorted(ours)).toEqual(sorted(theirs));
  return sorted(ours);
}
