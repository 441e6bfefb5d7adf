import { refreshCart } from './cart.queries.ts';

/** The cart opens in a tab of its own, so every tab tells the others when it changes the cart. A channel does not hear itself. */
const channel = new BroadcastChannel('jicai.cart');

/** This tab has changed the cart and shows it already: the other tabs ask again. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage('changed');
}

/** This tab has changed the cart: it and the other tabs ask again. */
export function announceCartChange(): void {
  void refreshCart();
  notifyOtherTabs();
}

/** Keeps the views of the cart in this tab in step with what other tabs do. Called once: views come and go while the tab lives. */
export function syncCartBetweenTabs(): void {
  channel.addEventListener('message', () => void refreshCart());
}
