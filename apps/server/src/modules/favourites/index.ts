export { deleteFavouritesOf as forgetFavourites } from './favourites.store.ts';
