import type { OrgNode } from '@jicai/contract/people/organisation.ts';
import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';
import { queryClient } from '@jicai/web/call/query-client.ts';

const treePath = '/api/CustOrg/GetTree';
const leadersPath = '/api/CustOrg/GetLeaders';

/** The departments of the enterprise, with leaders and people. */
export const orgTreeQuery = () =>
  queryOptions({
    queryKey: [treePath],
    queryFn: async ({ signal }): Promise<OrgNode[]> => (await post(treePath, { reqData: {} }, { signal })).resultData,
    staleTime: 0,
  });

/** Who may lead a department. */
export const leadersQuery = () =>
  queryOptions({
    queryKey: [leadersPath],
    queryFn: async ({ signal }) => (await post(leadersPath, { reqData: {} }, { signal })).resultData,
  });

export const refreshOrgs = () => queryClient.invalidateQueries({ queryKey: [treePath] });
