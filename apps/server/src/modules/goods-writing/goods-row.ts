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
  /** One unit holds so many of these; both undefined leave what holds. */
  pieceQty?: number | undefined;
  pieceName?: string | undefined;
  /** Null for goods without a retail price. */
  priceFen: number | null;
  marketFen: number | null;
  enterpriseFen: number | null;
  /** 进价; undefined leaves what holds, null ends it. */
  costFen?: number | null | undefined;
  tiers: { qtyFrom: number; priceFen: number }[];
  stock: number;
  taxRateBp: number;
  /** 税收分类 of its own, '' for that of its category; undefined leaves what holds. */
  taxName?: string | undefined;
  taxCode?: string | undefined;
  minQty: number;
  stepQty: number;
  maxQty: number;
  /** Gross, one unit, in grams; 0 = not known. */
  weightG: number;
  description: string;
  /** Undefined keeps that of its product, which has to be there. */
  detailHtml: string | undefined;
  modelNo: string;
  attrs: { name: string; value: string }[];
  specs: { name: string; value: string }[];
  imgUrl: string;
  images: string[];
  packing: string;
  deliveryDays: number;
  isReturnable7: boolean;
  keywords: string;
  /** Undefined leaves its labels as they are. */
  labelNames?: string[] | undefined;
  labelIds?: string[] | undefined;
  /** Undefined leaves what holds: on sale, 0 and no place for new goods. */
  isOnSale?: boolean | undefined;
  safetyQty?: number | undefined;
  /** Where its supplier keeps it; '' for nowhere. */
  shelfPlace?: string | undefined;
  salesQty: number;
}
