import { type PayMode, payModes } from '@jicai/domain/orders/order-states.ts';
import { type App, route } from '../../http/route.ts';
import { findDefaultAddress, getAddress } from '../accounts/index.ts';
import { loadLinesToBuy } from './lines-to-buy.ts';
import { toPreview, toSubmitted } from './checkout.wire.ts';
import { listPayModes } from './pay-mode-choices.ts';
import { makePreview } from './preview.ts';
import { findFlow, resubmitTrade, submitTrade } from './submit.ts';

export function checkoutRoutes(app: App): void {
  route(app, '/api/ShopOrder/Settle', async (ctx, { data }) => {
    const lines = await loadLinesToBuy(ctx, data, { isSubmit: false });
    const address = data.addressId ? await getAddress(ctx, data.addressId) : await findDefaultAddress(ctx);
    const preview = await makePreview(ctx, { lines, address });
    const { payMode } = data;
    const [choices, flow] = await Promise.all([
      listPayModes(ctx, preview.payFen),
      findFlow(ctx, preview, payModeOf(payMode)),
    ]);
    return { resultData: toPreview(ctx, preview, { choices, payMode, flow }) };
  });

  route(app, '/api/ShopOrder/Submit', async (ctx, { data }) => {
    const { remarks = [], ...input } = data;
    const trade = await submitTrade(ctx, { ...input, remarks });
    return { resultData: toSubmitted(trade) };
  });

  route(app, '/api/ShopAudit/Resubmit', async (ctx, { data }) => {
    const { remarks = [], version, ...input } = data;
    return { resultData: toSubmitted(await resubmitTrade(ctx, { ...input, remarks, version })) };
  });
}

/** Before a way to pay is chosen the rules are asked as for an online payment. */
const payModeOf = (code: PayMode | undefined): PayMode => code ?? payModes.online;
