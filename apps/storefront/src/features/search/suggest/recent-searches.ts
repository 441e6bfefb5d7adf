import { create } from 'zustand';
import { siteHost } from '@jicai/web/call/site-host.ts';

const storageKey = `jicai.recentSearches.${siteHost}`;
const maxKept = 10;

/** What this browser searched for in this shop, the latest first. It never leaves the browser. */
export const useRecentSearches = create<{ words: readonly string[] }>(() => ({ words: readStored() }));

export function rememberSearch(word: string): void {
  const others = useRecentSearches.getState().words.filter((one) => one !== word);
  keep([word, ...others].slice(0, maxKept));
}

export const forgetSearch = (word: string): void =>
  keep(useRecentSearches.getState().words.filter((one) => one !== word));

export const forgetSearches = (): void => keep([]);

function keep(words: readonly string[]): void {
  useRecentSearches.setState({ words });
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(words));
  } catch {
    // A full or forbidden storage only forgets the searches.
  }
}

function readStored(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, maxKept) : [];
  } catch {
    return [];
  }
}
