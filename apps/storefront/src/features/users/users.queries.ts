import type { OrgNode } from '@jicai/contract/organisation.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '../../app/post.ts';
import { queryClient } from '../../app/query-client.ts';
import { orgTreeQuery, refreshOrgs } from '../organisation/org.queries.ts';

const pagePath = '/api/CustUser/GetPage';
const rolesPath = '/api/CustRole/GetPage';

/** '' where the list is not narrowed. */
interface UserFilter {
  orgId: string;
  roleId: string;
  userState: number | undefined;
  searchKey: string;
}

export const usersQuery = ({ searchKey, pageIndex, ...reqData }: UserFilter & { pageIndex: number }) => {
  const body = { reqData, searchKey, pageIndex, pageSize: 20 };
  return queryOptions({
    queryKey: [pagePath, body],
    queryFn: ({ signal }) => post(pagePath, body, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** A department with how deep it stands: 0 directly below the enterprise. */
export interface OrgChoice {
  orgId: string;
  orgName: string;
  depth: number;
}

/** Departments from top to bottom, each before those below it. */
export const orgChoicesQuery = () =>
  queryOptions({ ...orgTreeQuery(), select: (tree: OrgNode[]) => choicesOf(tree, 0), staleTime: 60_000 });

const choicesOf = (nodes: readonly OrgNode[], depth: number): OrgChoice[] =>
  nodes.flatMap(({ orgId, orgName, children }) => [{ orgId, orgName, depth }, ...choicesOf(children, depth + 1)]);

/** All roles of the enterprise: it has few. */
export const roleChoicesQuery = () => {
  const body = { reqData: {}, pageIndex: 1, pageSize: 100 };
  return queryOptions({
    queryKey: [rolesPath, body],
    queryFn: async ({ signal }) => (await post(rolesPath, body, { signal })).resultData,
    staleTime: 60_000,
  });
};

/** After a change: the list, and how many people departments and roles have. */
export const refreshUsers = () =>
  Promise.all([
    ...[pagePath, rolesPath].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
    refreshOrgs(),
  ]);
