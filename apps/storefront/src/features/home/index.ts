export { RecentlyViewed } from './RecentlyViewed.tsx';
