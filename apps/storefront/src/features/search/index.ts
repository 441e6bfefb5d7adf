export { PhoneList } from './PhoneList.tsx';
export { firstOfProducts, popularQuery } from './popular.queries.ts';
export { GoodsSkeleton } from './SearchSkeleton.tsx';
export { SkuGrid } from './SkuGrid.tsx';
