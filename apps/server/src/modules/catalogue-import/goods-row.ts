/** One accepted line of a goods file. Prices in fen, quantities in sale units. */
export interface GoodsRow {
  file: string;
  /** 1-based, as a spreadsheet counts it: the header is row 1. */
  row: number;
  spuNo: string;
  itemNo: string;
  itemName: string;
  itemSpec: string;
  colorName: string;
  /** One to three names, from the first level down. */
  categoryPath: string[];
  brandName: string;
  supplierName: string;
  unit: string;
  priceFen: number;
  marketFen: number | null;
  enterpriseFen: number | null;
  tiers: { qtyFrom: number; priceFen: number }[];
  stock: number;
  taxRateBp: number;
  minQty: number;
  stepQty: number;
  maxQty: number;
  description: string;
  detailHtml: string;
  modelNo: string;
  attrs: { name: string; value: string }[];
  specs: { name: string; value: string }[];
  imgUrl: string;
  images: string[];
  packing: string;
  deliveryDays: number;
  isReturnable7: boolean;
  keywords: string;
  salesQty: number;
}

/** A line that was not taken, and why. `column` is '' where the whole line is meant. */
export interface RefusedRow {
  file: string;
  row: number;
  column: string;
  reason: string;
}
