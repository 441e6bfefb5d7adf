export { favouritesRoutes } from './favourites.routes.ts';
export { deleteFavouritesOf as forgetFavourites } from './favourites.store.ts';
