import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';
import { cookieOf } from './visitor.ts';

/** What the page next sends to this path, as it stands on the wire. */
async function nextBody(page: Page, path: string, act: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([page.waitForRequest((sent) => sent.url().endsWith(path)), act()]);
  return request.postDataJSON() as Record<string, unknown>;
}
const namesOf = (fields: unknown) => Object.keys(fields as object).toSorted();
const names = (text: string) => text.split(/\s+/).toSorted();

/** Field by field from spec sections 3 and 7. */
const hotSearchFields = names('searchId companyId searchKey viewOrder hotUrl');
const cartFields = names(
  `cartId companyId accountId itemId itemNo itemName itemSpec colorName chartQty chartPrice chartTotalFee isChecked
  createTime editTime realPrice imgs itemState`,
);

test.describe('S§7 bodies', () => {
  test('S§7 template: every field of the body is sent', async ({ visit }) => {
    const visitor = await visit();
    await visitor.open('/home');
    // The first page has the template in its HTML: only one that is drawn asks for it when it is left.
    await expect(visitor.page.getByRole('link', { name: '请登录' })).toBeVisible();
    const path = '/api/ShopHostUrlMapTemplate/GetList';
    const body = await nextBody(visitor.page, path, () => visitor.open('/help'));
    const named = names('hmtId hostId plateType templatePageId createTime operatorId key companyUrl');
    expect(namesOf(body)).toEqual(expect.arrayContaining(named));
    expect(body).toMatchObject({ plateType: plateTypes.shop, companyUrl: new URL(visitor.base).host });
  });

  test('S§7 hot search: the same body for a visitor and for who is signed in', async ({ visit }) => {
    const visitor = await visit();
    const { page } = visitor;
    const open = await nextBody(page, '/api/ProductToC/GetHotSearchList', () => visitor.open('/help'));
    expect(namesOf(open)).toEqual(expect.arrayContaining(['data', 'key', 'token']));
    expect(namesOf(open['data'])).toEqual(hotSearchFields);
    expect(open['token']).toBe('');
    await signIn(visitor, 'buyer');
    await visitor.open('/home');
    const signedIn = await nextBody(page, '/api/EcmHotSearch/GetList', () => page.reload());
    expect(signedIn).toEqual({ ...open, token: await cookieOf(visitor, 'token') });
  });

  test('S§7 ShopCart/GetList: token, page 1 of 10, searchKey and the fields of a cart item', async ({ visit }) => {
    const buyer = await visit({ as: 'buyer' });
    const body = await nextBody(buyer.page, '/api/ShopCart/GetList', () => buyer.open('/home'));
    expect(body).toMatchObject({ token: await cookieOf(buyer, 'token'), pageIndex: 1, pageSize: 10, searchKey: '' });
    expect(namesOf(body['reqData'])).toEqual(cartFields);
    // The server takes the whole body as it is: empty fields narrow nothing.
    const token = await cookieOf(buyer, 'token');
    const whole = await callApi('/api/ShopCart/GetList', { pageSize: 10 }, { token: token ?? '' });
    const named = await callApi('/api/ShopCart/GetList', body, { token: token ?? '' });
    expect(named).toEqual(whole);
  });
});
