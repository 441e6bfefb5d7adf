export { showAdded, useAdded } from './added.ts';
export { announceCartChange, syncCartBetweenTabs } from './sync-cart-between-tabs.ts';
export { cartPageQuery, miniCartQuery } from './cart.queries.ts';
export { useAddToCart } from './use-add-to-cart.ts';
export { mayNotBuyText, useMayBuy } from './use-may-buy.ts';
