/** A search document as the index takes it in. Money in fen, NaN: not for sale in that price context. */
export interface SourceDoc {
  itemId: string;
  categoryId: string;
  itemNo: string;
  modelNo: string;
  brandId: string | null;
  supplierId: string;
  /** See value-label.ts. */
  labels: string[];
  /** See doc-terms.ts. */
  terms: string;
  retailFen: number;
  enterpriseFen: number;
  salesQty: number;
  stockState: number;
  listedAtMs: number;
  /** Changes with everything but prices, sales and stock. */
  fingerprint: number;
}

/** Names are no part of the documents: a shop may change them without touching its goods. */
export interface Brand {
  id: string;
  name: string;
  nameEn: string;
  logoUrl: string;
}

export interface Category {
  id: string;
  parentId: string;
  level: number;
  name: string;
}

/** What all documents of a shop sum up to: two readers that hold the same ones agree on it. */
export interface Sums {
  count: number;
  items: number;
  retailFen: number;
  enterpriseFen: number;
  stock: number;
  sales: number;
}
