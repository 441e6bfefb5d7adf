import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { desktop } from './visitor.ts';

test('an operator orders for a customer and proposes a change; the buyer reads who did and accepts, the operator is told', async ({
  visit,
}) => {
  const visitor = await visit({ viewport: desktop });
  const { page } = visitor;
  await enterConsole(visitor, 'operator');
  await openConsole(visitor, '/orders');
  await page.getByRole('link', { name: '代客下单' }).click();
  await page.getByLabel('下单人').fill('陈思远');
  await page.getByTitle('陈思远 · 华东精密制造有限公司').click();
  await expect(page.getByText('还没有商品')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('添加商品').fill('复印纸');
  await page
    .getByTitle(/复印纸/)
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByText('企业价').or(page.getByText('协议价')).first()).toBeVisible();
  await page.getByRole('button', { name: '粘贴清单' }).click();
  const dialog = page.getByRole('dialog', { name: '粘贴采购清单' });
  await dialog.getByLabel('清单').fill('NICHTS\t2');
  await dialog.getByRole('button', { name: '添加' }).click();
  await expect(page.getByText('没有这个编号的商品')).toBeVisible();
  await expect(page.getByRole('button', { name: '提交订单' })).toBeDisabled();
  await page
    .getByRole('row', { name: /NICHTS/ })
    .getByRole('button', { name: '移除' })
    .click();
  await page.getByRole('radio', { name: '对公转账' }).check();
  await page.getByLabel('客户采购单号').fill('PO-DK-1');
  await expectAccessible(page);
  await page.getByRole('button', { name: '提交订单' }).click();
  const drawer = page.getByRole('complementary', { name: /订单 D/ });
  await expect(drawer.getByText(/商城运营 代下单/)).toBeVisible();
  const orderNo = /D\d{18}/.exec(page.url())?.[0] ?? '';

  const buyer = await visit({ as: 'buyer' });
  await buyer.open(`/center/order/orderDetail?orderNo=${orderNo}`);
  await expect(buyer.page.getByText('商城客服 商城运营 代 陈思远 下单')).toBeVisible();
  await buyer.open('/center/order/myOrder');
  await expect(buyer.page.getByRole('article', { name: `订单 ${orderNo}` }).getByText('商城代下单')).toBeVisible();

  await drawer.getByRole('listitem').filter({ hasText: '变更订单' }).getByRole('button', { name: '变更' }).click();
  const change = page.getByRole('dialog', { name: '变更订单' });
  await change.getByLabel(/的数量$/).fill('3');
  await change.getByLabel('原因').fill('客户来电加量');
  await expectAccessible(page);
  await change.getByRole('button', { name: '发给客户确认' }).click();
  await expect(drawer.getByText('待客户确认')).toBeVisible();
  await expect(drawer.getByText(/答复前不能发货|不能发货/).first()).toBeVisible();

  await buyer.open(`/center/order/orderDetail?orderNo=${orderNo}`);
  await expect(buyer.page.getByRole('heading', { name: '商城提议变更订单' })).toBeVisible();
  await expectAccessible(buyer.page);
  await buyer.page.getByRole('button', { name: '接受变更' }).click();
  await buyer.page.getByRole('dialog', { name: '接受变更' }).getByRole('button', { name: '接受' }).click();
  await expect(buyer.page.getByRole('heading', { name: '商城提议变更订单' })).toBeHidden();

  await openConsole(visitor, '/news');
  await expect(page.getByText(`订单 ${orderNo} 的变更客户已接受。`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '提醒设置' }).click();
  await expect(page.getByRole('dialog', { name: '提醒设置' }).getByLabel('客户答复订单变更')).toBeChecked();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByText(`订单 ${orderNo} 的变更客户已接受。`).click();
  await expect(drawer.getByText('客户已接受')).toBeVisible();
});
