import { z } from 'zod';
import { optional, pageQuery, query, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zSkuCard } from '../goods/sku.ts';

const hotReadMs = 2000;

/** Names of the values that narrow a search, with how many goods each would leave. */
const zTag = z.object({
  tagId: z.string(),
  tagName: z.string(),
  values: z.array(z.object({ valueId: z.string(), valueName: z.string(), count: z.number().int() })),
});
const zBrandCount = z.object({
  brandId: z.string(),
  brandName: z.string(),
  logoUrl: z.string(),
  count: z.number().int(),
});
/** `parentId` lets a screen group them. */
const zCategoryCount = z.object({
  categoryId: z.string(),
  categoryName: z.string(),
  parentId: z.string(),
  level: z.number().int(),
  count: z.number().int(),
});
/** Fen; priceTo is exclusive, null in the last band. */
const zPriceBand = z.object({
  priceFrom: z.number().int(),
  priceTo: z.number().int().nullable(),
  count: z.number().int(),
});

/** 协议商品, 自营, 次日达 (docs/domain/search.md §8). */
export const goodsServices = ['agreed', 'self', 'nextDay'] as const;

export const zFacets = z.object({
  /** Those that tell these goods apart best come first. */
  tags: z.array(zTag),
  brands: z.array(zBrandCount),
  cates: z.array(zCategoryCount),
  priceBands: z.array(zPriceBand),
  /** Hits that can be bought now, whether or not only those are asked for. */
  inStockCount: z.number().int().optional(),
  /** How many of the goods have each service. */
  services: z.array(z.object({ service: z.enum(goodsServices), count: z.number().int() })).optional(),
});
export type Facets = z.infer<typeof zFacets>;

/** What a page shows that found nothing; none of it is a hit. */
const zInstead = z.object({
  /** Fewer words and what they find, the most words first. */
  widened: z.array(z.object({ searchKey: z.string(), totalCount: z.number().int(), goods: z.array(zSkuCard) })),
  /** Categories that bear one of the words, with how many goods they hold. */
  cates: z.array(zCategoryCount),
  /** What sells best. */
  popular: z.array(zSkuCard),
  /** Nothing bears these amounts, such as 10kg: what is found without them, the goods of the nearest amounts first. */
  near: z
    .object({
      amounts: z.array(z.string()),
      searchKey: z.string(),
      totalCount: z.number().int(),
      goods: z.array(zSkuCard),
    })
    .optional(),
});

export const skuSortFields = ['default', 'price', 'sales', 'newest'] as const;

/**
 * Filters of the search page: several values of one tag widen, several tags narrow. categoryId is the place one looks in,
 * categoryIds are chosen values of the category filter: their counts look past them. priceFrom/priceTo are fen, both
 * inclusive. itemIds keeps the order given where no sortField is named (home page floors).
 */
const webSkuPage = {
  body: pageQuery(
    {
      categoryId: optional.id,
      categoryIds: optional.list(zId, 50),
      brandIds: optional.list(zId, 50),
      supplierId: optional.id,
      itemIds: optional.list(zId, 100),
      tags: optional.list(z.object({ tagId: zId, valueIds: z.array(zId).max(50) }), 20),
      priceFrom: optional.int(0, 9_999_999_999),
      priceTo: optional.int(0, 9_999_999_999),
      inStock: optional.flag,
      services: optional.list(z.enum(goodsServices), 3),
      /** Where goods go, for 次日达; by default to the caller's default address. */
      areaCode: optional.text(12),
      /** One card for all variants of a product: totals and facets count products. */
      byProduct: optional.flag,
      sortField: optional.oneOf(skuSortFields),
      sortType: optional.oneOf(['asc', 'desc']),
      withFacets: optional.flag,
    },
    50,
  ),
  result: z.array(zSkuCard),
  extra: {
    ...pageExtra,
    facets: zFacets.optional(),
    /** Nothing was found for the words as typed; the answer is for these. */
    correctedKey: z.string().optional(),
    /** Nothing was found for all words; the answer leaves out those that only describe and is for these. */
    widenedKey: z.string().optional(),
    instead: zInstead.optional(),
    /** What was read in the words and counts as if it were chosen; `keyWithout` are the words without it. */
    asked: z
      .object({
        keyWithout: z.string(),
        price: z
          .object({
            priceFrom: z.number().int().optional(),
            priceTo: z.number().int().optional(),
            keyWithout: z.string(),
          })
          .optional(),
        sort: z
          .object({
            sortField: z.enum(['price', 'sales', 'newest']),
            sortType: z.enum(['asc', 'desc']),
            keyWithout: z.string(),
          })
          .optional(),
      })
      .optional(),
  },
};

const skuTags = {
  body: query({ categoryId: optional.id }).extend({ searchKey: optional.text(50) }),
  result: z.array(zTag),
};

const brandCategoryPage = {
  body: pageQuery({ categoryId: optional.id }, 50),
  result: z.object({ brandList: z.array(zBrandCount), cateList: z.array(zCategoryCount) }),
};

/** Field by field as the specification sends it; all of the shop's words are answered whatever it says. */
const zHotSearchFilter = {
  searchId: optional.text(),
  companyId: optional.text(),
  searchKey: optional.text(),
  viewOrder: optional.text(),
  hotUrl: optional.text(),
};
const hotSearchBody = z.object({
  token: optional.text(200),
  key: optional.text(),
  data: z.preprocess((value) => value ?? {}, z.object(zHotSearchFilter)),
});

const hotSearchList = {
  body: hotSearchBody,
  result: z.array(
    z.object({
      searchId: z.string(),
      companyId: z.string(),
      searchKey: z.string(),
      viewOrder: z.number().int(),
      /** Where a click leads instead of the search page; '' = search for the word. */
      hotUrl: z.string(),
    }),
  ),
};

/** Search (docs/domain/catalog.md §4): numbers first, then words of name, brand, category, attributes and keywords. */
export const search = {
  '/api/Product/GetWebSkuPage': endpoint({ access: 'signedIn', ...webSkuPage }),
  '/api/ProductToC/GetWebSkuPage': endpoint({ access: 'public', ...webSkuPage }),
  '/api/Product/GetSkuSelTag': endpoint({ access: 'signedIn', ...skuTags }),
  '/api/ProductToC/GetSkuSelTag': endpoint({ access: 'public', ...skuTags, answerCacheMs: hotReadMs }),
  '/api/Product/GetSkuBrandCatePage': endpoint({ access: 'signedIn', ...brandCategoryPage }),
  '/api/ProductToC/GetSkuBrandCatePage': endpoint({
    access: 'public',
    ...brandCategoryPage,
    answerCacheMs: hotReadMs,
  }),
  '/api/EcmHotSearch/GetList': endpoint({ access: 'signedIn', ...hotSearchList }),
  '/api/ProductToC/GetHotSearchList': endpoint({ access: 'public', ...hotSearchList, answerCacheMs: hotReadMs }),
};
