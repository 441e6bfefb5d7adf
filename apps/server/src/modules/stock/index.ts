export { countStock, openStock } from './count-stock.ts';
export { placeKey, selectPlaces as listPlaces, type ShelfPlace, writePlaces } from './places.store.ts';
export { commitReservations, consumeReservations, releaseReservations, reserveStock } from './reserve-stock.ts';
export { putBackStock, takeOutStock } from './return-stock.ts';
export { type KeptCount, recountStock } from './recount-stock.ts';
export { isShort, shortItems } from './short-items.store.ts';
