import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient, toastRefusal } from '@jicai/web/call/query-client.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';

const readPaths = ['/api/ShopItemConcern/GetPage', '/api/Product/GetWebSkuPage', '/api/Product/GetSkuModel'] as const;

/**
 * The heart of an item, shown at once and put back when the server refuses. `isConcern` is what the last read said. An anonymous visitor
 * goes to the login page and comes back.
 */
export function useFavourite({ itemId, isConcern }: { itemId: string; isConcern: boolean }): {
  isFavourite: boolean;
  toggle: () => void;
} {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState({ itemId, isFavourite: isConcern });
  const isFavourite = shown.itemId === itemId ? shown.isFavourite : isConcern;
  /** Without a mutation of the query library, which the first page would load for it. */
  async function send(isWanted: boolean) {
    setShown({ itemId, isFavourite: isWanted });
    const body = { data: { itemId, requestId: newRequestId() } };
    try {
      await (isWanted ? post('/api/ShopItemConcern/Add', body) : post('/api/ShopItemConcern/Delete', body));
      for (const path of readPaths) void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
    } catch (error) {
      setShown({ itemId, isFavourite: !isWanted });
      toastRefusal(error);
    }
  }
  return {
    isFavourite,
    toggle() {
      if (isSignedIn) void send(!isFavourite);
      else void navigate(loginPath(pathname + search));
    },
  };
}
