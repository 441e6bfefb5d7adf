import { daysOfSpan, validityAt } from '@jicai/domain/money/price-validity.ts';
import { type App, route } from '../../http/route.ts';
import { requireCustomer } from './contract-prices.ts';
import { endDiscount } from './end-agreed.ts';
import { explainCustomerPrice } from './price-reasons.ts';
import { previewDiscounts, readPriceSheet, saveDiscounts } from './discount-rows.ts';
import { previewDiscount, saveDiscount } from './discounts.ts';
import { selectDiscounts } from './discounts.store.ts';

/** 协议折扣 and why a price is what it is (docs/domain/money.md §11, §12). */
export function discountsRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetDiscounts', async (ctx, { data: { customerId, validity } }) => {
    await requireCustomer(ctx, customerId);
    const rows = await selectDiscounts(ctx, customerId, { validity });
    return {
      resultData: rows.map(({ fromMs, toMs, ...row }) => {
        const span = { from: new Date(fromMs), to: toMs === null ? null : new Date(toMs) };
        return { ...row, ...daysOfSpan(span), validity: validityAt(span, ctx.now) };
      }),
    };
  });
  route(app, '/api/OpsCustomer/GetDiscountPreview', async (ctx, { data }) => ({
    resultData: await previewDiscount(ctx, data),
  }));
  route(app, '/api/OpsCustomer/SaveDiscount', async (ctx, { data }) => ({ resultData: await saveDiscount(ctx, data) }));
  route(app, '/api/OpsCustomer/EndDiscount', async (ctx, { data }) => ({ resultData: await endDiscount(ctx, data) }));
  route(app, '/api/OpsCustomer/GetPriceSheet', async (ctx, { data: { fileUrl } }) => ({
    resultData: await readPriceSheet(ctx, fileUrl),
  }));
  route(app, '/api/OpsCustomer/GetDiscountsPreview', async (ctx, { data }) => ({
    resultData: await previewDiscounts(ctx, data),
  }));
  route(app, '/api/OpsCustomer/SaveDiscounts', async (ctx, { data }) => ({
    resultData: await saveDiscounts(ctx, data),
  }));
  route(app, '/api/OpsCustomer/GetPriceReason', async (ctx, { data }) => ({
    resultData: await explainCustomerPrice(ctx, data),
  }));
}
