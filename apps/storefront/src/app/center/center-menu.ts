import type { MenuNode } from './menu.queries.ts';
import { centerViews, type ViewPage } from './center-views.ts';

export interface CenterPage {
  path: string;
  /** functionName of the menu. */
  title: string;
  /** Key of its view, such as order/myOrder. */
  view: string;
  /** The route exists but is not shown in the menu. */
  isHidden: boolean;
  Page: ViewPage;
}
export interface CenterGroup {
  path: string;
  title: string;
  pages: CenterPage[];
}

/**
 * The routes of the function menu (docs/domain/menu.md §1): `/{module}/{formUrl}` for a group and
 * `/{module}/{formUrl}/{child}` for its pages, in the order of sortNo. Entries without a screen are left out, and
 * groups without a page with them.
 */
export function centerGroups(menu: readonly MenuNode[]): CenterGroup[] {
  return menu
    .filter((group) => !group.isDisable)
    .toSorted((a, b) => a.sortNo - b.sortNo)
    .map((group) => toGroup(group))
    .filter((group) => group.pages.length > 0);
}

function toGroup(group: MenuNode): CenterGroup {
  const path = `/${group.module || 'center'}/${group.formUrl}`;
  const pages = group.children
    .toSorted((a, b) => a.sortNo - b.sortNo)
    .flatMap((child) => {
      const view = `${group.formUrl}/${child.formUrl}`;
      const Page = centerViews[view];
      if (!Page) return [];
      return [{ path: `${path}/${child.formUrl}`, title: child.functionName, view, isHidden: child.isDisable, Page }];
    });
  return { path, title: group.functionName, pages };
}
