import { isPhone } from '@jicai/ui/hooks/use-media.ts';
import { earlyLazy } from '../early-lazy.ts';

/* What frames the pages on phones: other screens need not load it. */

const load = () => import('./PhoneBars.tsx');
export const phoneHeader = earlyLazy<{ onMenu: () => void }>(async () => (await load()).PhoneHeader);
export const tabBar = earlyLazy<{ onMenu: () => void }>(async () => (await load()).TabBar);

export const preloadBars = () => isPhone() && Promise.all([phoneHeader.preload(), tabBar.preload()]);
