/** Where the typed words stand in a text: UTF-16 units, `to` exclusive. */
export interface Mark {
  from: number;
  to: number;
}

/** What is shown while somebody types. `count`: goods that it would find, roughly. */
export interface Suggestions {
  /** Words to search for, the likeliest first. */
  words: { searchKey: string; count: number; marks: Mark[] }[];
  /** With searchKey '' the category itself is meant, else those words within it. */
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
  /** One of each product, the likeliest first; whether they are still for sale only the database knows. */
  itemIds: string[];
  /** What the goods' titles are marked by. */
  markWords: string[];
}
