import type { BodyOf } from '@jicai/contract/index.ts';
import type { Ctx } from '../../http/context.ts';
import { dressCards } from '../catalog/index.ts';
import { customerWithPrices, hiddenPrice } from '../pricing/index.ts';
import { type Choice, type HitPage, type HitQuery, maxHits, selectHits } from './search.store.ts';
import { toFacets } from './search.wire.ts';
import { filterLexeme } from './words/doc-words.ts';
import { correctBySound, readQuery, readQueryBySound, type WordQuery } from './words/query-words.ts';
import { allOf, anyOf, quoted } from './words/tsquery.ts';

type Body = BodyOf<'/api/ProductToC/GetWebSkuPage'>;
export type Wish = Pick<Body, 'searchKey' | 'pageIndex' | 'pageSize'> & { reqData: Body['reqData'] };

/**
 * A page of goods with its total and, on demand, its facets (domain.md 4.4). Typed signs that are no words find nothing;
 * words that find nothing are tried once more by their sound.
 */
export async function searchGoods(ctx: Ctx, wish: Wish) {
  const typed = wish.searchKey ?? '';
  const words = typed ? readQuery(typed) : null;
  const first = words === undefined ? noHits : await selectHits(ctx, toHitQuery(ctx, wish, words));
  const bySound = words && first.total === 0 ? readQueryBySound(typed) : undefined;
  const found = bySound ? await selectHits(ctx, toHitQuery(ctx, wish, bySound)) : first;
  const title = bySound && found.cards[0]?.facts.itemName;
  const isHidden = found.isPriceHidden && !ctx.actor;
  const resultData = await dressCards(
    ctx,
    found.cards.map((card) => ({ ...card, ...(isHidden && { retail: hiddenPrice }), itemState: 1 })),
  );
  return {
    resultData,
    ...totalsOf(wish, found),
    facets: wish.reqData.withFacets ? toFacets(found.counts) : undefined,
    correctedKey: title ? correctBySound(typed, title) : undefined,
  };
}

const noHits: HitPage = { total: 0, cards: [], isPriceHidden: false, counts: {} };

function totalsOf({ pageIndex, pageSize }: Wish, { total }: HitPage) {
  const isTotalCapped = total > maxHits ? true : undefined;
  return {
    totalCount: Math.min(total, maxHits),
    pageIndex: pageIndex ?? 1,
    pageSize,
    isTotalCapped,
    nextCursor: undefined,
  };
}

function toHitQuery(ctx: Ctx, wish: Wish, words: WordQuery | null): HitQuery {
  const { reqData: filter, pageSize } = wish;
  const choices = choicesOf(filter);
  const field = filter.sortField ?? 'default';
  const lexemes = [
    ...(words ? [words.words] : []),
    ...(filter.categoryId ? [quoted(filterLexeme.category(filter.categoryId))] : []),
    ...(filter.supplierId ? [quoted(filterLexeme.supplier(filter.supplierId))] : []),
    // Without facets nobody asks what the other values would find, so the index may narrow by them.
    ...(filter.withFacets ? [] : choices.map(lexemeOfChoice)),
  ];
  return {
    words: allOf(lexemes) ?? null,
    rank: words,
    itemIds: filter.itemIds ?? null,
    choices: filter.withFacets ? choices : [],
    priceColumn: customerWithPrices(ctx.actor) === null ? 'retail_fen' : 'enterprise_fen',
    priceFrom: filter.priceFrom ?? null,
    priceTo: filter.priceTo ?? null,
    isInStock: filter.inStock ?? false,
    sort: { field, isRising: filter.sortType ? filter.sortType === 'asc' : field === 'price' },
    offset: ((wish.pageIndex ?? 1) - 1) * pageSize,
    limit: pageSize,
    withFacets: filter.withFacets ?? false,
  };
}

function choicesOf({ brandIds, tags }: Wish['reqData']): Choice[] {
  const brands: Choice[] = brandIds?.length ? [{ kind: 'brand', ids: brandIds }] : [];
  const chosenTags = (tags ?? []).filter((tag) => tag.valueIds.length > 0);
  return [...brands, ...chosenTags.map((tag): Choice => ({ kind: 'tag', tagId: tag.tagId, ids: tag.valueIds }))];
}

function lexemeOfChoice(choice: Choice): string {
  const lexeme = choice.kind === 'brand' ? filterLexeme.brand : filterLexeme.value;
  return anyOf(choice.ids.map((id) => quoted(lexeme(id)))) ?? '';
}
