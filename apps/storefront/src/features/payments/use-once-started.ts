import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Opens the channel by itself on the way from the cashier, once: who comes back from it, or reloads, presses the button.
 * {@link startedState} is what the way brings along.
 */
export function useOnceStarted(open: () => void): void {
  const {
    pathname,
    search,
    state: from,
  } = useLocation() as ReturnType<typeof useLocation> & {
    state: Partial<typeof startedState> | null;
  };
  const navigate = useNavigate();
  const isStarted = from?.isStarted === true;
  const isOpened = useRef(false);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (!isStarted || isOpened.current) return;
    isOpened.current = true;
    // The step back from the channel leads here again.
    void navigate(pathname + search, { replace: true, state: {} });
    openNow();
  }, [isStarted, navigate, pathname, search]);
}

export const startedState = { isStarted: true };
