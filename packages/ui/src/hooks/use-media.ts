import { useSyncExternalStore } from 'react';

/** True while the CSS media query holds; follows the window. */
export function useMedia(query: string): boolean {
  const subscribe = (listener: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

const phone = '(max-width: 767px)';
/** A phone: the one-line header, the tab bar and lists instead of grids. */
export const useIsPhone = () => useMedia(phone);
/** The same outside of components. */
export const isPhone = () => window.matchMedia(phone).matches;
