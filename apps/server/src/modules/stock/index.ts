export { stockRoutes } from './stock.routes.ts';
export { commitReservations, consumeReservations, releaseReservations, reserveStock } from './reserve-stock.ts';
