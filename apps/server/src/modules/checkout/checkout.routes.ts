import { type App, type Handler, route } from '../../http/route.ts';
import { toHint, toSubmitted } from './checkout.wire.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { loadLinesToBuy } from './lines-to-buy.ts';
import { makePreview } from './preview.ts';
import { settle } from './settle.ts';
import { resubmitTrade, submitTrade } from './submit.ts';

export function checkoutRoutes(app: App): void {
  const settleBasket: Handler<'/api/ShopOrder/Settle'> = async (ctx, { data }) => {
    const lines = await loadLinesToBuy(ctx, data, { isSubmit: false });
    const { addressId, payMode } = data;
    return { resultData: await settle(ctx, { lines, addressId, payMode }) };
  };
  route(app, '/api/ShopOrder/Settle', settleBasket, { plans: 'kept' });

  route(app, '/api/EcmGoods/GetDelivery', async (ctx, { reqData }) => ({
    resultData: await estimateDelivery(ctx, { areaCode: reqData.areaCode, lines: reqData.itemList }),
  }));

  route(app, '/api/EcmPromotion/GetCartModel', async (ctx, { data }) => {
    const lines = await loadLinesToBuy(ctx, data, { isSubmit: false });
    const { discountFen, promotions } = await makePreview(ctx, { lines, findAddress: async () => undefined });
    return { resultData: { discountFee: discountFen, promotions: promotions.map(toHint) } };
  });

  const submit: Handler<'/api/ShopOrder/Submit'> = async (ctx, { data }) => {
    const { remarks = [], ...input } = data;
    const trade = await submitTrade(ctx, { ...input, remarks });
    return { resultData: toSubmitted(trade) };
  };
  route(app, '/api/ShopOrder/Submit', submit, { plans: 'kept' });

  route(app, '/api/ShopAudit/Resubmit', async (ctx, { data }) => {
    const { remarks = [], version, ...input } = data;
    return { resultData: toSubmitted(await resubmitTrade(ctx, { ...input, remarks, version })) };
  });
}
