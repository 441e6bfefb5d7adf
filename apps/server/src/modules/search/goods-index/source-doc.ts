/** A search document as the index takes it in. Money in fen, NaN: not for sale in that price context. */
export interface SourceDoc {
  itemId: string;
  categoryId: string;
  itemNo: string;
  modelNo: string;
  brandId: string | null;
  supplierId: string;
  /** See words/value-label.ts. */
  labels: string[];
  /** See words/doc-terms.ts. */
  terms: string;
  retailFen: number;
  enterpriseFen: number;
  salesQty: number;
  stockState: number;
  listedAtMs: number;
  /** Changes with everything but prices, sales and stock. */
  print: number;
}
