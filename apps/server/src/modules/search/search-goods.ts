import type { BodyOf } from '@jicai/contract/index.ts';
import type { Ctx } from '../../http/context.ts';
import { type BareCard, dressCards } from '../catalog/index.ts';
import { customerWithPrices, hiddenPrice } from '../pricing/index.ts';
import { findInDatabase } from './find-in-database.ts';
import type { Choice, IndexQuery } from './goods-index/query.ts';
import { type FoundCard, selectCards } from './search-docs.store.ts';
import type { Facets } from '@jicai/contract/search.ts';

type Body = BodyOf<'/api/ProductToC/GetWebSkuPage'>;
export type Wish = Pick<Body, 'searchKey' | 'pageIndex' | 'pageSize'> & { reqData: Body['reqData'] };

/** Totals are exact up to here; a page beyond it does not exist. */
const maxHits = 10_000;

/** What a search found, whoever found it. */
export interface Found {
  /** Exact to 10,000 at least. */
  total: number;
  cards: FoundCard[];
  /** The shop shows prices after sign-in only. */
  isPriceHidden: boolean;
  facets: Facets | undefined;
  correctedKey: string | undefined;
}

/**
 * A page of goods with its total and, on demand, its facets (domain.md 4.4). The index in memory answers; without it, or
 * for named items, PostgreSQL does.
 */
export async function searchGoods(ctx: Ctx, wish: Wish) {
  const query = toQuery(ctx, wish);
  const itemIds = wish.reqData.itemIds;
  const found = (itemIds ? undefined : await findInIndex(ctx, query)) ?? (await findInDatabase(ctx, query, itemIds));
  const isHidden = found.isPriceHidden && !ctx.actor;
  const cards = found.cards.map((card): BareCard => ({
    ...card,
    ...(isHidden && { retail: hiddenPrice }),
    itemState: 1,
  }));
  return {
    resultData: await dressCards(ctx, cards),
    totalCount: Math.min(found.total, maxHits),
    pageIndex: wish.pageIndex ?? 1,
    pageSize: wish.pageSize,
    isTotalCapped: found.total > maxHits ? true : undefined,
    nextCursor: undefined,
    facets: found.facets,
    correctedKey: found.correctedKey,
  };
}

async function findInIndex(ctx: Ctx, query: IndexQuery): Promise<Found | undefined> {
  const answer = await ctx.deps.goodsIndex?.search(ctx.companyId, query);
  if (!answer) return undefined;
  const { cards, isPriceHidden } = await selectCards(ctx, answer.itemIds);
  const cardOf = new Map(cards.map((card) => [card.facts.itemId, card]));
  return {
    ...answer,
    isPriceHidden,
    // The index is at most 2 s old: what has left the search meanwhile has no document any more and is not shown.
    cards: answer.itemIds.flatMap((itemId) => cardOf.get(itemId) ?? []),
  };
}

function toQuery(ctx: Ctx, wish: Wish): IndexQuery {
  const { reqData: filter, pageSize } = wish;
  const field = filter.sortField ?? 'default';
  return {
    text: wish.searchKey ?? '',
    categoryId: filter.categoryId ?? null,
    supplierId: filter.supplierId ?? null,
    isInStock: filter.inStock ?? false,
    choices: choicesOf(filter),
    priceColumn: customerWithPrices(ctx.actor) === null ? 'retail' : 'enterprise',
    sort: { field, isRising: filter.sortType ? filter.sortType === 'asc' : field === 'price' },
    offset: ((wish.pageIndex ?? 1) - 1) * pageSize,
    limit: pageSize,
    withFacets: filter.withFacets ?? false,
  };
}

function choicesOf({ brandIds, categoryIds, tags, priceFrom, priceTo }: Wish['reqData']): Choice[] {
  const hasPrice = priceFrom !== undefined || priceTo !== undefined;
  return [
    ...(brandIds?.length ? [{ kind: 'brand' as const, ids: brandIds }] : []),
    ...(categoryIds?.length ? [{ kind: 'category' as const, ids: categoryIds }] : []),
    ...(tags ?? [])
      .filter((tag) => tag.valueIds.length > 0)
      .map((tag) => ({ kind: 'tag' as const, tagId: tag.tagId, ids: tag.valueIds })),
    ...(hasPrice ? [{ kind: 'price' as const, fromFen: priceFrom ?? null, toFen: priceTo ?? null }] : []),
  ];
}
