import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export type Layout = 'shop' | 'wide' | 'checkout' | 'center' | 'bare';

export interface Screen {
  path: string;
  /** Page title; '' shows the site description alone. */
  title: string;
  /** The frame around it: shop (1200 px), wide (1392 px), checkout (logo and steps), center (left menu), bare (none). */
  layout: Layout;
  Page: LazyExoticComponent<ComponentType>;
  /** Loads its code, so that it is drawn without a skeleton before it. */
  preload: () => Promise<unknown>;
}

/** One line of the route table; the screen is its own chunk: `screen(paths.cart, '购物车', 'shop', async () => (await import('…')).CartPage)`. */
export function screen(path: string, title: string, layout: Layout, load: () => Promise<ComponentType>): Screen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  // React takes at once what answers at once.
  const known = (Page: ComponentType) => ({
    // oxlint-disable-next-line unicorn/no-thenable -- a promise would answer a moment later, after a skeleton
    then: (take: (module: { default: ComponentType }) => void) => take({ default: Page }),
  });
  const Page = lazy(() => (loaded ? (known(loaded) as unknown as ReturnType<typeof preload>) : preload()));
  return { path, title, layout, Page, preload };
}
