export { PhoneList } from './PhoneList.tsx';
export { firstOfProducts, popularQuery } from './search.queries.ts';
export { GoodsSkeleton } from './SearchSkeleton.tsx';
export { SkuGrid } from './SkuGrid.tsx';
