import type { Service } from '../query/query.ts';
import type { PriceBand } from './price-bands.ts';

export interface CategoryCount {
  categoryId: string;
  categoryName: string;
  parentId: string;
  level: number;
  count: number;
}

/** What the goods that were found can be narrowed by, each value with how many goods it would leave. */
export interface Facets {
  /** Attributes; those that divide these goods best come first. */
  tags: { tagId: string; tagName: string; values: { valueId: string; valueName: string; count: number }[] }[];
  brands: { brandId: string; brandName: string; logoUrl: string; count: number }[];
  cates: CategoryCount[];
  priceBands: PriceBand[];
  inStockCount: number;
  /** 协议商品, 自营, 次日达. */
  services: { service: Service; count: number }[];
}
