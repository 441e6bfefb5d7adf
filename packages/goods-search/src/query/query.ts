import type { GoodsPool } from '@jicai/domain/goods/goods-pool.ts';

export type SortField = 'default' | 'price' | 'sales' | 'newest';

/** The values chosen in one filter. An item passes if it has any of them. */
export type Choice =
  | { kind: 'brand'; ids: string[] }
  | { kind: 'category'; ids: string[] }
  | { kind: 'tag'; tagId: string; ids: string[] }
  /** What the shop does for the buyer: see {@link Services}. */
  | { kind: Service }
  /** Fen, both inclusive; null: open. */
  | { kind: 'price'; fromFen: number | null; toFen: number | null };

/** 协议商品, 自营, 次日达 (docs/domain/search.md §8). */
export const services = ['agreed', 'self', 'nextDay'] as const;
export type Service = (typeof services)[number];

/** Which goods have a service; 自营 says the document itself. */
export interface Services {
  /** What a price was agreed for with the company that asks: items, brands, and categories with everything below them. */
  agreed: { itemIds: readonly string[]; brandIds: readonly string[]; categoryIds: readonly string[] };
  /** Goods that are shipped within so many working days arrive on the next day; by supplier where it promises otherwise. -1: none do. */
  nextDay: { mostDays: number; bySupplier: Readonly<Record<string, number>> };
}

export const noServices: Services = {
  agreed: { itemIds: [], brandIds: [], categoryIds: [] },
  nextDay: { mostDays: -1, bySupplier: {} },
};

/** A search: the typed text, the chosen filters, the order and the page. */
export interface IndexQuery {
  /** As typed; '' = all goods. */
  text: string;
  /** What the company that asks may see; null for everything. */
  pool: GoodsPool | null;
  categoryId: string | null;
  supplierId: string | null;
  isInStock: boolean;
  choices: Choice[];
  services: Services;
  /** Of the variants of a product one alone is a hit, the first in the order asked for; counts are of products. */
  isByProduct: boolean;
  priceColumn: 'retail' | 'enterprise';
  sort: { field: SortField; isRising: boolean };
  offset: number;
  limit: number;
  withFacets: boolean;
}
