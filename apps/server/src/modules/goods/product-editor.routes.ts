import type { ResultOf } from '@jicai/contract/index.ts';
import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { selectWantedAttrs } from '../goods-writing/index.ts';
import { maySeeCosts } from '../pricing/index.ts';
import { type ItemRow, selectCategoryNames, selectItems, selectProduct } from './product-editor.store.ts';
import { lastChange, saveProduct } from './save-product.ts';
import { selectCategoryTaxClass, selectTaxClasses } from './tax-classes.store.ts';

/** The editor of one product (docs/domain/catalog.md §7). */
export function productEditorRoutes(app: App): void {
  route(app, '/api/OpsGoods/GetProduct', async (ctx, { data: { productId } }) => {
    const [product, items] = await Promise.all([selectProduct(ctx, productId), selectItems(ctx, productId)]);
    if (!product) throw refuse.notFound();
    const changedMs = lastChange({ product, items });
    const resultData = {
      ...product,
      changedMs,
      updateTime: shanghaiTime(new Date(changedMs)),
      items: items.map((item) => toItem(item, maySeeCosts(ctx))),
    };
    return { resultData };
  });

  route(app, '/api/OpsGoods/GetCategoryNames', async (ctx, { data: { categoryId } }) => ({
    resultData: {
      ...(await selectCategoryNames(ctx, categoryId)),
      ...(await selectCategoryTaxClass(ctx, categoryId)),
      wanted: await selectWantedAttrs(ctx, categoryId),
    },
  }));

  route(app, '/api/OpsGoods/GetTaxClasses', async (ctx) => ({ resultData: await selectTaxClasses(ctx) }));

  route(app, '/api/OpsGoods/SaveProduct', async (ctx, { data }) => ({ resultData: await saveProduct(ctx, data) }));
}

const toItem = (
  { onHand, reserved, costFen, ...row }: ItemRow,
  isCostShown: boolean,
): ResultOf<'/api/OpsGoods/GetProduct'>['items'][number] => ({
  ...row,
  ...(isCostShown && { costFen }),
  stock: onHand ?? 0,
  ...(reserved !== null && { reserved }),
});
