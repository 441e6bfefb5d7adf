import { writeCookie } from './cookies.ts';
import type { Session } from './session.ts';

/** Opens the storefront as a customer sees it, in a tab and with cookies of its own (`data-front` of that page); false where the browser blocks the tab. */
export function openViewing(session: Session): boolean {
  for (const [name, value] of Object.entries(session)) writeCookie(`viewing_${name}`, value);
  return window.open('/viewing/', 'jicai.viewing') !== null;
}
