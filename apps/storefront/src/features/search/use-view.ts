import { create } from 'zustand';

export type View = 'grid' | 'list';
const storageKey = 'jicai.searchView';

/** How goods are shown on wide screens, remembered for the next visit. */
export const useView = create<{ view: View; choose: (view: View) => void }>((set) => ({
  view: window.localStorage.getItem(storageKey) === 'list' ? 'list' : 'grid',
  choose(view) {
    set({ view });
    try {
      window.localStorage.setItem(storageKey, view);
    } catch {
      // A full or forbidden storage only forgets the choice.
    }
  },
}));
