import { siteHost } from '@jicai/web/call/site-host.ts';
import { create } from 'zustand';

const storageKey = `jicai.sentTo.${siteHost}`;

/** The county that goods are looked at for, of this browser; '' while none was chosen: then the default address counts. */
export const useSentTo = create<{ areaCode: string }>(() => ({ areaCode: readStored() }));

export function sendTo(areaCode: string): void {
  useSentTo.setState({ areaCode });
  try {
    window.localStorage.setItem(storageKey, areaCode);
  } catch {
    // A full or forbidden storage only forgets the area.
  }
}

function readStored(): string {
  try {
    const stored = window.localStorage.getItem(storageKey) ?? '';
    return /^\d{6}$/.test(stored) ? stored : '';
  } catch {
    return '';
  }
}
