import { isPhone } from '@jicai/ui/hooks/use-media.ts';
import { earlyPage } from '@jicai/web/page/early-page.tsx';
import type { SearchView } from '../features/search/index.ts';

/** The two looks of the search page; a screen loads the one it shows. */
export const wideSearch = earlyPage<{ view: SearchView }>(
  async () => (await import('../features/search/WideSearch.tsx')).WideSearch,
);
export const phoneSearch = earlyPage<{ view: SearchView }>(
  async () => (await import('../features/search/PhoneSearch.tsx')).PhoneSearch,
);

export const preloadSearch = () => (isPhone() ? phoneSearch : wideSearch).preload();
