import { type App, route } from '../../http/route.ts';
import { getGoodsPool, previewGoodsPool, saveGoodsPool } from './goods-pool.ts';

/** 商品池 of the shop's customer companies (docs/domain/catalog.md §11). */
export function goodsPoolRoutes(app: App): void {
  route(app, '/api/OpsCustomer/GetGoodsPool', async (ctx, { data }) => ({
    resultData: await getGoodsPool(ctx, data.customerId),
  }));
  route(app, '/api/OpsCustomer/GetGoodsPoolPreview', async (ctx, { data }) => ({
    resultData: await previewGoodsPool(ctx, data),
  }));
  route(app, '/api/OpsCustomer/SaveGoodsPool', async (ctx, { data }) => ({
    resultData: await saveGoodsPool(ctx, { ...data, version: data.version }),
  }));
}
