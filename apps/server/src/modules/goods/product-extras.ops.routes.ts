import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { refuse } from '../../http/refusal.ts';
import { type App, route } from '../../http/route.ts';
import { listDocuments } from '../documents/index.ts';
import { selectProduct } from './product-editor.store.ts';
import { addDocument, removeDocument, saveRelated } from './product-extras.ts';
import { selectRelated } from './product-extras.store.ts';

/** Related goods and documents of a product (docs/domain/catalog.md §16). */
export function productExtrasRoutes(app: App): void {
  route(app, '/api/OpsGoods/GetExtras', async (ctx, { data: { productId } }) => {
    if (!(await selectProduct(ctx, productId))) throw refuse.notFound();
    const documents = await listDocuments(ctx, productId);
    return {
      resultData: {
        related: await selectRelated(ctx, productId),
        documents: documents.map(({ createdAt, ...one }) => ({ ...one, createTime: shanghaiTime(createdAt) })),
      },
    };
  });
  route(app, '/api/OpsGoods/SaveRelated', async (ctx, { data }) => {
    await saveRelated(ctx, data);
    return { resultData: null };
  });
  route(app, '/api/OpsGoods/AddDocument', async (ctx, { data }) => ({ resultData: await addDocument(ctx, data) }));
  route(app, '/api/OpsGoods/RemoveDocument', async (ctx, { data: { documentId } }) => {
    await removeDocument(ctx, documentId);
    return { resultData: null };
  });
}
