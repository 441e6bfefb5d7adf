import { earlyLazy } from '../early-lazy.ts';

/** The frame of the cart and what follows it. Had before it is drawn, it shows no skeleton, which React would leave for 300 ms. */
export const checkoutLayout = earlyLazy(async () => (await import('./CheckoutLayout.tsx')).CheckoutLayout);
