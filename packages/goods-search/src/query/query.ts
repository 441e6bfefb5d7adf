export type SortField = 'default' | 'price' | 'sales' | 'newest';

/** One group of chosen filter values: any of them will do. */
export type Choice =
  | { kind: 'brand'; ids: string[] }
  | { kind: 'category'; ids: string[] }
  | { kind: 'tag'; tagId: string; ids: string[] }
  /** Fen, both inclusive; null: open. */
  | { kind: 'price'; fromFen: number | null; toFen: number | null };

/** A search as the worker is asked. */
export interface IndexQuery {
  /** As typed; '' = all goods. */
  text: string;
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
