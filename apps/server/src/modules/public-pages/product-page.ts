import type { SkuDetail } from '@jicai/contract/goods/sku.ts';
import { stockStates } from '@jicai/domain/goods/quantity.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { type PublicPage, pictureOf } from './page-html.ts';

export interface Site {
  origin: string;
  shopName: string;
}

/** Whole fen as schema.org and Open Graph write an amount: 12.30. */
const amountOf = (fen: number) => `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

export function productPage({ origin, shopName }: Site, sku: SkuDetail): PublicPage {
  const path = `/p/${sku.productId}`;
  const { price, brandName } = sku;
  const description = [
    brandName && `品牌：${brandName}`,
    sku.itemSpec && `规格：${sku.itemSpec}`,
    sku.modelNo && `型号：${sku.modelNo}`,
    price !== null && `价格：¥${amountOf(price)} / ${sku.unitName}`,
    sku.description,
  ];
  const attrs = sku.attrs.map(({ name, value }) => `<li>${escapeHtml(`${name}：${value}`)}</li>`).join('');
  return {
    origin,
    path,
    shopPath: `/#/productDetail?productId=${sku.productId}`,
    shopName,
    title: sku.itemName,
    description: description.filter(Boolean).join('，'),
    kind: 'product',
    imgUrl: sku.imgs[0]?.imgUrl ?? '',
    crumbs: [
      { name: '首页', path: '/' },
      ...sku.categoryPath.map(({ categoryId, categoryName }) => ({ name: categoryName, path: `/c/${categoryId}` })),
      { name: sku.itemName, path },
    ],
    properties:
      price === null
        ? []
        : [
            ['product:price:amount', amountOf(price)],
            ['product:price:currency', 'CNY'],
          ],
    data: [productData({ origin, shopName }, sku, path)],
    body: attrs && `<ul>${attrs}</ul>`,
  };
}

function productData({ origin, shopName }: Site, sku: SkuDetail, path: string): object {
  const isInStock = sku.stockState !== stockStates.none;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: sku.itemName,
    sku: sku.itemNo,
    description: sku.description || sku.itemName,
    ...(sku.imgs.length > 0 && {
      image: sku.imgs.map(({ imgUrl }) => pictureOf({ origin, imgUrl })).filter(Boolean),
    }),
    ...(sku.modelNo && { mpn: sku.modelNo }),
    ...(sku.brandName && { brand: { '@type': 'Brand', name: sku.brandName } }),
    // Shown after sign-in only: nothing is offered to strangers.
    ...(sku.price !== null && {
      offers: {
        '@type': 'Offer',
        url: origin + path,
        priceCurrency: 'CNY',
        price: amountOf(sku.price),
        availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: shopName },
      },
    }),
  };
}
