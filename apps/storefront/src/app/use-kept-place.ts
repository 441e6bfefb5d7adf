import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How far down each entry of the history was left, by its key. */
const places = new Map<string, number>();

/** What tells that the visitor moves the page himself. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * After a step back or forward the page stands where it was left. The browser tries that once, when the page
 * is not drawn yet and too short for it; here it is put there as soon as it is long enough. A page that is loaded anew is
 * left to the browser.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const shown = useRef(key);

  useEffect(() => {
    const remember = () => void places.set(shown.current, window.scrollY);
    const leaveToBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    // Its code comes behind the page: who has scrolled by then is remembered as well.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leaveToBrowser);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leaveToBrowser);
    };
  }, []);

  // Before the next page is painted: one that is shorter scrolls by itself, which is not where the last one was left.
  useLayoutEffect(() => {
    if (shown.current === key) return undefined;
    shown.current = key;
    return isStep ? scrollWhenLongEnough(places.get(key) ?? 0) : undefined;
  }, [key, isStep]);
}

/** Scrolls to `place` once the page reaches so far, unless the visitor scrolls first; returns what ends the wait. */
function scrollWhenLongEnough(place: number): () => void {
  const page = document.documentElement;
  const end = () => {
    growth.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, end);
  };
  const growth = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < place) return;
    end();
    window.scrollTo(0, place);
  });
  for (const move of ownMoves) window.addEventListener(move, end, { passive: true });
  // Observing tells the first size, too.
  growth.observe(document.body);
  return end;
}
