import type { ShopPermission } from '@jicai/domain/shop-side/shop-permissions.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { currentParams } from '@jicai/web/lists/use-address.ts';
import { type EarlyPage, earlyPage } from '@jicai/web/page/early-page.tsx';
import { useSession } from '@jicai/web/session/session.ts';
import type { ComponentType } from 'react';
import { type Self, selfQuery } from './self.queries.ts';

/** One page of the console: its address, its title, and the permission that opens it (none: whoever is signed in). */
export interface Screen extends EarlyPage<object> {
  path: string;
  title: string;
  opens?: ShopPermission;
}

/**
 * A page of the console. One that knows by the query of its address what it will show says it in `ask`: it is asked when its
 * code has come, and its rows are drawn with it; without, the page is drawn with bones, asks, and is drawn again.
 */
export type ScreenPage = ComponentType & {
  ask?: (params: URLSearchParams, self: Self) => Promise<unknown>;
};

export function screen(
  path: string,
  title: string,
  opens: ShopPermission | undefined,
  load: () => Promise<ScreenPage>,
): Screen {
  const page = earlyPage(async () => {
    const Page = await load();
    if (Page.ask) await Promise.race([asked(Page.ask, opens), mostWait()]);
    return Page;
  });
  return { path, title, ...(opens && { opens }), ...page };
}

/** What fails here is asked again, and told, by the page. */
async function asked(ask: NonNullable<ScreenPage['ask']>, opens: ShopPermission | undefined): Promise<void> {
  if (!useSession.getState().token) return;
  try {
    const self = await queryClient.fetchQuery(selfQuery());
    if (opens && !self.permissions.includes(opens)) return;
    await ask(currentParams(), self);
  } catch {
    // As the page will, in the place where it can be told.
  }
}

/** An answer that is not here by then comes to a page with bones. */
const mostWait = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
