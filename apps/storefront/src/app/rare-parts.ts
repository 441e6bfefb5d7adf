/** The code of what stands over pages and opens at a touch, or seldom. The shell would name all files of it; it is there before most hands are. */
export const rareParts = {
  addedNote: async () => (await import('../features/cart/AddedNote.tsx')).AddedNote,
  buySheet: async () => (await import('../features/catalog/BuySheet.tsx')).BuySheet,
  categoryMenu: async () => (await import('./layouts/CategoryMenu.tsx')).CategoryMenu,
  categorySheet: async () => (await import('./layouts/CategorySheet.tsx')).CategorySheet,
  footerContent: async () => (await import('./layouts/FooterContent.tsx')).FooterContent,
  keptPlace: async () => (await import('./KeptPlace.tsx')).KeptPlace,
  miniCartPanel: async () => (await import('./layouts/MiniCartPanel.tsx')).MiniCartPanel,
  suggestPanel: async () => (await import('../features/search/suggest/SuggestPanel.tsx')).SuggestPanel,
  undoBar: async () => (await import('../features/cart/UndoBar.tsx')).UndoBar,
  viewingFrame: async () => (await import('../features/viewing/index.ts')).ViewingFrame,
};
