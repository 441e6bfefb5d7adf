import { useEffect } from 'react';
import { refreshCart } from './cart.queries.ts';

/** The cart opens in a tab of its own, so every tab tells the others when it changes the cart. */
const name = 'jicai.cart';

/** This tab has changed the cart and shows it already: the other tabs ask again. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage('changed');
  channel.close();
}

/** This tab has changed the cart: it and the other tabs ask again. */
export function announceCartChange(): void {
  void refreshCart();
  tellOtherTabs();
}

/** Keeps the views of the cart in this tab in step with what other tabs do. */
export function useCartInStep(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', () => void refreshCart());
    return () => channel.close();
  }, []);
}
