import { Refusal } from '@jicai/web/call/faults.ts';
import { toastRefusal } from '@jicai/web/call/query-client.ts';
import { useRef, useState } from 'react';
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
  /**
   * requestIds of what was sent and not answered: after a broken line the same press is the same command, and goes in once. As
   * useWriteOnce does it, which the first page would load for this.
   */
  const unanswered = useRef<Record<string, string>>({});
  /** Without a mutation of the query library, which the first page would load for it. */
  async function send({ itemId, chartQty, unitName }: AddedLine, button: Element) {
    const line = `${itemId} ${chartQty}`;
    setIsAdding(true);
    try {
      const requestId = (unanswered.current[line] ||= newRequestId());
      await post('/api/ShopCart/Add', { data: { itemId, chartQty, requestId } });
      unanswered.current[line] = '';
      announceCartChange();
      if (onAdded) onAdded(button);
      else showAdded({ qty: chartQty, unitName }, button);
    } catch (error) {
      if (error instanceof Refusal) unanswered.current[line] = '';
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
