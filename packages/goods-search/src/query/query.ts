import type { GoodsPool } from '@jicai/domain/goods/goods-pool.ts';

export type SortField = 'default' | 'price' | 'sales' | 'newest';

/** The values chosen in one filter. An item passes if it has any of them. */
export type Choice =
  | { kind: 'brand'; ids: string[] }
  | { kind: 'category'; ids: string[] }
  | { kind: 'tag'; tagId: string; ids: string[] }
  /** Fen, both inclusive; null: open. */
  | { kind: 'price'; fromFen: number | null; toFen: number | null };

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
  priceColumn: 'retail' | 'enterprise';
  sort: { field: SortField; isRising: boolean };
  offset: number;
  limit: number;
  withFacets: boolean;
}
