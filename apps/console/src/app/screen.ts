import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import type { ComponentType } from 'react';

/** One page of the console: its address, its title, and the permission that opens it (none: whoever is signed in). */
export interface Screen {
  path: string;
  title: string;
  opens?: ShopPermission;
  /** The page itself, once its code is here. */
  page: () => ComponentType | undefined;
  /** Asks for the page's code. */
  preload: () => Promise<void>;
}

export function screen(
  path: string,
  title: string,
  opens: ShopPermission | undefined,
  load: () => Promise<ComponentType>,
): Screen {
  let loaded: ComponentType | undefined;
  return {
    path,
    title,
    ...(opens && { opens }),
    page: () => loaded,
    async preload() {
      loaded ??= await load();
    },
  };
}
