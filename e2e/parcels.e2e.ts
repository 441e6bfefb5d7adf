import { orderStates, payModes } from '@jicai/domain/orders/order-states.ts';
import { parcelStates } from '@jicai/domain/orders/tracking.ts';
import { transferStates } from '@jicai/domain/payments/payment-states.ts';
import { callApi } from './api.ts';
import { enterConsole, openConsole } from './console.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { command } from './scene.ts';
import { tokenOf } from './sign-in.ts';
import { desktop, phone } from './visitor.ts';

test.describe('parcels', () => {
  /** Of the demo's own orders: the courier has delivered it, the buyer has not said so. */
  async function signedOrder(token: string): Promise<string> {
    const filter = { pageSize: 50, reqData: { scope: 'my', orderStates: [orderStates.awaitingReceipt] } };
    const orders = (await callApi('/api/ShopOrder/GetPage', filter, { token })).resultData as { orderNo: string }[];
    for (const { orderNo } of orders) {
      const order = await command<{ parcels: { parcelState: number }[] }>(
        '/api/ShopOrder/GetModel',
        { orderNo },
        token,
      );
      if (order.parcels.some(({ parcelState }) => parcelState === parcelStates.signed)) return orderNo;
    }
    throw new Error('no signed parcel in the demo');
  }

  for (const [name, viewport] of [
    ['desktop', desktop],
    ['phone', phone],
  ] as const)
    test(`the way of a parcel, its last steps first and all of them on demand, on ${name}`, async ({ visit }) => {
      const orderNo = await signedOrder(await tokenOf('buyer'));
      const visitor = await visit({ viewport, as: 'buyer' });
      const { page, open } = visitor;
      await open(`/center/order/orderDetail?orderNo=${orderNo}`);
      const track = page.getByRole('list', { name: '物流轨迹' });
      await expect(track.getByText('快件已签收')).toBeVisible();
      await expect(track.getByRole('listitem')).toHaveCount(3);
      await page.getByRole('button', { name: /^全部轨迹/ }).click();
      await expect(track.getByText('快件已揽收')).toBeVisible();
      await expect(track.getByRole('listitem')).toHaveCount(7);
      await expectAccessible(page);
    });
});

test.describe('the bank’s slip of a transfer', () => {
  test('what is no picture is told at the field; a picture goes with the report', async ({ visit }) => {
    const [buyer, operator] = [await tokenOf('buyer'), await tokenOf('operator')];
    const goods = await callApi('/api/ProductToC/GetWebSkuPage', { pageSize: 50, reqData: { inStock: true } });
    const skus = goods.resultData as { itemId: string; minQty: number }[];
    const itemList = [{ itemId: skus[0]?.itemId, qty: skus[0]?.minQty }];
    const preview = await command<{ previewKey: string; address: { addressId: string } }>(
      '/api/ShopOrder/Settle',
      { itemList, payMode: payModes.transfer },
      buyer,
    );
    const input = {
      itemList,
      payMode: payModes.transfer,
      previewKey: preview.previewKey,
      addressId: preview.address.addressId,
    };
    const { tradeNo } = await command<{ tradeNo: string }>('/api/ShopOrder/Submit', input, buyer);

    const visitor = await visit({ as: 'buyer' });
    const { page, open } = visitor;
    await open(`/Cashier?tradeNo=${tradeNo}`);
    const slip = page.getByLabel('选择银行回单');
    await page.getByRole('button', { name: '提交凭证信息' }).click();
    await expect(page.getByText('请上传银行回单')).toBeVisible();
    await slip.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') });
    await expect(page.getByRole('alert').getByText('文件类型不支持')).toBeVisible();
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await slip.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByRole('button', { name: /^删除/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('付款户名').fill('华东精密制造有限公司');
    await page.getByLabel('付款账号').fill('31050161393600001234');
    await page.getByLabel('银行流水号').fill(`E2E${tradeNo.slice(-8)}`);
    await page.getByRole('button', { name: '提交凭证信息' }).click();
    await expect(page.getByText('转账凭证已提交，等待商家核对到账')).toBeVisible();
    await expect(page.getByRole('region', { name: '待付金额' }).getByText('已登记转账，等待商家核对')).toBeVisible();
    const reports = await callApi('/api/OpsPay/GetTransferPage', { reqData: { tradeNo } }, { token: operator });
    expect(reports.resultData as unknown).toMatchObject([
      { transferState: transferStates.waiting, voucher: { mediaType: 'image/webp' } },
    ]);

    await page.getByRole('button', { name: '修改凭证信息' }).click();
    const serial = page.getByLabel('银行流水号');
    await expect(serial).toHaveValue(`E2E${tradeNo.slice(-8)}`);
    await serial.fill(`E2F${tradeNo.slice(-8)}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: '提交凭证信息' }).click();
    await expect(serial).toBeHidden();

    const finance = await visit({ viewport: phone });
    await enterConsole(finance, 'operator');
    await openConsole(finance, `/payments?view=transfers&open=${tradeNo}`);
    const slips = finance.page.getByRole('region', { name: '转账凭证' });
    await expect(slips.getByText(`E2F${tradeNo.slice(-8)}`)).toBeVisible();
    await expectAccessible(finance.page);
    await slips.getByRole('button', { name: '核对' }).click();
    await finance.page.getByRole('button', { name: '没有收到这笔钱，退回凭证' }).click();
    const refusal = finance.page.getByRole('dialog', { name: '退回转账凭证' });
    await refusal.getByLabel('退回原因').fill('未查到该笔款项');
    await refusal.getByRole('button', { name: '退回', exact: true }).click();
    await expect(slips.getByText('已驳回')).toBeVisible();
    await expect(slips.getByRole('button', { name: '核对' })).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('alert').getByText('原因：未查到该笔款项')).toBeVisible();
    await expect(serial).toHaveValue(`E2F${tradeNo.slice(-8)}`);
  });
});
