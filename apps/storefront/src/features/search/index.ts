export { PhoneList } from './PhoneList.tsx';
export { firstOfProducts, popularQuery } from './popular.queries.ts';
export { GoodsSkeleton } from './SearchSkeleton.tsx';
export { SkuGrid } from './SkuGrid.tsx';
export type { SearchView } from './search-view.ts';
