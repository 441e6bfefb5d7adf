import type { Mark } from '@jicai/contract/search/suggest.ts';
import { type App, route } from '../../../http/route.ts';
import { customerWithPrices, findCallerPool } from '../../pricing/index.ts';
import type { SuggestShelf } from './suggest-shelf.ts';
import { type LiveGoods, selectLiveGoods } from './suggest.store.ts';

const maxGoodsShown = 4;

export function suggestRoutes(app: App, shelf: SuggestShelf): void {
  route(app, '/api/EcmSearch/GetSuggestList', async (ctx, { searchKey = '' }) => {
    const suggestions = await shelf.get(ctx);
    const customerId = customerWithPrices(ctx.actor);
    const audience = { isRetail: customerId === null, pool: await findCallerPool(ctx) };
    const { words, cates, brands, itemIds, markWords } = suggestions.suggest(searchKey, audience);
    const live = itemIds.length > 0 ? await selectLiveGoods(ctx, { itemIds, customerId }) : [];
    return { resultData: { words, cates, brands, goods: live.slice(0, maxGoodsShown).map(toGoods(markWords)) } };
  });
}

const toGoods = (markWords: readonly string[]) => (goods: LiveGoods) => ({
  ...goods,
  marks: marksIn(goods.itemName, markWords),
});

/** Where the words stand in a title, in its own spelling; marks that touch or overlap become one. */
function marksIn(title: string, words: readonly string[]): Mark[] {
  const plain = title.toLowerCase();
  // Some letters change their length with their case: then nothing is marked.
  if (plain.length !== title.length) return [];
  const marks = words.flatMap((word) => {
    const from = plain.indexOf(word);
    return from < 0 ? [] : [{ from, to: from + word.length }];
  });
  return marks
    .toSorted((a, b) => a.from - b.from)
    .reduce<Mark[]>((joined, mark) => {
      const last = joined.at(-1);
      if (!last || mark.from > last.to) return [...joined, mark];
      return [...joined.slice(0, -1), { from: last.from, to: Math.max(last.to, mark.to) }];
    }, []);
}
