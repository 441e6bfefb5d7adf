import { z } from 'zod';
import { command, optional, pageQuery, query, zId } from '../wire/body.ts';
import { endpoint, pageExtra } from '../wire/endpoint.ts';
import { zSkuDetail, zSkuImage } from './sku.ts';

const zSkuNo = z.string().trim().min(1).max(64);
const hotReadMs = 2000;

const zCategory = z.object({
  categoryId: z.string(),
  categoryName: z.string(),
  /** '0' for the first level. */
  parentId: z.string(),
  level: z.number().int(),
  imgUrl: z.string(),
  sortNo: z.number().int(),
});
export type Category = z.infer<typeof zCategory>;

/** The tree is at most three levels deep, so the third has no children. */
const zCategoryTree = zCategory.extend({
  children: z.array(zCategory.extend({ children: z.array(zCategory.extend({ children: z.array(z.string()) })) })),
});

/** Where a category stands: the way from the first level to it, what is below, what is beside it (itself included). */
const zCategoryPlace = z.object({
  path: z.array(zCategory),
  children: z.array(zCategory),
  siblings: z.array(zCategory),
});

const categoryList = { body: query({ parentId: optional.id }), result: z.array(zCategoryTree) };
const skuModel = { body: command({ itemId: optional.id, productId: optional.id }), result: zSkuDetail };
const skuModelByNo = { body: command({ skuNo: zSkuNo }), result: zSkuDetail };
const skuImages = { body: command({ itemId: zId }), result: z.array(zSkuImage) };
const skuImagesByNo = { body: command({ skuNo: zSkuNo }), result: z.array(zSkuImage) };
const categoryPlace = { body: command({ categoryId: zId }), result: zCategoryPlace };
const categoryPlaceOfItem = { body: command({ itemId: zId }), result: zCategoryPlace };
const categoryPlaceOfNo = { body: command({ skuNo: zSkuNo }), result: zCategoryPlace };

/**
 * Goods (docs/domain/catalog.md §4). `Product` answers what the signed-in buyer pays, `ProductToC` what visitors and
 * members pay; both have the same shapes and the same handlers. Hidden and unknown goods answer '5'.
 */
export const catalog = {
  '/api/Product/GetCategoryList': endpoint({ access: 'signedIn', ...categoryList }),
  '/api/ProductToC/GetCategoryList': endpoint({ access: 'public', ...categoryList, answerCacheMs: hotReadMs }),
  /** By itemId, or by productId: then the product's first item that is for sale. */
  '/api/Product/GetSkuModel': endpoint({ access: 'signedIn', ...skuModel }),
  '/api/ProductToC/GetSkuModel': endpoint({ access: 'public', ...skuModel, answerCacheMs: hotReadMs }),
  '/api/Product/GetSkuModelBySkuNo': endpoint({ access: 'signedIn', ...skuModelByNo }),
  '/api/ProductToC/GetSkuModelBySkuNo': endpoint({ access: 'public', ...skuModelByNo, answerCacheMs: hotReadMs }),
  '/api/Product/GetSkuModelIMG': endpoint({ access: 'signedIn', ...skuImages }),
  '/api/ProductToC/GetSkuModelIMG': endpoint({ access: 'public', ...skuImages, answerCacheMs: hotReadMs }),
  '/api/Product/GetSkuModelIMGByNo': endpoint({ access: 'signedIn', ...skuImagesByNo }),
  '/api/ProductToC/GetSkuModelIMGByNo': endpoint({ access: 'public', ...skuImagesByNo, answerCacheMs: hotReadMs }),
  '/api/Product/GetCategoryListByIdBot': endpoint({ access: 'signedIn', ...categoryPlace }),
  '/api/ProductToC/GetCategoryListByIdBot': endpoint({ access: 'public', ...categoryPlace, answerCacheMs: hotReadMs }),
  '/api/Product/GetCategoryListByIdBotSku': endpoint({ access: 'signedIn', ...categoryPlaceOfItem }),
  '/api/ProductToC/GetCategoryListByIdBotSku': endpoint({
    access: 'public',
    ...categoryPlaceOfItem,
    answerCacheMs: hotReadMs,
  }),
  '/api/Product/GetCategoryListByIdBotSkuNo': endpoint({ access: 'signedIn', ...categoryPlaceOfNo }),
  '/api/ProductToC/GetCategoryListByIdBotSkuNo': endpoint({
    access: 'public',
    ...categoryPlaceOfNo,
    answerCacheMs: hotReadMs,
  }),
  /** Brands in display order, or those of `brandIds` in theirs; `initial` is a letter A–Z, searchKey a part of either name. */
  '/api/BasBrand/GetPage': endpoint({
    access: 'public',
    body: pageQuery({ categoryId: optional.id, initial: optional.text(1), brandIds: optional.list(zId) }, 50),
    result: z.array(
      z.object({
        brandId: z.string(),
        brandName: z.string(),
        brandNameEn: z.string(),
        logoUrl: z.string(),
        initial: z.string(),
        sortNo: z.number().int(),
      }),
    ),
    extra: pageExtra,
    answerCacheMs: hotReadMs,
  }),
};
