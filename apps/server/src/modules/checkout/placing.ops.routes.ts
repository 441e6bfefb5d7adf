import type { ResultOf } from '@jicai/contract/index.ts';
import { whyNoRequester } from '@jicai/domain/orders/place-for-customer.ts';
import { maskedMobile } from '@jicai/domain/people/privacy.ts';
import { spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { listAddresses, type SeenAddress } from '../accounts/index.ts';
import { listCostCenters } from '../orders/index.ts';
import { searchGoods } from '../search/index.ts';
import { toSubmitted } from './checkout.wire.ts';
import { asRequester, placeOrder } from './place-order.ts';
import { previewByNumbers } from './settle.ts';
import { type RequesterRow, selectRequester, selectRequesters } from './requesters.store.ts';

const mostGoods = 20;

/** Ordering for a customer (docs/domain/orders.md §12). */
export function placingRoutes(app: App): void {
  route(app, '/api/OpsPlace/GetRequesters', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const span = spanOf(page);
    const rows = await selectRequesters(ctx, { ...reqData, searchKey }, span);
    const isTotalCapped = rows.length > pageSize;
    const shown = rows.slice(0, pageSize);
    return {
      resultData: shown.map(toRequester),
      ...page,
      totalCount: span.offset + shown.length,
      isTotalCapped,
      nextCursor: undefined,
    };
  });

  route(app, '/api/OpsPlace/GetModel', async (ctx, { data: { userId } }) => {
    const row = await selectRequester(ctx, userId);
    if (!row) throw refuse.notFound();
    const requester = await asRequester(ctx, userId);
    const addresses = (await listAddresses(requester)).map(toChoice);
    return { resultData: { requester: toRequester(row), addresses, offered: await listCostCenters(requester) } };
  });

  route(app, '/api/OpsPlace/GetGoods', async (ctx, { data: { userId, searchKey } }) => {
    const requester = await asRequester(ctx, userId);
    const found = await searchGoods(requester, { searchKey, pageIndex: 1, pageSize: mostGoods, reqData: {} });
    return {
      resultData: found.resultData.map(
        ({ itemId, itemNo, itemName, itemSpec, imgUrl, unitName, price, minQty, stockState }) => ({
          itemId,
          itemNo,
          itemName,
          itemSpec,
          imgUrl,
          unitName,
          price,
          minQty,
          stockState,
        }),
      ),
    };
  });

  route(app, '/api/OpsPlace/GetPreview', async (ctx, { data: { userId, items, addressId, payMode } }) => ({
    resultData: await previewByNumbers(await asRequester(ctx, userId), { items, addressId, payMode }),
  }));

  route(app, '/api/OpsPlace/Submit', async (ctx, { data }) => {
    const { remarks = [], ...input } = data;
    return { resultData: toSubmitted(await placeOrder(ctx, { ...input, remarks })) };
  });
}

type Requester = ResultOf<'/api/OpsPlace/GetRequesters'>[number];

const toRequester = ({
  mobile,
  orgName,
  accountState,
  customerState,
  permissions,
  ...row
}: RequesterRow): Requester => ({
  ...row,
  mobile: mobile ? maskedMobile(mobile) : '',
  orgName: orgName ?? '',
  refusal: whyNoRequester({ accountState, customerState, permissions: new Set(permissions) }) ?? '',
});

const toChoice = ({ id, receiver, mobile, telephone, areaCode, areaText, address, isDefault }: SeenAddress) => ({
  addressId: id,
  receiver,
  mobile,
  telephone,
  areaCode,
  areaText,
  address,
  isDefault,
});
