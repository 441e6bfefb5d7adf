/** A search document as it is passed to the index. Prices are in fen; NaN: not for sale at that kind of price. */
export interface SourceDoc {
  itemId: string;
  /** Goods of one product are variants of each other. */
  productId: string;
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
  /** Of the shop's own supplier (自营). */
  isSelf: boolean;
  /** Working days until it is shipped. */
  deliveryDays: number;
  listedAtMs: number;
  /** Changes if anything but prices, sales, stock or delivery changes. */
  fingerprint: number;
}

/** Names are not in the documents, so that a shop can change them without rewriting its goods. */
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

/** Checksums over all documents of a shop: equal if the index and the database have the same documents. */
export interface Sums {
  count: number;
  items: number;
  retailFen: number;
  enterpriseFen: number;
  stock: number;
  sales: number;
}
