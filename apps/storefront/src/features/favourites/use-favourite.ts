import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
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
  const { mutate } = useMutation({
    mutationFn: async ({ isWanted }: { isWanted: boolean }) => {
      const body = { data: { itemId, requestId: newRequestId() } };
      await (isWanted ? post('/api/ShopItemConcern/Add', body) : post('/api/ShopItemConcern/Delete', body));
    },
    onMutate: ({ isWanted }) => setShown({ itemId, isFavourite: isWanted }),
    onError: (_error, { isWanted }) => setShown({ itemId, isFavourite: !isWanted }),
    onSuccess() {
      for (const path of readPaths) void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' });
    },
  });
  return {
    isFavourite,
    toggle() {
      if (isSignedIn) mutate({ isWanted: !isFavourite });
      else void navigate(loginPath(pathname + search));
    },
  };
}
