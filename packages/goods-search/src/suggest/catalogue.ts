/** Goods for sale as suggestions know them. */
export interface GoodsRow {
  itemId: string;
  productId: string;
  title: string;
  itemNo: string;
  modelNo: string;
  brandId: string | null;
  categoryId: string;
  /** Visitors and members may buy it. */
  isRetail: boolean;
  /** What enterprises without a contract pay for a unit, in fen. */
  listFen: number;
}

export interface CategoryRow {
  categoryId: string;
  parentId: string;
  name: string;
}

export interface BrandRow {
  brandId: string;
  name: string;
  nameEn: string;
  logoUrl: string;
}

/** What the suggestions of a shop are made from, the best selling goods first. */
export interface Catalogue {
  goods: GoodsRow[];
  categories: CategoryRow[];
  brands: BrandRow[];
}
