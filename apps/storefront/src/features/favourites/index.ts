export { FavouriteButton } from './FavouriteButton.tsx';
export { GoodsRow } from './GoodsRow.tsx';
