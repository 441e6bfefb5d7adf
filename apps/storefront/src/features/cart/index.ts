export { announceCartChange, keepCartInStep } from './cart-in-step.ts';
export { miniCartQuery } from './cart.queries.ts';
export { useAddToCart } from './use-add-to-cart.ts';
export { mayNotBuyText, useMayBuy } from './use-may-buy.ts';
