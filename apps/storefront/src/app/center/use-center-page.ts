import { useQuery } from '@tanstack/react-query';
import { centerGroups } from './center-menu.ts';
import { staticViews } from './center-views.ts';
import { menuQuery } from './menu.queries.ts';

/** The page of the centre at `pathname`: `page` as the menu names it, `fixed` as the list of pages without an entry does. */
export function useCenterPage(pathname: string) {
  const { data } = useQuery(menuQuery());
  const groups = data ? centerGroups(data) : [];
  const page = groups.flatMap((group) => group.pages).find(({ path }) => path === pathname);
  const fixed = staticViews.find(({ path }) => path === pathname);
  return { groups, page, fixed };
}
