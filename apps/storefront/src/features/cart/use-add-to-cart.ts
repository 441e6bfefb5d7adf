import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { announceCartChange } from './sync-cart-between-tabs.ts';

/**
 * Puts goods into the cart without leaving the page. An anonymous visitor goes to the login page and comes back here. `onAdded` replaces the
 * toast, for the page that goes on to /addToCart.
 */
export function useAddToCart({ onAdded = () => toast.ok('已加入购物车') }: { onAdded?: () => void } = {}): {
  add: (line: { itemId: string; chartQty: number }) => void;
  isAdding: boolean;
} {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (line: { itemId: string; chartQty: number }) =>
      post('/api/ShopCart/Add', { data: { ...line, requestId: newRequestId() } }),
    onSuccess() {
      announceCartChange();
      onAdded();
    },
  });
  return {
    add(line) {
      if (isSignedIn) mutate(line);
      else void navigate(loginPath(pathname + search));
    },
    isAdding: isPending,
  };
}
