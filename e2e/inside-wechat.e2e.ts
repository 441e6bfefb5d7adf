import { shopPort } from './api.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFingers } from './expect-fingers.ts';
import { expect, test } from './fixtures.ts';
import { atDesk, dropContracts, retail, saveKeys, unpaidTrade, vendorDesk, wechatKeys } from './own-contracts.ts';
import { phone, type Visitor } from './visitor.ts';

test.skip(vendorDesk === '', 'a shop that runs already knows no double');

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49(0x18003135) NetType/WIFI';

test.afterAll(dropContracts);

/** WeChat's browser: its bridge keeps what it was asked, and answers as `said` says. */
const bringBridge = ({ page }: Visitor, said: string) =>
  page.addInitScript((answer) => {
    const held = window as unknown as { asked: unknown[]; WeixinJSBridge: object };
    held.asked = [];
    held.WeixinJSBridge = {
      invoke: (name: string, call: object, done: (said: object) => void) => {
        held.asked.push({ name, ...call });
        done({ err_msg: `get_brand_wcpay_request:${answer}` });
      },
    };
  }, said);
const askedOf = ({ page }: Visitor) =>
  page.evaluate(() => (window as unknown as { asked: { name: string; package: string }[] }).asked);

test('inside WeChat a buyer is known without a word, pays in its own window, and a stranger’s answer begins nothing', async ({
  visit,
}) => {
  expect(await saveKeys('WECHAT', await wechatKeys())).toBe('接口可达，签名与密钥相符；AppSecret 有效，可在微信内付款');
  const { tradeNo } = await unpaidTrade();
  const visitor = await visit({ as: 'member', host: retail, viewport: phone, userAgent });
  const { page } = visitor;
  await bringBridge(visitor, 'cancel');
  await visitor.open('/WeChatPayer?code=someone0elses&state=made0up');
  await expect(page.getByText('微信没有确认付款人')).toBeVisible();
  await expectAccessible(page);

  await visitor.open(`/Cashier?tradeNo=${tradeNo}`);
  await expect(page.getByRole('radio', { name: /支付宝/ })).toBeDisabled();
  await expect(page.getByText('微信里打不开支付宝，请在浏览器中付款')).toBeVisible();
  await page.getByText('微信支付', { exact: true }).click();
  await expect(page.getByText('在微信里直接付款')).toBeVisible();
  await page.getByRole('button', { name: /^付款/ }).click();
  await expect(page).toHaveURL(/#\/WeChat\?payNo=/);
  await expect(page.getByText('付款已取消，订单仍为您保留')).toBeVisible();
  await expectAccessible(page);
  await expectFingers(page);
  await page.getByRole('button', { name: '微信支付' }).click();
  await expect.poll(async () => (await askedOf(visitor)).length).toBe(2);
  const [first, second] = await askedOf(visitor);
  expect(second).toEqual(first);
  expect(first?.name).toBe('getBrandWCPayRequest');

  const prepayId = first?.package.replace('prepay_id=', '');
  const notice = await atDesk<{ url: string; headers: Record<string, string>; body: string }>('/pay', { prepayId });
  const { pathname } = new URL(notice.url);
  const { headers, body } = notice;
  const taken = await fetch(`http://127.0.0.1:${shopPort()}${pathname}`, { method: 'POST', headers, body });
  expect(taken.status).toBe(204);
  await expect(page.getByRole('heading', { name: /支付成功/ })).toBeVisible();
});
