/** What is edited: a part every page has, or a block of the home page by its place. */
export type Part = 'brand' | 'header' | 'footer' | number;
