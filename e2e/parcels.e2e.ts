import { describe, expect, test } from 'vitest';
import { callApi, phone, useBrowser } from './browser.ts';
import { expectAccessible } from './expect-accessible.ts';
import { command } from './scene.ts';
import { signIn, tokenOf } from './sign-in.ts';

const { visit } = useBrowser();

describe('parcels', () => {
  /** Of the demo's own orders: the courier has delivered it, the buyer has not said so. */
  async function signedOrder(token: string): Promise<string> {
    const filter = { pageSize: 50, reqData: { scope: 'my', orderStates: [40] } };
    const orders = (await callApi('/api/ShopOrder/GetPage', filter, { token })).resultData as { orderNo: string }[];
    for (const { orderNo } of orders) {
      const order = await command<{ parcels: { parcelState: number }[] }>(
        '/api/ShopOrder/GetModel',
        { orderNo },
        token,
      );
      if (order.parcels.some(({ parcelState }) => parcelState === 20)) return orderNo;
    }
    throw new Error('no signed parcel in the demo');
  }

  test.each([{}, { viewport: phone }])(
    'the way of a parcel, its last steps first and all of them on demand',
    async (size) => {
      const orderNo = await signedOrder(await tokenOf('buyer'));
      const visitor = await visit(size);
      await signIn(visitor, 'buyer');
      const { page, open } = visitor;
      await open(`/center/order/orderDetail?orderNo=${orderNo}`);
      const track = page.getByRole('list', { name: '物流轨迹' });
      await track.getByText('快件已签收').waitFor();
      expect(await track.getByRole('listitem').count()).toBe(3);
      await page.getByRole('button', { name: /^全部轨迹/ }).click();
      await track.getByText('快件已揽收').waitFor();
      expect(await track.getByRole('listitem').allInnerTexts()).toHaveLength(7);
      await expectAccessible(page);
    },
  );
});

describe('the bank’s slip of a transfer', () => {
  test('what is no picture is told at the field; a picture goes with the report', async () => {
    const [buyer, operator] = [await tokenOf('buyer'), await tokenOf('operator')];
    const goods = await callApi('/api/ProductToC/GetWebSkuPage', { pageSize: 50, reqData: { inStock: true } });
    const skus = goods.resultData as { itemId: string; minQty: number }[];
    const itemList = [{ itemId: skus[0]?.itemId, qty: skus[0]?.minQty }];
    const preview = await command<{ previewKey: string; address: { addressId: string } }>(
      '/api/ShopOrder/Settle',
      { itemList, payMode: 3 },
      buyer,
    );
    const wish = { itemList, payMode: 3, previewKey: preview.previewKey, addressId: preview.address.addressId };
    const { tradeNo } = await command<{ tradeNo: string }>('/api/ShopOrder/Submit', wish, buyer);

    const visitor = await visit({});
    await signIn(visitor, 'buyer');
    const { page, open } = visitor;
    await open(`/Cashier?tradeNo=${tradeNo}`);
    const slip = page.getByLabel('选择银行回单');
    await page.getByRole('button', { name: '提交凭证信息' }).click();
    await page.getByText('请上传银行回单').waitFor();
    await slip.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') });
    await page.getByRole('alert').getByText('文件类型不支持').waitFor();
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await slip.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: /^删除/ }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('付款户名').fill('华东精密制造有限公司');
    await page.getByLabel('付款账号').fill('31050161393600001234');
    await page.getByLabel('银行流水号').fill(`E2E${tradeNo.slice(-8)}`);
    await page.getByRole('button', { name: '提交凭证信息' }).click();
    await page.getByText('转账凭证已提交，等待商家核对到账').waitFor();
    await page.getByRole('region', { name: '待付金额' }).getByText('已登记转账，等待商家核对').waitFor();
    const reports = await callApi('/api/OpsPay/GetTransferPage', { reqData: { tradeNo } }, { token: operator });
    expect(reports.resultData).toMatchObject([{ transferState: 0, voucher: { mediaType: 'image/webp' } }]);

    await page.getByRole('button', { name: '修改凭证信息' }).click();
    const serial = page.getByLabel('银行流水号');
    expect(await serial.inputValue()).toBe(`E2E${tradeNo.slice(-8)}`);
    await serial.fill(`E2F${tradeNo.slice(-8)}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: '提交凭证信息' }).click();
    await serial.waitFor({ state: 'hidden' });
    const refusal = { tradeNo, bankSerialNo: `E2F${tradeNo.slice(-8)}`, reason: '未查到该笔款项' };
    await command('/api/OpsPay/RejectTransfer', refusal, operator);
    await page.reload();
    await page.getByRole('alert').getByText('原因：未查到该笔款项').waitFor();
    expect(await serial.inputValue()).toBe(`E2F${tradeNo.slice(-8)}`);
  });
});
