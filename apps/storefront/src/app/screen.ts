import type { ComponentType } from 'react';
import { type EarlyPage, earlyPage } from '@jicai/web/page/early-page.tsx';

export type Layout = 'shop' | 'wide' | 'checkout' | 'center' | 'bare';

export interface Screen extends EarlyPage<object> {
  path: string;
  /** Page title; '' shows the site description alone. */
  title: string;
  /** The frame around it: shop (1200 px), wide (1392 px), checkout (logo and steps), center (left menu), bare (none). */
  layout: Layout;
}

/** One line of the route table; the screen is its own chunk: `screen(paths.cart, '购物车', 'shop', async () => (await import('…')).CartPage)`. */
export function screen(path: string, title: string, layout: Layout, load: () => Promise<ComponentType>): Screen {
  return { path, title, layout, ...earlyPage(load) };
}
