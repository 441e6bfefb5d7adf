import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** One page of the console: its address, its title, and the permission that opens it (none: whoever is signed in). */
export interface Screen {
  path: string;
  title: string;
  opens?: ShopPermission;
  Page: LazyExoticComponent<ComponentType>;
  /** Asks for the page's files before it is drawn. */
  preload: () => void;
}

export function screen(
  path: string,
  title: string,
  opens: ShopPermission | undefined,
  load: () => Promise<ComponentType>,
): Screen {
  return {
    path,
    title,
    ...(opens && { opens }),
    Page: lazy(async () => ({ default: await load() })),
    // What fails here is asked for again, and told, where the page is drawn.
    preload: () => void load().catch(() => undefined),
  };
}
