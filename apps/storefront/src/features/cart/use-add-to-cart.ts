import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { showAdded } from './added.ts';
import { announceCartChange } from './sync-cart-between-tabs.ts';

interface AddedLine {
  itemId: string;
  chartQty: number;
  unitName: string;
}

/**
 * Puts goods into the cart without leaving the page, and says so at `button`, or as `onAdded` does, for the page that goes on to /addToCart.
 * An anonymous visitor goes to the login page and comes back here.
 */
export function useAddToCart({ onAdded }: { onAdded?: () => void } = {}): {
  add: (line: AddedLine, button: Element) => void;
  isAdding: boolean;
} {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ line: { itemId, chartQty } }: { line: AddedLine; button: Element }) =>
      post('/api/ShopCart/Add', { data: { itemId, chartQty, requestId: newRequestId() } }),
    onSuccess(_, { line, button }) {
      announceCartChange();
      if (onAdded) onAdded();
      else showAdded({ qty: line.chartQty, unitName: line.unitName }, button);
    },
  });
  return {
    add(line, button) {
      if (isSignedIn) mutate({ line, button });
      else void navigate(loginPath(pathname + search));
    },
    isAdding: isPending,
  };
}
