import type { UserState } from '@jicai/domain/people/user-rules.ts';
import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';
import { departmentsOf, orgTreeQuery, type ParentChoice, refreshOrgs } from '../organisation/index.ts';
import { refreshRoles } from '../roles/index.ts';

const pagePath = '/api/CustUser/GetPage';

/** '' where the list is not narrowed. */
interface UserFilter {
  orgId: string;
  roleId: string;
  userState: UserState | undefined;
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

/** Departments from top to bottom, each before those below it. */
export const orgChoicesQuery = () => queryOptions({ ...orgTreeQuery(), select: choicesOf });

const choicesOf = (tree: OrgNode[]): ParentChoice[] =>
  departmentsOf(tree).map(({ orgId, orgName, level }) => ({ orgId, orgName, depth: level - 1 }));

/** After a change: the list, how many people departments and roles have, and what the viewer himself may do. */
export const refreshUsers = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: [pagePath] }), refreshOrgs(), refreshRoles()]);
