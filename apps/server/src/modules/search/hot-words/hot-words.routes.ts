import type { Ctx } from '../../../ctx/ctx.ts';
import { type App, route } from '../../../http/route.ts';
import { selectHotWords } from './hot-words.store.ts';

const maxShown = 10;

/** `onAsked`: a screen with a search box was opened in this shop. */
export function hotWordsRoutes(app: App, onAsked: (companyId: string) => void): void {
  const hotWords = async (ctx: Ctx) => {
    onAsked(ctx.companyId);
    const rows = await selectHotWords(ctx, maxShown);
    // The list goes through: found words have an order of their own.
    return {
      resultData: rows.map(({ searchId, searchKey, hotUrl }, at) => ({
        searchId,
        searchKey,
        hotUrl,
        viewOrder: at + 1,
        companyId: ctx.companyId,
      })),
    };
  };
  route(app, '/api/EcmHotSearch/GetList', hotWords);
  route(app, '/api/ProductToC/GetHotSearchList', hotWords);
}
