import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { pageOf, spanOf } from '../../http/paging.ts';
import { type App, route } from '../../http/route.ts';
import { addConcern } from './favourites.service.ts';
import { deleteConcerns } from './favourites.store.ts';
import { listConcerns } from './list-concerns.ts';

export function favouritesRoutes(app: App): void {
  route(app, '/api/ShopItemConcern/Add', async (ctx, { data }) => ({
    resultData: { concernId: await addConcern(ctx, data.itemId) },
  }));

  route(app, '/api/ShopItemConcern/Delete', async (ctx, { data }) => {
    const itemIds = [...(data.itemIds ?? []), ...(data.itemId ? [data.itemId] : [])];
    const concernIds = data.concernId ? [data.concernId] : [];
    return { resultData: { deleted: await deleteConcerns(ctx, { concernIds, itemIds }) } };
  });

  route(app, '/api/ShopItemConcern/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const page = { pageIndex, pageSize };
    const { listed, total } = await listConcerns(ctx, { searchKey, change: reqData.change, ...spanOf(page) });
    const resultData = listed.map(({ concern, card, isCheaper, isBack }) => ({
      ...card,
      concernId: concern.concernId,
      createTime: shanghaiTime(concern.createdAt),
      concernPrice: concern.concernPriceFen,
      isCheaper,
      isBack,
    }));
    return { resultData, ...pageOf(page, total) };
  });
}
