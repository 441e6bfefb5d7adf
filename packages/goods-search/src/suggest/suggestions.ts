/** Where the typed words are in a text, to highlight them: in UTF-16 units, `to` exclusive. */
export interface Mark {
  from: number;
  to: number;
}

/** What is shown while somebody types. `count`: roughly how many goods a search for it would find. */
export interface Suggestions {
  /** Words to search for, the likeliest first. */
  words: { searchKey: string; count: number; marks: Mark[] }[];
  /** With an empty `searchKey` the suggestion is the category itself, else a search for these words inside it. */
  cates: {
    categoryId: string;
    categoryName: string;
    /** Names above it, from the first level down. */
    parentNames: string[];
    searchKey: string;
    count: number;
    marks: Mark[];
  }[];
  brands: { brandId: string; brandName: string; logoUrl: string; count: number; marks: Mark[] }[];
  /**
   * One item of each product, the likeliest first. The caller must check in the database that they are still for sale.
   */
  itemIds: string[];
  /** Words to highlight in the titles of the goods. */
  markWords: string[];
}
