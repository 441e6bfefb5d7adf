import { isPhone } from '@jicai/ui/hooks/use-media.ts';
import { earlyLazy } from './early-lazy.ts';
import type { SearchView } from '../features/search/index.ts';

/** The two looks of the search page; a screen loads the one it shows. */
export const wideSearch = earlyLazy<{ view: SearchView }>(
  async () => (await import('../features/search/WideSearch.tsx')).WideSearch,
);
export const phoneSearch = earlyLazy<{ view: SearchView }>(
  async () => (await import('../features/search/PhoneSearch.tsx')).PhoneSearch,
);

export const preloadSearch = () => (isPhone() ? phoneSearch : wideSearch).preload();
