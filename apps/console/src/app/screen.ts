import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { type EarlyPage, earlyPage } from '@jicai/web/page/early-page.tsx';
import type { ComponentType } from 'react';

/** One page of the console: its address, its title, and the permission that opens it (none: whoever is signed in). */
export interface Screen extends EarlyPage<object> {
  path: string;
  title: string;
  opens?: ShopPermission;
}

export function screen(
  path: string,
  title: string,
  opens: ShopPermission | undefined,
  load: () => Promise<ComponentType>,
): Screen {
  return { path, title, ...(opens && { opens }), ...earlyPage(load) };
}
