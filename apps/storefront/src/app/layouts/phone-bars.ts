import { isPhone } from '@jicai/ui/hooks/use-media.ts';
import { earlyPage } from '@jicai/web/page/early-page.tsx';

/* What frames the pages on phones: other screens need not load it. */

const load = () => import('./PhoneBars.tsx');
export const phoneHeader = earlyPage<{ onMenu: () => void }>(async () => (await load()).PhoneHeader);
export const tabBar = earlyPage<{ onMenu: () => void }>(async () => (await load()).TabBar);

export const preloadBars = () => isPhone() && Promise.all([phoneHeader.preload(), tabBar.preload()]);
