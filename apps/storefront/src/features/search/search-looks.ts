import { isPhone } from '@jicai/ui/hooks/use-media.ts';
import { earlyLazy } from '../../app/early-lazy.ts';
import type { SearchView } from './search-view.ts';

/** The two looks of the search page; a screen loads the one it shows. */
export const wideSearch = earlyLazy<{ view: SearchView }>(async () => (await import('./WideSearch.tsx')).WideSearch);
export const phoneSearch = earlyLazy<{ view: SearchView }>(async () => (await import('./PhoneSearch.tsx')).PhoneSearch);

export const preloadSearch = () => (isPhone() ? phoneSearch : wideSearch).preload();
