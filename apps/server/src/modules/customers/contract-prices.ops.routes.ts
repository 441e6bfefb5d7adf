import { lastDayOf } from '@jicai/domain/payments/credit-limits.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { selectPriceFigures, selectPrices } from './contract-prices.store.ts';
import { previewPrices, requireCustomer, savePrices } from './contract-prices.ts';
import { selectBought } from './bought.store.ts';
import { marginsOf, toBought, toPrice, toPriceHistory } from './customers.wire.ts';
import { endPrice } from './end-agreed.ts';
import { selectPriceHistory } from './price-history.store.ts';
import { extendPrices, previewExtension } from './extend-prices.ts';

/** 协议价 of a customer (docs/domain/money.md §8). */
export function contractPricesRoutes(app: App): void {
  route(
    app,
    '/api/OpsCustomer/GetPricePage',
    async (ctx, { reqData: { customerId, queue }, searchKey, pageIndex = 1, pageSize }) => {
      const page = { pageIndex, pageSize };
      await requireCustomer(ctx, customerId);
      if (queue === 'underLine' && !maySeeCosts(ctx)) throw refuse.forbidden();
      const { rows, total } = await selectPrices(ctx, { customerId, queue, searchKey }, spanOf(page));
      return { resultData: rows.map((row) => toPrice(ctx, row)), ...pageOf(page, total) };
    },
  );
  route(app, '/api/OpsCustomer/GetPriceHistory', async (ctx, { data: { customerId, itemNo } }) => {
    await requireCustomer(ctx, customerId);
    const history = await selectPriceHistory(ctx, { customerId, itemNo });
    if (!history) throw refuse.notFound();
    return { resultData: toPriceHistory(history, ctx.now) };
  });
  route(app, '/api/OpsCustomer/GetPriceFigures', async (ctx, { data: { customerId } }) => {
    await requireCustomer(ctx, customerId);
    const [{ firstEndMs, underLineCount, ...figures }, bought] = await Promise.all([
      selectPriceFigures(ctx, customerId),
      selectBought(ctx, customerId),
    ]);
    return {
      resultData: {
        ...figures,
        firstEnd: lastDayOf(firstEndMs === null ? null : new Date(firstEndMs)),
        ...toBought(bought),
        ...(maySeeCosts(ctx) && { underLineCount, ...marginsOf(bought) }),
      },
    };
  });
  route(app, '/api/OpsCustomer/GetPricePreview', async (ctx, { data }) => ({
    resultData: await previewPrices(ctx, data),
  }));
  route(app, '/api/OpsCustomer/GetExtendPreview', async (ctx, { data }) => ({
    resultData: await previewExtension(ctx, data),
  }));
  route(app, '/api/OpsCustomer/ExtendPrices', async (ctx, { data }) => ({ resultData: await extendPrices(ctx, data) }));
  route(app, '/api/OpsCustomer/SavePrices', async (ctx, { data }) => ({ resultData: await savePrices(ctx, data) }));
  route(app, '/api/OpsCustomer/EndPrice', async (ctx, { data }) => ({ resultData: await endPrice(ctx, data) }));
}
