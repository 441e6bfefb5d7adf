import type { GoodsPool } from '@jicai/domain/goods/goods-pool.ts';
import { itemStates } from '@jicai/domain/goods/quantity.ts';
import {
  type PriceAndOrder,
  type Choice,
  type IndexQuery,
  type Instead,
  noServices,
} from '@jicai/goods-search/index.ts';
import type { BodyOf } from '@jicai/contract/index.ts';
import type { Facets } from '@jicai/contract/search/search.ts';
import type { SkuCard } from '@jicai/contract/goods/sku.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type BareCard, addCallerPrices } from '../catalog/index.ts';
import { customerWithPrices, findCallerPool, hiddenPrice } from '../pricing/index.ts';
import { findInDatabase } from './find-in-database.ts';
import { findDefaultAddress } from '../accounts/index.ts';
import { servicesFor } from './services.ts';
import { selectVariants, type Variants } from './variants.store.ts';
import { selectCards } from './cards.store.ts';
import type { FoundCard } from './found-card.ts';

type Body = BodyOf<'/api/ProductToC/GetWebSkuPage'>;
export type Input = Pick<Body, 'searchKey' | 'pageIndex' | 'pageSize'> & { reqData: Body['reqData'] };

/** Totals are exact up to here; a page beyond it does not exist. */
const maxHits = 10_000;

/** What a search finds, from the index in memory or from PostgreSQL. */
export interface SearchHits {
  /** Exact to 10,000 at least. */
  total: number;
  cards: FoundCard[];
  /** Of the products that are shown, where they were read with the cards. */
  variants?: Variants;
  /** The shop shows prices after sign-in only. */
  isPriceHidden: boolean;
  facets: Facets | undefined;
  correctedKey: string | undefined;
  widenedKey: string | undefined;
  /** The price and the order that were read in the words. */
  asked: PriceAndOrder | undefined;
  /** Where nothing was found; cards by item id. */
  instead: (Instead & { cardOf: ReadonlyMap<string, FoundCard> }) | undefined;
}

/**
 * A page of goods with its total and, on demand, its facets (docs/domain/catalog.md §4). The index in memory answers;
 * without it, or for named items, PostgreSQL does.
 */
export async function searchGoods(ctx: Ctx, input: Input) {
  const query = { ...toQuery(ctx, input, await findCallerPool(ctx)), services: await readServices(ctx, input.reqData) };
  const itemIds = input.reqData.itemIds;
  const found = (itemIds ? undefined : await findInIndex(ctx, query)) ?? (await findInDatabase(ctx, query, itemIds));
  const addPrices = pricerOf(ctx, found);
  const cards = await addPrices(found.cards);
  return {
    resultData: query.isByProduct ? await addVariants(ctx, cards, found.variants) : cards,
    totalCount: Math.min(found.total, maxHits),
    pageIndex: input.pageIndex ?? 1,
    pageSize: input.pageSize,
    isTotalCapped: found.total > maxHits ? true : undefined,
    nextCursor: undefined,
    facets: found.facets,
    correctedKey: found.correctedKey,
    widenedKey: found.widenedKey,
    asked: found.asked && toAsked(found.asked),
    instead: found.instead && (await priceInstead(found.instead, addPrices)),
  };
}

/** Asked for only where the answer counts or filters by them. */
async function readServices(ctx: Ctx, { withFacets, services, areaCode }: Input['reqData']) {
  if (!withFacets && !services?.length) return noServices;
  const customerId = customerWithPrices(ctx.actor);
  return servicesFor(ctx, { customerId, areaCode: areaCode ?? (await findOwnArea(ctx)) });
}

const findOwnArea = async (ctx: Ctx): Promise<string> => (await findDefaultAddress(ctx))?.areaCode ?? '';

async function addVariants(ctx: Ctx, cards: readonly SkuCard[], known: Variants | undefined): Promise<SkuCard[]> {
  if (cards.length === 0) return [];
  const productIds = cards.map(({ productId }) => productId);
  const variants = known ?? (await selectVariants(ctx, productIds));
  return cards.map((card) => Object.assign(card, { variants: variants[card.productId] ?? [] }));
}

function toAsked({ price, sort, keyWithout }: PriceAndOrder) {
  return {
    keyWithout,
    price: price && {
      priceFrom: price.fromFen ?? undefined,
      priceTo: price.toFen ?? undefined,
      keyWithout: price.keyWithout,
    },
    sort: sort && {
      sortField: sort.field,
      sortType: sort.isRising ? ('asc' as const) : ('desc' as const),
      keyWithout: sort.keyWithout,
    },
  };
}

type AddPrices = (cards: readonly FoundCard[]) => Promise<SkuCard[]>;

/** Adds the caller's prices, unless the shop keeps them for who has signed in. */
function pricerOf(ctx: Ctx, { isPriceHidden }: SearchHits): AddPrices {
  const hidden = isPriceHidden && !ctx.actor ? { retail: hiddenPrice } : {};
  return (cards) =>
    addCallerPrices(
      ctx,
      cards.map((card): BareCard => Object.assign({}, card, hidden, { itemState: itemStates.onSale })),
    );
}

async function priceInstead(
  { widened, categories, popular, near, cardOf }: NonNullable<SearchHits['instead']>,
  addPrices: AddPrices,
) {
  const goodsOf = (itemIds: readonly string[]) => addPrices(itemIds.flatMap((itemId) => cardOf.get(itemId) ?? []));
  return {
    widened: await Promise.all(
      widened.map(async ({ searchKey, total, itemIds }) => ({
        searchKey,
        totalCount: Math.min(total, maxHits),
        goods: await goodsOf(itemIds),
      })),
    ),
    cates: categories.map(({ id, name, parentId, level, count }) => ({
      categoryId: id,
      categoryName: name,
      parentId,
      level,
      count,
    })),
    popular: await goodsOf(popular),
    near: near && {
      amounts: near.amounts,
      searchKey: near.searchKey,
      totalCount: Math.min(near.total, maxHits),
      goods: await goodsOf(near.itemIds),
    },
  };
}

async function findInIndex(ctx: Ctx, query: IndexQuery): Promise<SearchHits | undefined> {
  const answer = await ctx.deps.goodsIndex?.search(ctx.companyId, query);
  if (!answer) return undefined;
  const { instead } = answer;
  const shown = instead ? shownInstead(instead) : answer.itemIds;
  const read = { withVariants: query.isByProduct && !instead };
  const { cards, variants, isPriceHidden } = await selectCards(ctx, shown, read);
  const cardOf = new Map(cards.map((card) => [card.facts.itemId, card]));
  return {
    ...answer,
    variants,
    isPriceHidden,
    // The index is at most 2 s old: what has left the search meanwhile has no document any more and is not shown.
    cards: answer.itemIds.flatMap((itemId) => cardOf.get(itemId) ?? []),
    instead: instead && { ...instead, cardOf },
  };
}

const shownInstead = ({ widened, popular, near }: Instead): string[] => [
  ...widened.flatMap((one) => one.itemIds),
  ...popular,
  ...(near?.itemIds ?? []),
];

function toQuery(ctx: Ctx, input: Input, pool: GoodsPool | null): Omit<IndexQuery, 'services'> {
  const { reqData: filter, pageSize } = input;
  const field = filter.sortField ?? 'default';
  return {
    text: input.searchKey ?? '',
    pool,
    categoryId: filter.categoryId ?? null,
    supplierId: filter.supplierId ?? null,
    isInStock: filter.inStock ?? false,
    choices: choicesOf(filter),
    isByProduct: filter.byProduct ?? false,
    priceColumn: customerWithPrices(ctx.actor) === null ? 'retail' : 'enterprise',
    sort: { field, isRising: filter.sortType ? filter.sortType === 'asc' : field === 'price' },
    offset: ((input.pageIndex ?? 1) - 1) * pageSize,
    limit: pageSize,
    withFacets: filter.withFacets ?? false,
  };
}

function choicesOf({ brandIds, categoryIds, tags, services, priceFrom, priceTo }: Input['reqData']): Choice[] {
  const hasPrice = priceFrom !== undefined || priceTo !== undefined;
  return [
    ...(brandIds?.length ? [{ kind: 'brand' as const, ids: brandIds }] : []),
    ...(categoryIds?.length ? [{ kind: 'category' as const, ids: categoryIds }] : []),
    ...(tags ?? [])
      .filter((tag) => tag.valueIds.length > 0)
      .map((tag) => ({ kind: 'tag' as const, tagId: tag.tagId, ids: tag.valueIds })),
    ...[...new Set(services)].map((kind) => ({ kind })),
    ...(hasPrice ? [{ kind: 'price' as const, fromFen: priceFrom ?? null, toFen: priceTo ?? null }] : []),
  ];
}
