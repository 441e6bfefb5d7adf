import { create } from 'zustand';

export type MenuPlace = 'nav' | 'slim' | 'home';

/** Which first-level category the mega-menu shows; null: the menu is closed. The home page's own list opens it too. */
interface CategoryMenu {
  categoryId: string | null;
  /**
   * Where it is shown: below the button of the navigation bar or of the slim header, or beside the home page's own
   * list.
   */
  place: MenuPlace;
  /** Opened by the pointer: then moving the focus elsewhere does not close it. */
  byPointer: boolean;
}

export const useCategoryMenu = create<CategoryMenu>(() => ({ categoryId: null, place: 'nav', byPointer: false }));

/** The panel waits a moment before it closes, so that a pointer may cross a gap. */
const lingerMs = 180;
let timer: number | undefined;

export function openCategoryMenu(categoryId: string, opening: { place: MenuPlace; byPointer: boolean }): void {
  window.clearTimeout(timer);
  useCategoryMenu.setState({ categoryId, ...opening });
}

export function keepCategoryMenu(): void {
  window.clearTimeout(timer);
}

export function closeCategoryMenu(): void {
  window.clearTimeout(timer);
  useCategoryMenu.setState({ categoryId: null, byPointer: false });
}

export function closeCategoryMenuSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(closeCategoryMenu, lingerMs);
}
