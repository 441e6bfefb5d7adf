import { earlyPage } from '@jicai/web/page/early-page.tsx';

/** The frame of the cart and what follows it. */
export const checkoutLayout = earlyPage(async () => (await import('./CheckoutLayout.tsx')).CheckoutLayout);
