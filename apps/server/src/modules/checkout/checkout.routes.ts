import { type App, route } from '../../http/route.ts';
import { findDefaultAddress, getAddress } from '../accounts/index.ts';
import { loadBasket } from './basket.ts';
import { toPreview, toSubmitted } from './checkout.wire.ts';
import { listPayModes } from './pay-mode-choices.ts';
import { makePreview } from './preview.ts';
import { submitTrade } from './submit.ts';

export function checkoutRoutes(app: App): void {
  route(app, '/api/ShopOrder/Settle', async (ctx, { data }) => {
    const lines = await loadBasket(ctx, data, { isSubmit: false });
    const address = data.addressId ? await getAddress(ctx, data.addressId) : await findDefaultAddress(ctx);
    const preview = await makePreview(ctx, { lines, address });
    const choices = await listPayModes(ctx, preview.payFen);
    return { resultData: toPreview(ctx, preview, choices, data.payMode) };
  });

  route(app, '/api/ShopOrder/Submit', async (ctx, { data }) => {
    const { remarks = [], ...wish } = data;
    const trade = await submitTrade(ctx, { ...wish, remarks });
    return { resultData: toSubmitted(trade) };
  });
}
