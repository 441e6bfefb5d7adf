import { toastRefusal } from '@jicai/web/call/query-client.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { showAdded } from './added.ts';
import { announceCartChange } from './sync-cart-between-tabs.ts';

interface AddedLine {
  itemId: string;
  chartQty: number;
  unitName: string;
}

/**
 * Puts goods into the cart without leaving the page, and says so at `button`, or as `onAdded` does, for a sheet that closes.
 * An anonymous visitor goes to the login page and comes back here.
 */
export function useAddToCart({ onAdded }: { onAdded?: (button: Element) => void } = {}): {
  add: (line: AddedLine, button: Element) => void;
  isAdding: boolean;
} {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  /** The same press after a broken line is the same command: it may have arrived, and goes in once. */
  const sendOnce = useWriteOnce((data: { itemId: string; chartQty: number }, requestId) =>
    post('/api/ShopCart/Add', { data: { ...data, requestId } }),
  );
  /** Without a mutation of the query library, which the first page would load for it. */
  async function send({ itemId, chartQty, unitName }: AddedLine, button: Element) {
    setIsAdding(true);
    try {
      await sendOnce({ itemId, chartQty });
      announceCartChange();
      if (onAdded) onAdded(button);
      else showAdded({ qty: chartQty, unitName }, button);
    } catch (error) {
      toastRefusal(error);
    }
    setIsAdding(false);
  }
  return {
    add(line, button) {
      if (isSignedIn) void send(line, button);
      else void navigate(loginPath(pathname + search));
    },
    isAdding,
  };
}
