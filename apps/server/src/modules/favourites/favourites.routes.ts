import { shanghaiTime } from '@jicai/domain/shanghai-time.ts';
import { type App, route } from '../../http/route.ts';
import { listSkuCards } from '../catalog/index.ts';
import { addConcern } from './favourites.service.ts';
import { deleteConcerns, selectConcerns } from './favourites.store.ts';

export function favouritesRoutes(app: App): void {
  route(app, '/api/ShopItemConcern/Add', async (ctx, { data }) => ({
    resultData: { concernId: await addConcern(ctx, data.itemId) },
  }));

  route(app, '/api/ShopItemConcern/Delete', async (ctx, { data }) => {
    const itemIds = [...(data.itemIds ?? []), ...(data.itemId ? [data.itemId] : [])];
    const concernIds = data.concernId ? [data.concernId] : [];
    return { resultData: { deleted: await deleteConcerns(ctx, { concernIds, itemIds }) } };
  });

  route(app, '/api/ShopItemConcern/GetPage', async (ctx, { searchKey, pageIndex = 1, pageSize }) => {
    const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize };
    const { concerns, total } = await selectConcerns(ctx, { searchKey, ...page });
    const cards = await listSkuCards(
      ctx,
      concerns.map((concern) => concern.itemId),
    );
    const cardOf = new Map(cards.map((card) => [card.itemId, card]));
    const resultData = concerns.flatMap(({ concernId, itemId, createdAt, concernPriceFen }) => {
      const card = cardOf.get(itemId);
      return card ? [{ ...card, concernId, createTime: shanghaiTime(createdAt), concernPrice: concernPriceFen }] : [];
    });
    return { resultData, totalCount: total, pageIndex, pageSize, isTotalCapped: undefined, nextCursor: undefined };
  });
}
